export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The best match of an Accept-Language header; English where it asks for neither. */
export function pickLanguage(header: string | null): Language {
  const wishes = (header ?? '')
    .split(',', 20)
    .map(readWish)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wishes) {
    const language = tag === '*' ? 'en' : LANGUAGES.find((known) => known === tag.split('-')[0])
    if (language) return language
  }
  return 'en'
}

function readWish(text: string) {
  const [tag = '', ...params] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = params.find((param) => param.startsWith('q='))?.slice(2)
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
}
