import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { createRecordedLog } from '#lib/http/client/recorded-log.ts'
import type { MessageTree } from './fallback-messages.ts'
import { createMessageLoader } from './load-messages.ts'
import { createMessageFaults } from './message-faults.ts'

const EN = {
  site: { close: 'Close', nav: { about: 'About', blog: 'Blog' }, offices: '{count} offices' },
}
const RU = { site: { close: 'Закрыть', nav: { about: 'О нас', blog: 'Блог' } } }

function loaderOf(files: { en?: MessageTree; ru?: MessageTree }) {
  const log = createRecordedLog()
  const current = { ...files }
  const fileOf = (locale: 'en' | 'ru') => async () => {
    const messages = current[locale]
    if (!messages) throw new Error('no such file')
    return { default: messages }
  }
  const load = createMessageLoader({ en: fileOf('en'), ru: fileOf('ru') }, () => log)
  const translate = async (locale: 'en' | 'ru') => {
    const faults = await createMessageFaults(
      () => load('en'),
      () => log,
    )(locale)
    const messages = await load(locale)
    const translator = createTranslator({ locale, messages, ...faults })
    return (key: string, values = {}) => String(Reflect.apply(translator, undefined, [key, values]))
  }
  return { log, load, translate, current }
}

describe('a message', () => {
  test('that Russian lacks is English, and its key is logged once', async () => {
    const { log, translate } = loaderOf({
      en: EN,
      ru: { site: { close: ' ', nav: { about: 'О нас' } } },
    })
    for (const _page of [1, 2]) {
      const t = await translate('ru')
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
  ])('of %j that cannot be used is never shown as its key: %s', async (ru, key, shown) => {
    const { log, translate } = loaderOf({ en: EN, ru: { ...RU, ...ru } })
    const t = await translate('ru')
    log.lines.length = 0
    expect([t(key), t(key)]).toEqual([shown, shown])
    expect(log.lines.map(({ fields }) => Reflect.get(fields, 'key'))).toEqual([key])
  })
})

describe('a file that cannot be loaded', () => {
  test('is logged, and the texts are of the other language until it can', async () => {
    const { log, load, current } = loaderOf({ en: EN })
    expect(await load('ru')).toEqual(EN)
    expect(log.lines).toMatchObject([{ level: 'error', fields: { locale: 'ru' } }])
    current.ru = RU
    expect(await load('ru')).toMatchObject({ site: { close: 'Закрыть', nav: { blog: 'Блог' } } })
  })

  test('of English leaves Russian as it is', async () => {
    const { load } = loaderOf({ ru: RU })
    expect(await load('ru')).toMatchObject({ site: { close: 'Закрыть' } })
    expect(await load('en')).toMatchObject({ site: { close: 'Закрыть' } })
  })

  test('leaves nothing where no language can be loaded, and no key', async () => {
    const { translate } = loaderOf({})
    expect((await translate('en'))('site.close')).toBe('')
  })

  test('is read once when it can be', async () => {
    const { load } = loaderOf({ en: EN, ru: RU })
    const [one, other] = await Promise.all([load('ru'), load('ru')])
    expect(one).toBe(other)
    expect(await load('ru')).toBe(one)
  })
})
