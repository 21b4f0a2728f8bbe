import { expect, test } from 'vitest'
import { loadMore } from '../../../../src/wallet/catalog/loadMore.ts'
import type { DownloadKind, Device } from '../../../../src/wallet/catalog/types.ts'
import { getShown, listWalletsToGet } from '../../../../src/wallet/catalog/walletsToGet.ts'
import { aWallet, nothingFound, onDesktop, onPhone } from './fixtures.ts'

const { wallets: moreWallets } = await loadMore()
const toGet = (device: Device, groups?: Parameters<typeof listWalletsToGet>[0]['groups']) =>
  listWalletsToGet({ detectedWallets: nothingFound, device, pairing: true, groups })
const told = (...args: Parameters<typeof toGet>) =>
  toGet(...args).map(({ wallet, kind }) => `${wallet.id}: ${kind}`)
const downloads = (...kinds: DownloadKind[]) => ({
  downloads: Object.fromEntries(kinds.map((kind) => [kind, 'https://wallet.test/'])),
})
const qr = { links: { qr: '{uri}' } }

test('the popular wallets available on a computer', () =>
  expect(told(onDesktop)).toEqual(['rainbow: both', 'coinbase: both', 'metaMask: both']))

test('the popular wallets available on a phone', () =>
  expect(told(onPhone)).toEqual(['rainbow: mobile', 'coinbase: mobile', 'metaMask: mobile']))

test('each has a kind of download', () => {
  const wallets = [
    aWallet('both', { ...qr, ...downloads('qrCode', 'chrome', 'desktop') }),
    aWallet('appAndDesktop', { ...qr, ...downloads('qrCode', 'desktop') }),
    aWallet('mobile', { ...qr, ...downloads('qrCode', 'firefox') }),
    aWallet('extension', { ...downloads('qrCode', 'browserExtension') }),
    aWallet('desktop', downloads('linux')),
  ]
  expect(told(onDesktop, [{ name: '', wallets }])).toEqual(wallets.map(({ id }) => `${id}: ${id}`))
})

test('unavailable wallets do not use up the limit', () => {
  const wallets = [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aWallet(id)),
    ...['g', 'h', 'i', 'j', 'k', 'l'].map((id) =>
      aWallet(id, downloads('browserExtension', 'mobile')),
    ),
  ]
  expect(told(onDesktop, [{ name: 'A', wallets }])).toEqual(
    ['g', 'h', 'i', 'j', 'k'].map((id) => `${id}: extension`),
  )
  expect(told(onPhone, [{ name: 'A', wallets }])).toEqual(
    ['g', 'h', 'i'].map((id) => `${id}: mobile`),
  )
})

test('at most five on a computer and three on a phone', () => {
  expect(toGet(onDesktop, [{ name: 'More', wallets: moreWallets }])).toHaveLength(getShown.desktop)
  expect(toGet(onPhone, [{ name: 'More', wallets: moreWallets }])).toHaveLength(getShown.mobile)
  expect(getShown).toEqual({ desktop: 5, mobile: 3 })
})
