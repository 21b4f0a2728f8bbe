import { availableParallelism } from 'node:os'
import type { StoryPage } from './openStoryPage.ts'

// One page per core; more do not help.
const count = Math.min(4, Math.max(2, availableParallelism()))

/** A pool of pages, each used by one story at a time; a page with an error is not reused. */
export function pageRing(open: () => Promise<StoryPage>): {
  use<T>(work: (page: StoryPage) => Promise<T>): Promise<T>
} {
  const free: (Promise<StoryPage> | undefined)[] = Array.from({ length: count }, () => undefined)
  const waiting: (() => void)[] = []
  return {
    async use(work) {
      while (free.length === 0) await new Promise<void>((go) => waiting.push(go))
      const page = free.pop() ?? open()
      let next: typeof page | undefined = page
      try {
        return await work(await page)
      } catch (reason) {
        next = undefined
        void page.then((one) => one.close()).catch(() => undefined)
        throw reason
      } finally {
        free.push(next)
        waiting.shift()?.()
      }
    },
  }
}
