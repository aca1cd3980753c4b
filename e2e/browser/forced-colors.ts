import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** With the system's own colours whatever looks like a button or a field has a border, and every drawing its lines. */
export async function expectDistinct(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' })
  expect.soft(await page.evaluate(markControls), where).toBeGreaterThan(0)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(indistinct), where).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Marks what is told apart by its ground or its border while the site has its own colours. */
function markControls(): number {
  let marked = 0
  for (const element of document.querySelectorAll(
    'button, a, input, select, textarea, [role="dialog"], [role="menu"], [data-toast]',
  )) {
    if (!element.checkVisibility() || element.getBoundingClientRect().width < 8) continue
    const ground = groundOf(element)
    const isFilled = ground !== undefined && ground !== groundAround(element)
    const isPart = element.matches('[role="dialog"], [role="menu"]')
    if (!isFilled && !isPart && !hasBorder(element)) continue
    element.setAttribute('data-told-apart', '')
    marked += 1
  }
  return marked

  function groundAround(element: Element): string | undefined {
    for (let it = element.parentElement; it; it = it.parentElement) {
      const ground = groundOf(it)
      if (ground) return ground
    }
    return undefined
  }

  function groundOf(element: Element): string | undefined {
    const { backgroundColor } = getComputedStyle(element)
    return /, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor) ? undefined : backgroundColor
  }

  function hasBorder(element: Element): boolean {
    const { borderTopWidth, borderLeftWidth } = getComputedStyle(element)
    return Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0
  }
}

function indistinct(): string[] {
  const found: string[] = []
  const canvas = getComputedStyle(document.body).backgroundColor
  for (const element of document.querySelectorAll('[data-told-apart]')) {
    if (!element.checkVisibility()) continue
    const style = getComputedStyle(element)
    const isNative = style.appearance !== 'none' && element.matches('input')
    const hasBorder = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        style[`border${side}Style`] !== 'none' &&
        style[`border${side}Color`] !== canvas,
    )
    if (!isNative && !hasBorder) found.push(`no border: ${nameOf(element)}`)
  }
  for (const element of document.querySelectorAll('a[aria-current], button[aria-current]')) {
    if (!element.checkVisibility()) continue
    const isMarked = [element, ...element.querySelectorAll('*')].some((it) => {
      const { textDecorationLine, borderBottomWidth, borderLeftWidth } = getComputedStyle(it)
      return (
        textDecorationLine.includes('underline') ||
        it.localName === 'svg' ||
        Number.parseFloat(borderBottomWidth) + Number.parseFloat(borderLeftWidth) >= 1
      )
    })
    if (!isMarked) found.push(`current, and not marked: ${nameOf(element)}`)
  }
  for (const svg of document.querySelectorAll('svg')) {
    if (!svg.checkVisibility()) continue
    const shapes = [
      ...svg.querySelectorAll('path, circle, rect, ellipse, line, polyline, polygon, use'),
    ]
    const isDrawn = shapes.some((shape) => {
      const { stroke, fill } = getComputedStyle(shape)
      return [stroke, fill].some((colour) => colour !== 'none' && colour !== canvas)
    })
    if (shapes.length > 0 && !isDrawn) found.push(`no lines: ${nameOf(svg)}`)
  }
  return found

  function nameOf(element: Element): string {
    const { localName, textContent, outerHTML } = element
    return `${localName} ${textContent?.trim().slice(0, 40) || outerHTML.slice(0, 80)}`
  }
}
