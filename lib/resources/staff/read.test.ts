import { expect, it } from 'vitest'
import { STAFF_PAGE } from '#lib/http/client/sample-answers.ts'
import { staffPageWireSchema } from './definition.ts'
import { toStaffPage } from './read.ts'

it('sets the texts, and leaves the title by which an enquiry names the position', () => {
  const wire = staffPageWireSchema.parse({
    ...STAFF_PAGE,
    title: 'Повар в семью',
    lead: 'Он и "шеф" - в доме',
    duties: ['Обед в 13 ч'],
    faq: [{ question: 'А в саду?', answer: 'Не у нас' }],
  })
  const { title, lead, duties, faq } = toStaffPage(wire, 'ru')
  const shown = JSON.parse(JSON.stringify({ title, lead, duties, faq }).replaceAll('\u00a0', '~'))
  expect(shown).toEqual({
    title: 'Повар в семью',
    lead: 'Он и~«шеф»~— в~доме',
    duties: ['Обед в~13~ч'],
    faq: [{ question: 'А~в~саду?', answer: 'Не~у~нас' }],
  })
})
