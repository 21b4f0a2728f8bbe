import type { Page, Request } from 'playwright'

/** Frames after which a request is stuck, and the test says which one. */
const patience = 1_200
/** 100 ms: longer than a link that has the focus waits before it loads its page ahead. */
const quietFrames = 6

/** Waits, each time it's called, until the page has finished loading and rendering. */
export function watchLoading(page: Page): () => Promise<void> {
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return async () => {
    let quiet = 0
    for (let frame = 0; quiet < quietFrames; frame++) {
      if (frame === patience)
        throw new Error(`Still loading: ${[...loading].map((one) => one.url()).join(', ')}`)
      await page.evaluate(
        () =>
          new Promise<void>((done) =>
            // After a frame that changes nothing, Chromium may give no idle time before the next.
            requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 500 })),
          ),
      )
      quiet = loading.size === 0 ? quiet + 1 : 0
    }
  }
}
