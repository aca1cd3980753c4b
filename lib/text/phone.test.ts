import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { dropTrunkZero, groupPhone, normalizePhone, toTelHref } from './phone.ts'

describe('groupPhone', () => {
  it.each([
    ['+447700900123', '+44 7700 900 123'],
    ['+12025550100', '+1 202 555 0100'],
    ['+74950000000', '+7 495 000 0000'],
    ['+380440000011', '+380 440 000 011'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+1', '+1'],
    ['+01632960123', '+01632960123'],
  ])('writes %s as %s, and dials the same', (number, grouped) => {
    expect(groupPhone(number).replaceAll('\u00A0', ' ')).toBe(grouped)
    expect(toTelHref(grouped)).toBe(toTelHref(number))
  })
})

describe('toTelHref', () => {
  it.each([
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['+7 (495) 000-00-00', 'tel:+74950000000'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['(020) 7946 0958', 'tel:02079460958'],
    [' +1\u00A0202\u2011555\u20110100 ', 'tel:+12025550100'],
    ['020+7946', 'tel:0207946'],
  ])('dials %s as %s', (phone, href) => {
    expect(toTelHref(phone)).toBe(href)
  })

  it.each([
    ['+44 20 7946 0958 ext. 5', 'tel:+442079460958;ext=5'],
    ['+44 20 7946 0958 Ext 05', 'tel:+442079460958;ext=05'],
    ['+44 20 7946 0958, extension 12', 'tel:+442079460958;ext=12'],
    ['+7 (495) 000-00-00 (доб. 12)', 'tel:+74950000000;ext=12'],
    ['+7 495 000-00-00, доб.\u00A0123', 'tel:+74950000000;ext=123'],
    ['8 (495) 000-00-00 добавочный 7', 'tel:84950000000;ext=7'],
    ['+7 495 000-00-00 вн. 7', 'tel:+74950000000;ext=7'],
    ['+442079460958;ext=5', 'tel:+442079460958;ext=5'],
    ['+44 20 7946 0958 #5', 'tel:+442079460958;ext=5'],
    ['+44 20 7946 0958,5', 'tel:+442079460958;ext=5'],
    ['+44 20 7946 0958,,105', 'tel:+442079460958;ext=105'],
    ['+1 202 555 0100 x5', 'tel:+12025550100;ext=5'],
  ])('keeps the extension apart from the number: %s', (phone, href) => {
    expect(toTelHref(phone)).toBe(href)
  })

  it.each([
    ['+44 20 7946 0958, +44 20 7946 0959', 'tel:+442079460958'],
    ['+44 20 7946 0958 or 020 7946 0959', 'tel:+442079460958'],
    ['тел. 8 (495) 000-00-00, звонить до 18:00', 'tel:84950000000'],
  ])('dials the first number alone where more digits follow: %s', (phone, href) => {
    expect(toTelHref(phone)).toBe(href)
  })
})

describe('normalizePhone', () => {
  it.each([
    ['+44 20 7946 0011', '+442079460011'],
    ['+44 (0)20 7946 0011', '+442079460011'],
    ['+44 ( 0 ) 20 7946 0011', '+442079460011'],
    ['+44(0)(20)79460011', '+442079460011'],
    ['0044 (0)20 7946-0011', '+442079460011'],
    ['(+44) 20.7946.0011', '+442079460011'],
    ['00971 50 123 4567', '+971501234567'],
    ['+00971 50 123 4567', '+971501234567'],
    ['+39 06 1234 5678', '+390612345678'],
    ['tel:+44-20-7946-0011', '+442079460011'],
    ['Phone: +44 20 7946 0011', '+442079460011'],
    ['WhatsApp +44 20 7946 0011', '+442079460011'],
    ['+44 20 7946 0011 ext. 12', '+442079460011'],
    ['+44 20 7946 0011 x12', '+442079460011'],
    ['+44 20 7946 0011 #12', '+442079460011'],
    ['tel:+442079460011;ext=12', '+442079460011'],
    ['+7 (495) 000-00-00, доб. 12', '+74950000000'],
    ['+7 (495) 000-00-00 (доб. 12)', '+74950000000'],
    ['＋４４（０）２０ ７９４６ ００１１', '+442079460011'],
    ['\u202A+44\u00A020\u20117946\u20110011\u202C', '+442079460011'],
    ['٠٠٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['', ''],
  ])('reads %j as %s, on either site', (written, number) => {
    for (const locale of LOCALES) expect(normalizePhone(written, locale)).toBe(number)
  })

  it.each([
    ['8 (916) 123-45-67', '+79161234567'],
    ['8 800 555-35-35', '+78005553535'],
    ['8 (701) 123-45-67', '+77011234567'],
    ['7 916 123-45-67', '+79161234567'],
    ['8 10 44 20 7946 0011', '+442079460011'],
    ['8~10 44 20 7946 0011', '8~10442079460011'],
    ['81 3 1234 5678', '81312345678'],
    ['8 (029) 123-45-67', '80291234567'],
    ['8 916 123', '8916123'],
    ['+8 916 123-45-67', '+89161234567'],
  ])('reads %j as %s on the Russian site', (written, number) => {
    expect(normalizePhone(written, 'ru')).toBe(number)
  })

  it.each([
    ['8 (916) 123-45-67', '89161234567'],
    ['020 7946 0011', '02079460011'],
    ['(0)20 7946 0011', '02079460011'],
    ['12 monkeys', '12monkeys'],
    ['soon', 'soon'],
    ['+44 20 seven', '+4420seven'],
    ['44 0', '440'],
  ])('does not guess what %j is on the English site', (written, number) => {
    expect(normalizePhone(written, 'en')).toBe(number)
  })

  it('leaves a number alone that is already what is dialled', () => {
    const number = fc.stringMatching(/^\+[1-9]\d{0,14}$/).filter(hasNoTrunkZero)
    fc.assert(
      fc.property(number, fc.constantFrom(...LOCALES), (dialled, locale) => {
        expect(normalizePhone(dialled, locale)).toBe(dialled)
      }),
    )
  })

  it('reads a number in whatever way its digits are parted and its plus sign is written', () => {
    const digits = fc.stringMatching(/^[1-9]\d{6,14}$/).filter((it) => hasNoTrunkZero(`+${it}`))
    const plus = fc.constantFrom('+', '00', '+ ', '(+)', 'tel:+', 'тел. 00', '\u202D+')
    const separators = fc.array(fc.constantFrom('', ' ', '-', '\u00A0', '.', '\u2011', '\u200B'))
    fc.assert(
      fc.property(
        plus,
        digits,
        separators,
        fc.constantFrom(...LOCALES),
        (start, number, parts, locale) => {
          const written = Array.from(number, (digit, place) => digit + (parts[place] ?? '')).join(
            '',
          )
          expect(normalizePhone(start + written, locale)).toBe(`+${number}`)
        },
      ),
    )
  })

  it.each(['none', 'нет'])('leaves %s, which is a word and no label of a number', (word) => {
    expect(normalizePhone(word, 'ru')).toBe(word)
  })

  it.each([
    ['+971 050 123 4567', '+971501234567'],
    ['0044 020 7946 0011', '+442079460011'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('drops the 0 that is dialled only at home: %s', (written, dialled) => {
    expect(normalizePhone(written, 'en')).toBe(dialled)
  })

  it('does not look into a text that is no number by its length', () => {
    const text = `+44${' ('.repeat(5_000)}`
    expect(normalizePhone(text, 'ru')).toBe(text)
  })
})

function hasNoTrunkZero(number: string): boolean {
  return dropTrunkZero(number) === number
}
