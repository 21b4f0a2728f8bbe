// Finds the browsers besides Chromium in which the main journey is tested. They are optional:
// without them their tests are skipped.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Each with instructions to install it. */
export const otherBrowsers = [
  {
    name: 'Firefox',
    isThere: () => findFirefox() !== undefined,
    advice:
      'On Debian: apt-get install firefox-esr. Elsewhere: install Firefox, or set FIREFOX_PATH.',
  },
  {
    name: 'WebKit',
    isThere: () => findWebKit() !== undefined,
    advice:
      'On Debian: apt-get install webkit2gtk-driver xvfb. ' +
      'Other systems have no driver of WebKitGTK.',
  },
]

/** The path of a Firefox: from FIREFOX_PATH or the system. */
export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH
  return [
    ...onPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find((file) => existsSync(file))
}

/**
 * The paths of WebKitGTK's driver, of its small browser, and of a display without a screen, which
 * it needs.
 */
export function findWebKit() {
  if (process.platform !== 'linux') return undefined
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) =>
    onPath(name).find((file) => existsSync(file)),
  )
  const browser = ['/usr/lib', '/usr/libexec', ...foldersIn('/usr/lib', /-linux-/)]
    .flatMap((place) => foldersIn(place, /^webkit2?gtk-/))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file))
  return driver && display && browser ? { driver, display, browser } : undefined
}

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

function foldersIn(place, name) {
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((entry) => name.test(entry))
    .map((entry) => path.join(place, entry))
}
