import puppeteer, { type Browser } from 'puppeteer-core'
import { browserEnvironment } from '../../scripts/setup/browser.mjs'
import { findFirefox } from '../../scripts/setup/otherBrowsers.mjs'
import type { Driver, OtherBrowser } from './driver.ts'
import { nowhere } from './nowhere.ts'

/**
 * Puppeteer's profile, which is temporary, already has no telemetry, updates, or safe browsing.
 * What is left ends at the proxy.
 */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': nowhere.host,
  'network.proxy.http_port': nowhere.port,
  'network.proxy.ssl': nowhere.host,
  'network.proxy.ssl_port': nowhere.port,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en-US, en',
}

/** Firefox without a window, over WebDriver BiDi. */
export async function launchFirefox(): Promise<OtherBrowser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('Firefox is not installed.')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferences,
    env: { ...browserEnvironment(), MOZ_CRASHREPORTER_DISABLE: '1' },
    defaultViewport: null,
  })
  return { open: () => openPage(browser), close: () => browser.close() }
}

async function openPage(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    setSize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}
