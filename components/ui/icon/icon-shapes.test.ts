import { icons } from '@iconify-json/ph'
import { expect, test } from 'vitest'
import * as shapes from './icon-shapes.ts'

test('the shapes in the page are those of the set, each under its own name', () => {
  for (const [constant, shape] of Object.entries(shapes)) {
    const name = constant.toLowerCase().replaceAll('_', '-')
    expect(icons.icons[name]?.body, name).toContain(`d="${shape}"`)
  }
})
