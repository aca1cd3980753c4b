import { expect, test } from 'vitest'
import { ask } from '#e2e/harness/ask.ts'
import { hrefsOf, textsOf } from '#e2e/harness/html.ts'
import { startSite } from '#e2e/harness/site.ts'
import { countryAnswer, SETTINGS } from '#lib/http/client/sample-answers.ts'
import { ScriptedBackend } from '#lib/http/client/scripted-backend.ts'

const MESSENGERS = {
  ...{ SITE_NAME: 'Quay Staff', TELEGRAM_HANDLE: 'quay_staff' },
  ...{ WHATSAPP_STAFF: '447700900777', WHATSAPP_JOB: '447700900888' },
  ...{ CASE_REF_STAFF: 'QS-1', CASE_REF_JOB: 'QJ-1' },
}
const REQUIRED = {
  QUESTIONNAIRE_URL_EN: 'https://forms.quay.example/en',
  QUESTIONNAIRE_URL_RU: 'https://forms.quay.example/ru',
  ACADEMY_URL: 'https://academy.quay.example/',
  COMPANY_NAME: 'Quay Staff',
  COMPANY_FORM: 'Ltd',
  COMPANY_LICENCE: 'Licence No. 12345',
}

/** No more than a backend must have: no links, no company, no offices, no page content. */
async function startSparseBackend() {
  const { main_office_phone, russ_phone, usa_phone, ukr_phone } = SETTINGS
  const options = {
    ...{ main_office_phone, russ_phone, usa_phone, ukr_phone },
    footerContacts: [{ title: 'office@quay.example' }],
    officeAddresses: [{ title: '1 Quay Row, London' }, { title: '2 Quay Row, Nice' }],
  }
  const menu = (slug: string) => [{ title: 'Outdoors', pages: [{ slug, title: `The ${slug}` }] }]
  const [countries, categories, candidates] = [
    [countryAnswer('uk')],
    menu('ferryman'),
    menu('vera'),
  ]
  const backend = new ScriptedBackend()
  backend.on('/api/option', { json: options })
  backend.on('/api/countries', { json: countries })
  backend.on('/api/categories', { json: categories })
  backend.on('/api/candidates', { json: candidates })
  backend.on('/api/main', { json: { options, countries, categories, candidates } })
  return { backend, url: await backend.start() }
}

test('a backend with the required fields alone leaves nothing out that a page must have', async () => {
  const { backend, url } = await startSparseBackend()
  const site = await startSite({ API_BASE_URL: url, ...MESSENGERS, ...REQUIRED })
  try {
    for (const [address, questionnaire, phones] of [
      ['/', REQUIRED.QUESTIONNAIRE_URL_EN, ['Head office', 'Russia', 'USA', 'Ukraine']],
      ['/ru', REQUIRED.QUESTIONNAIRE_URL_RU, ['Головной офис', 'Россия', 'США', 'Украина']],
      ['/contacts', REQUIRED.QUESTIONNAIRE_URL_EN, ['Head office']],
      ['/ru/uk', REQUIRED.QUESTIONNAIRE_URL_RU, ['Головной офис']],
      ['/staff/ferryman', REQUIRED.QUESTIONNAIRE_URL_EN, ['Head office']],
      ['/ru/candidate/vera', REQUIRED.QUESTIONNAIRE_URL_RU, ['Головной офис']],
    ] as const) {
      const { status, text: html } = await ask(site.origin, address)
      expect(status, address).toBe(200)
      const hrefs = hrefsOf(html)
      const prefix = address.startsWith('/ru') ? '/ru' : ''
      expect(hrefs.filter((href) => href.includes('/about/'))).toEqual([])
      expect(hrefs, address).toEqual(
        expect.arrayContaining([
          questionnaire,
          REQUIRED.ACADEMY_URL,
          `${prefix}/uk`,
          `${prefix}/staff/ferryman`,
          `${prefix}/candidate/vera`,
          `${prefix}/vacancies`,
          `${prefix}/privacy-policy`,
          'tel:+442079460100',
          'tel:+74950000000',
          'tel:+12025550100',
          'tel:+380440000000',
        ]),
      )
      const [footer = ''] = textsOf(html, 'footer')
      const { COMPANY_NAME, COMPANY_FORM, COMPANY_LICENCE } = REQUIRED
      for (const text of [
        ...phones,
        ...['office@quay.example', '1 Quay Row, London', '2 Quay Row, Nice', 'Quay Staff'],
        `${COMPANY_NAME}, ${COMPANY_FORM}. ${COMPANY_LICENCE}.`,
        String(new Date().getFullYear()),
      ]) {
        expect(footer, address).toContain(text)
      }
      const chats = hrefs.filter((href) => /^https:\/\/(wa|t)\.me\//.test(href))
      const hosts = new Set(chats.map((href) => new URL(href).host))
      // Elsewhere WhatsApp is a form first.
      const expected = address === '/contacts' ? ['t.me', 'wa.me'] : ['t.me']
      expect([...hosts].toSorted(), address).toEqual(expected)
    }
    expect((await ask(site.origin, '/about/fees')).status).toBe(404)
    expect(site.output()).not.toMatch(/QUESTIONNAIRE|ACADEMY|COMPANY/)
  } finally {
    await site.stop()
    await backend.stop()
  }
})

test('a start without them warns, a line for each, and the pages stand without them', async () => {
  const { backend, url } = await startSparseBackend()
  const site = await startSite({ API_BASE_URL: url, ...MESSENGERS })
  try {
    const { status, text: html } = await ask(site.origin, '/')
    expect(status).toBe(200)
    expect(hrefsOf(html).filter((href) => href.includes('quay.example'))).toEqual([])
    const lines = site.output().split('\n')
    for (const name of [
      'QUESTIONNAIRE_URL_EN',
      'QUESTIONNAIRE_URL_RU',
      'ACADEMY_URL',
      'COMPANY_',
    ]) {
      const told = lines.filter((line) => line.includes(`"${name}`)).map((line) => JSON.parse(line))
      expect(told, name).toEqual([expect.objectContaining({ level: 40 })])
    }
  } finally {
    await site.stop()
    await backend.stop()
  }
})
