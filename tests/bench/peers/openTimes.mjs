import { blockExternalRequests } from './blockExternalRequests.mjs'

const pages = 3
const openingsPerPage = 10
const throttle = 4

/**
 * Milliseconds from a click on the kit's button until the end of the first frame that shows its
 * dialog, with a fourfold CPU slowdown; ten openings in each of three fresh pages, so that each
 * page's first one includes the loading.
 * @param {import('playwright').Browser} browser
 */
export async function openings(browser, url, button) {
  const took = []
  for (let round = 0; round < pages; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await blockExternalRequests(context, new URL(url).origin)
    const page = await context.newPage()
    await page.addInitScript(watchDialog)
    await page.goto(url)
    const press = page.getByRole('button', { name: button })
    await press.waitFor()
    await page.waitForTimeout(4000)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    for (let opening = 0; opening < openingsPerPage; opening += 1) {
      // The pointer reaches the button a moment before the click.
      await press.hover()
      await page.waitForTimeout(100)
      const shown = page.evaluate(() => globalThis.dialogShown())
      await press.click()
      took.push(await shown)
      await page.keyboard.press('Escape')
      await page.evaluate(() => globalThis.dialogGone())
      await page.waitForTimeout(300)
    }
    await context.close()
  }
  return took
}

/**
 * Runs in the page: detects a visible dialog that mentions connecting a wallet, anywhere in the
 * page.
 */
function watchDialog() {
  const everywhere = function* (root) {
    for (const element of root.querySelectorAll('*')) {
      yield element
      if (element.shadowRoot) yield* everywhere(element.shadowRoot)
    }
  }
  const ownWords = (node) =>
    [...node.childNodes].map((child) => (child.nodeType === 3 ? child.data : '')).join('')
  const words = (element) =>
    [element, ...everywhere(element)]
      .map((one) => ownWords(one) + (one.shadowRoot ? ownWords(one.shadowRoot) : ''))
      .join(' ')
  const parentOf = (element) => element.parentElement ?? element.getRootNode().host
  const isSeen = (element) => {
    const { width, height, top, left } = element.getBoundingClientRect()
    if (width < 1 || height < 1 || top >= innerHeight || left >= innerWidth) return false
    for (let at = element; at; at = parentOf(at)) {
      const style = getComputedStyle(at)
      if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) === 0)
        return false
    }
    return true
  }
  const isOpen = () => {
    for (const element of everywhere(document)) {
      if (
        element.matches('[role="dialog"], [role="alertdialog"], dialog') &&
        isSeen(element) &&
        /connect\s+(a |your )?wallet/i.test(words(element))
      )
        return true
    }
    return false
  }
  const afterFrame = (then) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(0)
  }
  globalThis.dialogShown = () =>
    new Promise((done, failed) => {
      setTimeout(
        () => failed(new Error('No dialog that says what it is for was seen in 20 seconds.')),
        20_000,
      )
      addEventListener(
        'click',
        ({ timeStamp }) => {
          // The dialog exists when a frame is about to be drawn; it is visible at the end of that
          // frame.
          const look = () =>
            requestAnimationFrame(() =>
              isOpen() ? afterFrame(() => done(performance.now() - timeStamp)) : look(),
            )
          look()
        },
        { capture: true, once: true },
      )
    })
  globalThis.dialogGone = () =>
    new Promise((done) => {
      const look = () => (isOpen() ? requestAnimationFrame(look) : done())
      look()
    })
}
