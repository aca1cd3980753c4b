/** Things of household work that the house has drawings of. */
export const BELONGINGS = [
  'teddy-bear',
  'building-blocks',
  'goggles',
  'baby-bottle',
  'bootees',
  'night-light',
  'paper-boat',
  'paint-jar',
  'sailing-boat',
  'rocking-horse',
  'kite',
  'copper-pan',
  'utensil-jar',
  'fruit-bowl',
  'stockpot',
  'preserves',
  'pie',
  'rolling-pin',
  'oil-bottle',
  'teacup',
  'teapot',
  'coffee-pot',
  'onions',
  'ladles',
  'decanter',
  'wine-glass',
  'candlestick',
  'shoe-brush',
  'shoe-polish',
  'desk-bell',
  'vase',
  'chess',
  'picnic-basket',
  'iron',
  'linen',
  'herbs',
  'apron',
  'hatbox',
  'feather-duster',
  'folded-shirt',
  'sewing-machine',
  'thread',
  'scissors',
  'toolbox',
  'lantern',
  'keys',
  'watering-can',
  'trug',
  'secateurs',
  'boots',
  'flower-pot',
  'driving-gloves',
  'thermos',
  'toy-car',
  'straw-hat',
  'umbrella',
  'books',
  'globe',
  'metronome',
  'framed-photograph',
  'spectacles',
  'plans',
  'suitcase',
  'diary',
  'clock',
  'clipboard',
  'carafe',
  'ledgers',
  'telephone',
  'letters',
  'violin',
  'camera',
  'set-square',
  'slate',
  'calendar',
  'cloche',
  'dinner-jacket',
  'coins',
  'passport',
  'contract',
  'hourglass',
  'magnifier',
  'radio',
  'stethoscope',
] as const

export type Belonging = (typeof BELONGINGS)[number]

/** More would be a heap. */
const MOST = 3

/** By the slug of a category, of those who have named nothing of their own. */
const USUAL: ReadonlyMap<string, readonly Belonging[]> = new Map([
  ['children', ['teddy-bear', 'building-blocks']],
  ['house', ['iron', 'linen']],
  ['kitchen-and-table', ['utensil-jar', 'copper-pan']],
  ['management', ['ledgers', 'desk-bell', 'keys']],
  ['road-garden-safety', ['thermos', 'lantern', 'driving-gloves']],
  ['consultants', ['telephone', 'letters']],
  ['care', ['teacup', 'spectacles', 'vase']],
])
const OF_ANYBODY: readonly Belonging[] = ['vase', 'books', 'keys']

/** What somebody is shown by: what is drawn of the names, else what is usual. */
export function belongingsOf(names: readonly string[], category: string): readonly Belonging[] {
  const known = drawnBelongings(names)
  return known.length > 0 ? known : (USUAL.get(category) ?? OF_ANYBODY)
}

/** Of the names those that there is a drawing for; none where another picture is to stand for them. */
export function drawnBelongings(names: readonly string[]): readonly Belonging[] {
  return [...new Set(names)].filter(isBelonging).slice(0, MOST)
}

export function isBelonging(name: string): name is Belonging {
  return (BELONGINGS as readonly string[]).includes(name)
}
