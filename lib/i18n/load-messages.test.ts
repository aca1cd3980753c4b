import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import type { MessageTree } from './fallback-messages.ts'
import { WRITTEN_MESSAGES } from './languages.ts'
import { createMessageLoader } from './load-messages.ts'
import type { Locale } from './locales.ts'
import { createMessageFaults } from './message-faults.ts'

const EN = {
  site: { close: 'Close', nav: { about: 'About', blog: 'Blog' }, offices: '{count} offices' },
}
const RU = { site: { close: 'Закрыть', nav: { about: 'О нас', blog: 'Блог' } } }

function loaderOf(written: { en: MessageTree; ru: MessageTree }) {
  const log = createRecordedLog()
  const load = createMessageLoader({ ...WRITTEN_MESSAGES, ...written }, () => log)
  const faultsOf = createMessageFaults(load('en'), () => log)
  const translate = (locale: Locale) => {
    const translator = createTranslator({ locale, messages: load(locale), ...faultsOf(locale) })
    return (key: string, values = {}) => String(Reflect.apply(translator, undefined, [key, values]))
  }
  return { log, load, translate }
}

describe('a message', () => {
  test('that Russian lacks is English, and its key is logged once', () => {
    const { log, translate } = loaderOf({
      en: EN,
      ru: { site: { close: ' ', nav: { about: 'О нас' } } },
    })
    for (const _page of [1, 2]) {
      const t = translate('ru')
      expect(t('site.nav.about')).toBe('О нас')
      expect(t('site.nav.blog')).toBe('Blog')
      expect(t('site.close')).toBe('Close')
      expect(t('site.offices', { count: 3 })).toBe('3 offices')
    }
    const keys = log.lines.map(({ fields }) => Reflect.get(fields, 'key'))
    expect(keys).toEqual(['site.close', 'site.nav.blog', 'site.offices'])
  })

  test.each([
    [{ site: { close: '{broken' } }, 'site.close', 'Close'],
    [{ site: { offices: '{count, plural, other {#' } }, 'site.offices', ''],
    [{}, 'site.unheard', ''],
    [{}, 'site.nav', ''],
  ])('of %j that cannot be used is never shown as its key: %s', (ru, key, shown) => {
    const { log, translate } = loaderOf({ en: EN, ru: { ...RU, ...ru } })
    const t = translate('ru')
    log.lines.length = 0
    expect([t(key), t(key)]).toEqual([shown, shown])
    expect(log.lines.map(({ fields }) => Reflect.get(fields, 'key'))).toEqual([key])
  })
})

test('the messages of a language are made once', () => {
  const { load } = loaderOf({ en: EN, ru: RU })
  expect(load('ru')).toBe(load('ru'))
})
