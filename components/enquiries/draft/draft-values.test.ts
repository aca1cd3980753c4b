// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleConfig } from '#components/enquiries/fixture-config.ts'
import { keepValues, openedValues, type Seeds } from './draft-values.ts'
import { dropDraft, onDraftDropped, readDraft } from './drafts.ts'
import { forgetKey, keyFor } from './idempotency-key.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('what a form opens with', () => {
  it('is empty but for its default', () => {
    expect(open('callback').type).toBe('')
    expect(open('whatsapp').type).toBe('staff')
    expect(open('price').phone).toBe('')
  })

  it('is what was left in it, form by form', () => {
    keep('callback', { type: 'job', name: 'Ann', phone: '+44' })
    expect(open('callback')).toMatchObject({ type: 'job', name: 'Ann', phone: '+44' })
    expect(open('apply').name).toBe('')
  })

  it('is what the opening knows', () => {
    expect(open('price', { position: 'Nanny', location: 'Monaco' })).toMatchObject({
      position: 'Nanny',
      location: 'Monaco',
    })
  })

  it('keeps a choice changed by hand when it is opened from the same place again', () => {
    keep('price', { position: 'Private chef' }, { position: 'Nanny' })
    expect(open('price', { position: 'Nanny' }).position).toBe('Private chef')
    keep('price', { position: '' }, { position: 'Nanny' })
    expect(open('price', { position: 'Nanny' }).position).toBe('')
  })

  it('follows another opening where nothing was typed', () => {
    const uae = { position: 'Nanny', location: 'UAE' }
    keep('price', { ...uae, name: 'Ann' }, uae)
    expect(open('price', { position: 'Private chef', location: 'France' })).toMatchObject({
      position: 'Private chef',
      location: 'France',
      name: 'Ann',
    })
  })

  it('never puts what it knows in place of words that were typed', () => {
    keep('price', { location: 'Dubai Marina' }, { location: 'UAE' })
    expect(open('price', { location: 'France' }).location).toBe('Dubai Marina')
  })

  it('names the same position in the other language', () => {
    keep('price', { position: 'Nanny' })
    expect(open('price', {}, 'ru').position).toBe('Няня')
  })

  it('keeps a position that this page does not offer', () => {
    keep('price', { position: 'Falconer' })
    expect(open('price').position).toBe('Falconer')
  })

  it('fits a phone that was typed before the mask came', () => {
    keep('apply', { phone: '8 (999) 123-45-67' })
    expect(open('apply').phone).toBe('+89991234567')
  })

  it('is empty again where the tab holds something else', () => {
    sessionStorage.setItem('enquiry callback', '{"values":{"name":7}}')
    expect(open('callback').name).toBe('')
    sessionStorage.setItem('enquiry callback', 'not JSON')
    expect(open('callback').name).toBe('')
  })
})

describe('a draft', () => {
  it('never leaves the tab, and is gone once it is dropped', () => {
    const dropped = vi.fn()
    const stop = onDraftDropped(dropped)
    keep('callback', { name: 'Ann' })
    expect(localStorage).toHaveLength(0)
    dropDraft('callback')
    expect(sessionStorage).toHaveLength(0)
    expect(dropped).toHaveBeenCalledWith('callback')
    stop()
  })

  it('holds also where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keep('callback', { name: 'Ann' })
    expect(open('callback').name).toBe('Ann')
    dropDraft('callback')
    expect(open('callback').name).toBe('')
  })

  it('remembers how long it has been filled in', () => {
    keep('callback', { name: 'A' }, {}, 1_000)
    keep('callback', { name: 'Ann' }, {}, 9_000)
    expect(readDraft('callback')?.filledMs).toBe(9_000)
  })
})

describe('the key', () => {
  it('stays while the same is sent again, also after more typing that was undone', () => {
    keep('apply', { name: 'Ann' })
    const key = keyFor('apply', 'same')
    expect(key).toMatch(UUID)
    keep('apply', { name: 'Anna' })
    keep('apply', { name: 'Ann' })
    expect(keyFor('apply', 'same')).toBe(key)
  })

  it('is another one for anything else, and after a refusal', () => {
    const key = keyFor('apply', 'one')
    expect(keyFor('apply', 'two')).not.toBe(key)
    const second = keyFor('apply', 'two')
    forgetKey('apply')
    expect(keyFor('apply', 'two')).not.toBe(second)
  })

  it('is made also on a page without https', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
    expect(keyFor('whatsapp', 'x')).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
    vi.unstubAllGlobals()
  })
})

type Form = Parameters<typeof openedValues>[0]['form']

function open(form: Form, seeds: Seeds = {}, locale: 'en' | 'ru' = 'en') {
  return openedValues({ form, seeds, positions: sampleConfig(locale).positions })
}

function keep(form: Form, values: Seeds, seeds: Seeds = {}, filledMs = 0) {
  keepValues(values, {
    form,
    seeds,
    positions: sampleConfig().positions,
    fillTime: () => filledMs,
  })
}
