// Finds a Chromium for the tests. Plain Node 20, because it runs before anything is installed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const memory = path.resolve('node_modules/.cache/coffer-browser')
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** No background requests, and the same fonts and colors on every machine. */
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // A full browser gives the Web Store's URL special rights, and crashes when a test serves that
  // page itself.
  '--apps-gallery-url=https://store.invalid/',
]

/**
 * For pictures that are compared: always repaints everything, with the same code on every
 * processor, so that earlier frames leave no traces at edges. It is slower, and unlike the browsers
 * that people use.
 */
const samePixels = ['--disable-partial-raster', '--disable-skia-runtime-opts']

/** The environment with only the project's font and hinting. */
export const browserEnvironment = () => ({
  ...process.env,
  FONTCONFIG_FILE: path.resolve('tests/fonts.conf'),
})

/** Options of Playwright's `chromium.launch`; if no browser is found, Playwright uses its own. */
export function launchOptions() {
  const executablePath = findBrowser()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: browserFlags,
    env: browserEnvironment(),
  }
}

/** The same for a browser whose pictures are compared with those of another run. */
export const pictureOptions = () => ({ ...launchOptions(), args: [...browserFlags, ...samePixels] })

/**
 * The path of a Chromium: from CHROMIUM_PATH, the one that `ensure.mjs` has installed because no
 * other started, or that of the system or Playwright.
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return (
    rememberedBrowser() ??
    (process.env.SKIP_SYSTEM_BROWSER ? undefined : systemBrowser()) ??
    playwrightBrowser()
  )
}

/** Stores the path of the browser that was installed for this checkout. */
export function rememberBrowser(file) {
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, file)
}

/** The path of a browser that is installed on this machine. */
export function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...onPath, ...fixed].find((file) => existsSync(file))
}

/** The path of the browser that Playwright has downloaded. */
export function playwrightBrowser() {
  try {
    const file = createRequire(path.resolve('package.json'))('playwright').chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined // Playwright itself is not installed yet
  }
}

function rememberedBrowser() {
  const file = existsSync(memory) ? readFileSync(memory, 'utf8').trim() : ''
  return file && existsSync(file) ? file : undefined
}
