import type { Page } from 'playwright'

/** A layout shift, and what moved. */
export interface Shift {
  value: number
  moved: string[]
}

/** Collects the layout shifts of every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(globalThis as unknown as { cofferShifts: Shift[] }).cofferShifts = shifts
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element
        ? `${element.tagName.toLowerCase()}.${element.className} ` +
            `“${(element.textContent ?? '').slice(0, 40)}”`
        : 'gone'
    }
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${from.x},${from.y} ${from.width}×${from.height} to ` +
            `${to.x},${to.y} ${to.width}×${to.height}`,
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts of the current page so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { cofferShifts: Shift[] }).cofferShifts)

/** Waits until nothing on the page is loading anymore: no placeholder and no request. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[data-shape]') === null)
}
