import { gzipSync } from 'node:zlib'

/**
 * Counts the code that a page loads from its own server, from now on.
 * @param {import('playwright').Page} page
 * @param {string} url of the page
 * @returns {() => Promise<number>} gzip bytes until now
 */
export function loadedCode(page, url) {
  const { origin } = new URL(url)
  const bodies = []
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.request().resourceType() === 'script')
      bodies.push(response.body())
  })
  return async () =>
    (await Promise.all(bodies)).reduce(
      (total, body) => total + gzipSync(body, { level: 9 }).length,
      0,
    )
}
