import type { Page } from '@playwright/test'

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
              moved.push(`${target.localName} ${target.className} ${duration} ms`)
          }
        },
        true,
      )
    }
  })
  return () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'movements'))])
}
