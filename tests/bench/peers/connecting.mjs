import { blockExternalRequests } from './blockExternalRequests.mjs'
import { loadedCode } from './loadedCode.mjs'

/**
 * How long a page is idle once its wallet is connected, in milliseconds, so that what it loads
 * for the account is included.
 */
const leftAlone = 4000

/**
 * What a browser loads until a visitor has connected MetaMask's extension.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {RegExp} button its accessible name
 * @returns {Promise<number>} gzip bytes of code
 */
export async function connecting(browser, url, button) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await blockExternalRequests(context, new URL(url).origin, [
    { name: 'MetaMask', rdns: 'io.metamask' },
  ])
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const bytes = loadedCode(page, url)
  await page.goto(url, { waitUntil: 'load' })
  await page.getByRole('button', { name: button }).click()
  const wallet = page
    .getByText(/^metamask$/i)
    .filter({ visible: true })
    .first()
  await wallet.waitFor()
  // Some dialogs ignore clicks while they move in.
  await page.waitForTimeout(1000)
  await wallet.click()
  // Once connected, each kit shows the account instead of its button; one in a part without a size.
  await page.getByText(/0x70/i).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(leftAlone)
  const code = await bytes()
  await context.close()
  return code
}
