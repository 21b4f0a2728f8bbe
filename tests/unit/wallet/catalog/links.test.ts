import { describe, expect, test } from 'vitest'
import {
  desktopLink,
  downloadsFor,
  extensionLink,
  mobileLink,
  pairingLink,
  pairingTemplate,
  phoneLink,
  storeLink,
} from '../../../../src/wallet/catalog/links.ts'
import type { BrowserName, DownloadKind, SystemName } from '../../../../src/wallet/catalog/types.ts'
import { aWallet, onDesktop, onPhone } from './fixtures.ts'

const kinds: DownloadKind[] = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'browserExtension',
  'android',
  'ios',
  'mobile',
  'qrCode',
  'windows',
  'macos',
  'linux',
  'desktop',
]
const withLinks = (...some: DownloadKind[]) =>
  aWallet('a', { downloads: Object.fromEntries(some.map((kind) => [kind, kind])) })
const everything = withLinks(...kinds)
const uri =
  'wc:7f6e@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

describe('the extension for a browser', () => {
  test.each<[BrowserName, string]>([
    ['Arc', 'chrome'],
    ['Brave', 'chrome'],
    ['Chrome', 'chrome'],
    ['Edge', 'edge'],
    ['Firefox', 'firefox'],
    ['Opera', 'opera'],
    ['Safari', 'safari'],
    ['Browser', 'browserExtension'],
  ])('%s has its own store', (browser, link) =>
    expect(extensionLink(everything, browser)).toBe(link),
  )

  test.each<[BrowserName, string | undefined]>([
    ['Edge', 'chrome'],
    ['Opera', 'chrome'],
    ['Firefox', undefined],
    ['Safari', undefined],
    ['Browser', undefined],
  ])('%s can or cannot use Chrome’s', (browser, link) =>
    expect(extensionLink(withLinks('chrome'), browser)).toBe(link),
  )

  test.each<BrowserName>(['Arc', 'Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Browser'])(
    '%s uses the page for all',
    (browser) =>
      expect(extensionLink(withLinks('browserExtension'), browser)).toBe('browserExtension'),
  )

  test('a wallet without downloads has none', () =>
    expect(extensionLink(aWallet('a'), 'Chrome')).toBeUndefined())
})

describe('the app for a system', () => {
  test.each<[SystemName, string]>([
    ['iOS', 'ios'],
    ['Android', 'android'],
    ['Linux', 'mobile'],
  ])('%s has its own store', (system, link) => expect(mobileLink(everything, system)).toBe(link))

  test.each<SystemName>(['iOS', 'Android'])('%s uses the page for all', (system) =>
    expect(mobileLink(withLinks('mobile'), system)).toBe('mobile'),
  )

  test('another system’s store is not used', () =>
    expect(mobileLink(withLinks('ios'), 'Android')).toBeUndefined())
})

test.each<[SystemName, string]>([
  ['Windows', 'windows'],
  ['macOS', 'macos'],
  ['Linux', 'linux'],
  ['Other', 'desktop'],
])('the desktop app for %s', (system, link) => {
  expect(desktopLink(everything, system)).toBe(link)
  expect(desktopLink(withLinks('desktop'), system)).toBe('desktop')
})

describe('getting a wallet', () => {
  const paired = { ...everything, links: { qr: '{uri}' } }

  test('a QR code for the app is only shown if the phone can be paired afterward', () => {
    expect(phoneLink(paired)).toBe('qrCode')
    expect(phoneLink(everything)).toBeUndefined()
  })

  test('a computer gets every suitable download', () =>
    expect(downloadsFor(paired, onDesktop)).toEqual({
      extension: 'chrome',
      desktop: 'linux',
      mobile: 'qrCode',
    }))

  test('a phone gets only its app', () =>
    expect(downloadsFor(paired, onPhone)).toEqual({ mobile: 'ios' }))

  test('without downloads nothing is offered', () =>
    expect(downloadsFor(aWallet('a'), onDesktop)).toEqual({}))

  test.each([
    ['a telephone', everything, onPhone, 'ios'],
    ['a computer: the extension', everything, onDesktop, 'chrome'],
    [
      'a computer, without an extension: the program',
      withLinks('desktop', 'ios'),
      onDesktop,
      'desktop',
    ],
    ['a computer, for an app', withLinks('ios'), onDesktop, undefined],
  ])('the download link for %s', (_, wallet, place, link) =>
    expect(storeLink(wallet, place)).toBe(link),
  )
})

describe('passing a pairing to a wallet', () => {
  const wallet = aWallet('a', {
    links: { ios: 'ios:{uri}', android: 'android:{uri}', qr: 'qr:{uri}', desktop: 'desktop:{uri}' },
  })

  test('depends on the device', () => {
    expect(pairingTemplate(wallet, onPhone)).toBe('ios:{uri}')
    expect(pairingTemplate(wallet, { ...onPhone, system: 'Android' })).toBe('android:{uri}')
    expect(pairingTemplate(wallet, onDesktop)).toBe('qr:{uri}')
    expect(pairingTemplate(aWallet('a', { links: { desktop: 'desktop:{uri}' } }), onDesktop)).toBe(
      'desktop:{uri}',
    )
    expect(
      pairingTemplate(aWallet('a', { links: { ios: 'ios:{uri}' } }), onDesktop),
    ).toBeUndefined()
  })

  test('the URI is inserted as it is, or encoded', () => {
    expect(pairingLink('{uri}', uri)).toBe(uri)
    const link = pairingLink('https://wallet.test/wc?uri={uri:encoded}', uri)
    expect(link).not.toContain('&')
    expect(new URL(link).searchParams.get('uri')).toBe(uri)
  })

  test('special characters in a URI do not affect the template', () =>
    expect(pairingLink('app://wc?uri={uri}&twice={uri}', 'wc:$&$1{uri:encoded}')).toBe(
      'app://wc?uri=wc:$&$1{uri:encoded}&twice=wc:$&$1{uri:encoded}',
    ))
})
