import { describe, expect, test } from 'vitest'
import { readDevice, type NavigatorLike } from '../../../../src/wallet/catalog/device.ts'
import type { BrowserName, SystemName } from '../../../../src/wallet/catalog/types.ts'
import { currentDevice } from '../../../../src/wallet/connect/readPage.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each<[string, string, BrowserName, SystemName]>([
  ['Chrome on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  ['Chrome on Linux', `${linux} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['Chrome without a window', `${linux} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    'Chrome on ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'Other',
  ],
  ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    'Chrome on a tablet with Android',
    `${android} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    'Chrome on iPhone',
    `${iPhone} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
  ],
  ['Edge on Windows', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [
    'Edge on Android',
    `${android} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`,
    'Edge',
    'Android',
  ],
  [
    'Edge on iPhone',
    `${iPhone} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/605.1.15`,
    'Edge',
    'iOS',
  ],
  ['Edge of old', `${windows} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19582`, 'Edge', 'Windows'],
  [
    'Opera on Windows',
    `${windows} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    'Opera',
    'Windows',
  ],
  [
    'Opera on Android',
    `${android} Chrome/138.0.0.0 Mobile Safari/537.36 OPR/91.0.0.0`,
    'Opera',
    'Android',
  ],
  [
    'Opera on iPhone',
    `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/6.1.2`,
    'Opera',
    'iOS',
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox',
    'Windows',
  ],
  [
    'Firefox on Ubuntu',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox',
    'Linux',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    'Firefox',
    'Android',
  ],
  ['Firefox on iPhone', `${iPhone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [
    'Safari on a Mac',
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  ['Safari on iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  ['a page inside an app on iPhone', `${iPhone} Mobile/15E148`, 'Browser', 'iOS'],
  [
    'a page inside an app on Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A; wv) ' +
      'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['something else', 'curl/8.5.0', 'Browser', 'Other'],
  ['nothing', '', 'Browser', 'Other'],
  // A search for "op" anywhere would match these as Opera.
  [
    'a telephone by Oppo',
    'Mozilla/5.0 (Linux; Android 14; OPPO A78) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'a bot that names its operator',
    `${linux} Chrome/140.0.0.0 Safari/537.36 (compatible; operator/1.0; +https://op.test)`,
    'Chrome',
    'Linux',
  ],
])('%s', (_, userAgent, browser, system) =>
  expect(readDevice({ userAgent })).toEqual({
    browser,
    system,
    mobile: system === 'iOS' || system === 'Android',
  }),
)

test('a server sees a generic desktop', () =>
  expect(currentDevice()).toEqual({ browser: 'Browser', system: 'Other', mobile: false }))

describe('browsers that hide their identity', () => {
  const chrome: NavigatorLike = { userAgent: `${windows} Chrome/140.0.0.0 Safari/537.36` }

  test('Brave is detected by its own property', () =>
    expect(readDevice({ ...chrome, brave: { isBrave: async () => true } }).browser).toBe('Brave'))

  test('Arc is detected by its own colors', () => {
    const arc = (property: string) => (property === '--arc-palette-focus' ? '#3139fbff' : '')
    expect(readDevice(chrome, arc).browser).toBe('Arc')
    expect(readDevice({ userAgent: `${chrome.userAgent} Edg/140.0.0.0` }, arc).browser).toBe('Edge')
    expect(readDevice(chrome, () => ' ').browser).toBe('Chrome')
  })

  test('an iPad claims to be a Mac, but has a touch screen', () => {
    const userAgent = `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`
    expect(readDevice({ userAgent, platform: 'MacIntel', maxTouchPoints: 5 })).toEqual({
      browser: 'Safari',
      system: 'iOS',
      mobile: true,
    })
    expect(readDevice({ userAgent, platform: 'MacIntel', maxTouchPoints: 0 })).toEqual({
      browser: 'Safari',
      system: 'macOS',
      mobile: false,
    })
  })

  test('a computer with a touch screen stays a computer', () =>
    expect(readDevice({ ...chrome, platform: 'Win32', maxTouchPoints: 10 }).mobile).toBe(false))
})
