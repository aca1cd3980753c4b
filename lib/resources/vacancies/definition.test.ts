import { expect, it } from 'vitest'
import { vacanciesResource } from './definition.ts'

const { schemas, content } = vacanciesResource
const VACANCY = {
  id: 7,
  title: 'Nanny',
  conditions: '<p>Five days</p>',
  sum: '15,000 dirhams',
}

it('a vacancy is in each place once, however often that is named', () => {
  const uae = { title: 'UAE', slug: 'uae' }
  const countries = [uae, { title: 'Italy' }, { ...uae }, { title: 'Italy' }, { title: 'Oman' }]
  expect(schemas.Vacancy.parse({ ...VACANCY, countries }).countries).toEqual([
    uae,
    { title: 'Italy' },
    { title: 'Oman' },
  ])
  const item = content.schema.parse({ ...VACANCY, countries: ['uae', 'uk', 'uae'] })
  expect(item.countries).toEqual(['uae', 'uk'])
})

it('the ends of a pay stand in their order', () => {
  const payOf = (salary: object) =>
    schemas.Vacancy.parse({ ...VACANCY, salary: { currency: 'EUR', period: 'month', ...salary } })
      .salary
  expect(payOf({ from: 9000, to: 3000 })).toMatchObject({ from: 3000, to: 9000 })
  expect(payOf({ from: 3000, to: 9000 })).toMatchObject({ from: 3000, to: 9000 })
  expect(payOf({ from: 9000 })).toMatchObject({ from: 9000, to: undefined })
  expect(payOf({ to: 3000 })).toMatchObject({ from: undefined, to: 3000 })
})
