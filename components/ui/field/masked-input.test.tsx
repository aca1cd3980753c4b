// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MaskedInput } from './masked-input.tsx'
import { PhoneField } from './phone-field.tsx'

afterEach(cleanup)

const PASTED = [
  ['8 (999) 123-45-67', '+89991234567'],
  ['+7 999 123-45-67', '+79991234567'],
  ['00971 50 123 4567', '+00971501234567'],
  ['+971-50-123-45-67', '+971501234567'],
  ['tel:+44.20.7946.0011 ext', '+442079460011'],
  ['\u202a+7\u00a0999\u2011123\u202c', '+7999123'],
  ['٠٠٩٧١٥٠١٢٣٤٥٦٧', '+00971501234567'],
  ['+７９９９', '+7999'],
  ['+1234567890123456789', '+123456789012345'],
  ['no number at all', ''],
  ['+', '+'],
] as const

describe('a phone', () => {
  it.each(PASTED)('pasted as %j is %j', async (pasted, shown) => {
    const { user, input } = showPhone()
    await user.click(input)
    await user.paste(pasted)
    expect(input.value).toBe(shown)
  })

  it.each(PASTED)('set by autofill as %j is %j', (filled, shown) => {
    const { input } = showPhone()
    fireEvent.input(input, { target: { value: filled } })
    expect(input.value).toBe(shown)
  })

  it('is typed with or without its plus sign', async () => {
    const { user, input } = showPhone()
    await user.type(input, '+44 20 7946')
    expect(input.value).toBe('+44207946')
    await user.clear(input)
    expect(input.value).toBe('')
    await user.type(input, '4420')
    expect(input.value).toBe('+4420')
  })

  it('pasted over a selection replaces it, and typing goes on behind it', async () => {
    const { user, input } = showPhone('+442079460011')
    await user.click(input)
    input.setSelectionRange(3, 7)
    await user.paste('(99) 9')
    expect(input.value).toBe('+44999460011')
    expect(input.selectionStart).toBe(6)
    await user.keyboard('5')
    expect(input.value).toBe('+449995460011')
  })

  it('pasted over everything is what was pasted', async () => {
    const { user, input } = showPhone('+442079460011')
    await user.click(input)
    input.setSelectionRange(0, input.value.length)
    await user.paste('8 (999) 123-45-67')
    expect(input.value).toBe('+89991234567')
  })

  it('loses exactly the digits that are deleted, and keeps the caret there', async () => {
    const { user, input } = showPhone('+442079460011')
    await user.click(input)
    input.setSelectionRange(5, 5)
    await user.keyboard('{Backspace}')
    expect([input.value, input.selectionStart]).toEqual(['+44279460011', 4])
    await user.keyboard('{Delete}')
    expect([input.value, input.selectionStart]).toEqual(['+4429460011', 4])
  })

  it('keeps its plus sign when that alone is deleted', async () => {
    const { user, input } = showPhone('+4420')
    await user.click(input)
    input.setSelectionRange(1, 1)
    await user.keyboard('{Backspace}')
    expect(input.value).toBe('+4420')
  })

  it('takes nothing more when it is full, and pushes no digit out', async () => {
    const { user, input } = showPhone('+123456789012345')
    await user.click(input)
    input.setSelectionRange(4, 4)
    await user.keyboard('9')
    expect(input.value).toBe('+123456789012345')
  })

  it('typed into the middle by pasting a whole number keeps all that fits', async () => {
    const { user, input } = showPhone('+4930')
    await user.click(input)
    input.setSelectionRange(3, 3)
    await user.paste('+7 999')
    expect(input.value).toBe('+49799930')
  })

  it('is left alone while it is composed, and fitted once that is done', () => {
    const { input } = showPhone('+44')
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: '+44２０' }, isComposing: true })
    expect(input.value).toBe('+44２０')
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('+4420')
  })

  it('filled without a word is fitted when the field is left', () => {
    const { input } = showPhone()
    input.value = '8 999'
    fireEvent.blur(input)
    expect(input.value).toBe('+8999')
  })

  it('is a telephone to the browser, and begins empty', () => {
    const { input } = showPhone()
    expect(input.value).toBe('')
    const { type, inputMode, autocomplete } = input
    expect({ type, inputMode, autocomplete }).toEqual({
      type: 'tel',
      inputMode: 'tel',
      autocomplete: 'tel',
    })
  })
})

describe('a masked input', () => {
  it.each([
    ['99-99', '1a2/34', '12-34'],
    ['99-99', '123', '12-3'],
    ['aa 99', '1жä7', 'жä 7'],
    ['**/99', 'ж712', 'ж7/12'],
    ['0#-99', '12', '0#-12'],
  ])('with the mask %j makes %j to %j, with no place holders', async (mask, typed, shown) => {
    const { user, input } = showMasked(mask)
    await user.type(input, typed)
    expect(input.value).toBe(shown)
  })

  it('keeps what is incomplete when it is left', async () => {
    const { user, input } = showMasked('99-99')
    await user.type(input, '123')
    await user.tab()
    expect(input.value).toBe('12-3')
  })

  it('lets one change a letter among digits', async () => {
    const { user, input } = showMasked('99-aa')
    await user.type(input, '12ab')
    input.setSelectionRange(3, 3)
    await user.keyboard('{Delete}c')
    expect(input.value).toBe('12-cb')
  })

  it('tells once that it is complete', async () => {
    const onComplete = vi.fn()
    const { user, input } = showMasked('99-99', onComplete)
    await user.type(input, '123')
    expect(onComplete).not.toHaveBeenCalled()
    await user.type(input, '45')
    expect(onComplete.mock.calls).toEqual([['12-34']])
  })
})

function showPhone(value = '') {
  render(<PhoneField label="Phone" defaultValue={value} />)
  return { user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('Phone') }
}

function showMasked(mask: string, onComplete?: (value: string) => void) {
  render(<MaskedInput mask={mask} onComplete={onComplete} aria-label="Code" />)
  return { user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('Code') }
}
