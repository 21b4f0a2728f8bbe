import { blockExternalRequests } from './blockExternalRequests.mjs'
import { loadedCode } from './loadedCode.mjs'

/**
 * How long a page is idle after its load, in milliseconds, so that a kit's own requests are
 * included.
 */
const leftAlone = 4000

/**
 * What a browser loads for a page without interaction.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<{ code: number, requests: number, externalHosts: string[] }>} gzip bytes of
 *   code, all requests, and the hosts besides the page's own
 */
export async function boot(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const origin = new URL(url).origin
  await blockExternalRequests(context, origin)
  const page = await context.newPage()
  const asked = []
  const bytes = loadedCode(page, url)
  context.on(
    'request',
    (request) => !/^(data|blob):/.test(request.url()) && asked.push(request.url()),
  )
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(leftAlone)
  const code = await bytes()
  await context.close()
  return {
    code,
    requests: asked.length,
    externalHosts: [...new Set(asked.map((one) => new URL(one).host))].filter(
      (host) => host !== new URL(url).host,
    ),
  }
}
