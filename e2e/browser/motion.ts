import type { Locator, Page } from '@playwright/test'

/** Notes every movement that takes longer than a frame, from the next document on. */
export async function noteMovements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'movements', moved)
    for (const type of ['transitionrun', 'animationstart'] as const) {
      document.addEventListener(
        type,
        ({ target }) => {
          if (!(target instanceof Element)) return
          for (const { effect } of target.getAnimations({ subtree: true })) {
            const { duration = 0 } = effect?.getComputedTiming() ?? {}
            if (Number(duration) > 16)
              moved.push(
                `${target.role ?? target.localName} ${duration} ms: ${target.outerHTML.slice(0, 80)}`,
              )
          }
        },
        true,
      )
    }
  })
  return () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'movements'))])
}

/** Waits for what an element and its parts are on their way to. */
export function untilAtRest(element: Locator): Promise<void> {
  return element.evaluate(async (it) => {
    const movements = it.getAnimations({ subtree: true })
    await Promise.all(movements.map(({ finished }) => finished.catch(() => {})))
  })
}
