import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { browserEnvironment } from '../../scripts/setup/browser.mjs'
import { findWebKit } from '../../scripts/setup/otherBrowsers.mjs'
import { freePort, startProcess, startWithAnswer } from './processes.ts'
import type { Driver, Key, OtherBrowser } from './driver.ts'
import { startLoopbackProxy } from './loopbackProxy.ts'
import { type Command, webDriver } from './webDriver.ts'

/** The bar of the small browser would keep its window wider than a phone. */
const smallBar =
  'window * { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; ' +
  '-gtk-icon-transform: scale(0.1); }'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** WebKitGTK's small browser on a display without a screen, over W3C WebDriver. */
export async function launchWebKit(): Promise<OtherBrowser> {
  const found = findWebKit()
  if (!found) throw new Error('WebKitGTK is not installed.')
  const home = mkdtempSync(path.join(tmpdir(), 'coffer-webkit-'))
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(path.join(home, toolkit))
    writeFileSync(path.join(home, toolkit, 'gtk.css'), smallBar)
  }
  // Without a reset when its last window closes, which the next browser could run into.
  const display = await startWithAnswer(found.display, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
    '-noreset',
  ])
  const proxy = await startLoopbackProxy()
  const env = {
    ...browserEnvironment(),
    DISPLAY: `:${display.answer}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // No services of a desktop, and no profile of the person.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // Its sandbox does not start as root, as in containers; the pages are our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  return {
    open: () => openPage(found, env, proxy.port),
    close: async () => {
      await proxy.close()
      await display.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Each page has its own driver. */
async function openPage(
  found: { driver: string; browser: string },
  env: Record<string, string>,
  proxyPort: number,
): Promise<Driver> {
  const port = await freePort()
  const driver = startProcess(found.driver, [`--port=${port}`, '--host=127.0.0.1'], env)
  const client = webDriver(`http://127.0.0.1:${port}`)
  try {
    await vi.waitUntil(() => client.isReady(), { timeout: 30_000 })
    const command = await client.newSession(capabilities(found.browser, proxyPort))
    return {
      ...page(command),
      close: async () => {
        try {
          await command('DELETE', '')
        } finally {
          await driver.stop()
        }
      },
    }
  } catch (reason) {
    await driver.stop()
    throw reason
  }
}

/**
 * Sends all requests through the proxy. WebKitGTK 2.50 reads past the end of a list of hosts that
 * bypass it, and crashes at startup unless a zero happens to follow.
 */
function capabilities(binary: string, proxyPort: number) {
  const proxy = `127.0.0.1:${proxyPort}`
  return {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
  }
}

function page(command: Command): Omit<Driver, 'close'> {
  const evaluate = (expression: string) =>
    command('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const viewport = () =>
    evaluate('[innerWidth, innerHeight]') as Promise<[width: number, height: number]>
  const act = (source: object) => command('POST', '/actions', { actions: [source] })
  const pressKeys = (values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    })
  return {
    goto: async (url) => void (await command('POST', '/url', { url })),
    evaluate,
    async pressAt(x, y) {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0 },
        ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
      ]
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },
    pressKey: async (key) => void (await pressKeys([keys[key]])),
    type: async (text) => void (await pressKeys([...text])),
    async setSize(width, height) {
      const [, before] = await viewport()
      const { height: outside } = (await command('GET', '/window/rect')) as { height: number }
      await command('POST', '/window/rect', {
        x: 0,
        y: 0,
        width,
        height: height + outside - before,
      })
      await vi.waitUntil(async () => (await viewport()).join(' ') === `${width} ${height}`, {
        timeout: 10_000,
      })
    },
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
  }
}
