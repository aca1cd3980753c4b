import { describe, expect, it } from 'vitest'
import { meantPhone } from './phone.ts'
import { calledPhone, doubtPhone } from './phone-doubt.ts'

const [UK, CYPRUS, RUSSIA, UAE, ITALY] = [
  '+442079460011',
  '+35725000011',
  '+74950000011',
  '+97140000011',
  '+390200000011',
]

describe('doubtPhone', () => {
  it.each([
    ['+', undefined],
    ['+44207', 'short'],
    ['+442079460011', undefined],
    ['+441632960123', undefined],
    ['+44163296012', undefined],
    ['+44163296060123', 'long'],
    ['+791612345', 'short'],
    ['+79161234567', undefined],
    ['+12025550100', undefined],
    ['+1202555010', 'short'],
    ['+901234567', 'short'],
    ['+998901234567', undefined],
    ['+37799123456', undefined],
    ['+390612345678', undefined],
    ['+99', 'short'],
    ['+99123456', 'code'],
    ['+89165550142', 'code'],
    ['+0', 'domestic'],
    ['+01632960123', 'domestic'],
    ['+810442079460011', undefined],
    ['+6831234', 'short'],
  ])('of %s', (number, fault) => {
    expect(doubtPhone(number)?.fault).toBe(fault)
  })

  it.each([
    ['+01632960123', UK, '+441632960123'],
    ['+99123456', CYPRUS, '+35799123456'],
    ['+0501234567', UAE, '+971501234567'],
    ['+0612345678', ITALY, '+390612345678'],
    ['+89165550142', RUSSIA, '+79165550142'],
    ['+44163296060123', UK, undefined],
    ['+01632960123', CYPRUS, undefined],
  ])('of %s, near %s, suggests %s', (number, home, meant) => {
    expect(doubtPhone(number, [home])?.suggestion).toBe(meant)
  })

  it('suggests the country whose numbers mostly have that length', () => {
    expect(doubtPhone('+0501234567', [UK, UAE])?.suggestion).toBe('+971501234567')
    expect(doubtPhone('+07700900123', [UAE, UK])?.suggestion).toBe('+447700900123')
    expect(doubtPhone('+0163296012', [UK, CYPRUS])?.suggestion).toBe('+44163296012')
  })

  it.each([
    ['+01632960123', UK, '+441632960123'],
    ['+012254960123', UK, '+012254960123'],
    ['+89165550142', RUSSIA, '+89165550142'],
    ['+442079460011', UK, '+442079460011'],
  ])('of %s, near %s, calls %s when it is sent all the same', (number, home, called) => {
    expect(calledPhone(number, doubtPhone(number, [home]))).toBe(called)
  })

  it.each([
    ['+012254960123', UK, 'long'],
    ['+012254960', UK, 'short'],
    ['+01632960123', UK, undefined],
    ['+012254960123', ITALY, undefined],
    ['+012254960123', undefined, undefined],
  ])('of %s, dialled at home near %s, tells also of its length', (number, home, length) => {
    const doubt = doubtPhone(number, home ? [home] : [])
    expect(doubt).toMatchObject({ fault: 'domestic', isAsked: true })
    expect(doubt?.length).toBe(length)
  })

  it('only tells of a number that is hardly begun', () => {
    expect(doubtPhone('+44207')?.isAsked).toBe(false)
    expect(doubtPhone('+4420794')?.isAsked).toBe(true)
  })
})

describe('meantPhone', () => {
  it.each([
    ['+89165550142', '+89165550142', '+79165550142'],
    ['+79165550142', '+79165550142', '+79165550142'],
    ['+4401632960123', '+441632960123', '+441632960123'],
    ['+810442079460011', '+810442079460011', '+442079460011'],
    ['', '', ''],
    ['+', '+', '+'],
  ])('of %j, which begins with the plus sign of the field', (shown, english, russian) => {
    expect(meantPhone(shown, 'en')).toBe(english)
    expect(meantPhone(shown, 'ru')).toBe(russian)
  })
})
