import { describe, expect, test } from 'vitest'
import { checkGroups } from '../../../../src/wallet/catalog/checkGroups.ts'
import { impostorFlags } from '../../../../src/wallet/catalog/impostors.ts'
import { loadMore } from '../../../../src/wallet/catalog/loadMore.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'
import type { WalletEntry } from '../../../../src/wallet/catalog/types.ts'

const { wallets: moreWallets } = await loadMore()
const all = [...popularWallets, ...moreWallets]
const pagesOf = ({ downloads = {}, guides = {} }: WalletEntry) => [
  ...Object.values(downloads),
  ...Object.values(guides).map((guide) => guide.learnMore),
]
const linksOf = ({ links = {} }: WalletEntry) => Object.values(links)
const told = ({ id }: WalletEntry) => id

test('the seven popular wallets are in this order', () =>
  expect(popularWallets.map(({ name }) => name)).toEqual([
    'Browser Wallet',
    'Safe',
    'Rainbow',
    'Coinbase Wallet',
    'MetaMask',
    'WalletConnect',
    'Brave Wallet',
  ]))

test('there are sixty-seven more', () => expect(moreWallets).toHaveLength(67))

test('every id, name, and rdns is unique', () => {
  const once = (names: readonly string[]) =>
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  once(all.flatMap(({ id, aliases = [] }) => [id, ...aliases]))
  once(all.map(({ name }) => name))
  once(all.flatMap(({ rdns }) => rdns ?? []))
})

test('all wallets form a valid list', () =>
  expect(checkGroups([{ name: 'All', wallets: all }])[0]?.wallets).toHaveLength(74))

test('every rdns is a reversed domain name', () =>
  expect(
    all
      .filter(({ rdns }) => rdns !== undefined && !/^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(rdns))
      .map(told),
  ).toEqual([]))

describe('links', () => {
  test('to pages use https and a host name, and contain no tracking parameters', () => {
    for (const wallet of all) {
      for (const page of pagesOf(wallet)) {
        const { protocol, username, port, hostname, searchParams } = new URL(page)
        expect({ page, protocol, username, port }).toEqual({
          page,
          protocol: 'https:',
          username: '',
          port: '',
        })
        expect(hostname, page).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
        expect(
          [...searchParams.keys()].filter((key) =>
            /^(?:utm_|ref|pt$|ct$|mt$|connector$|source)/.test(key),
          ),
          page,
        ).toEqual([])
        expect(page).not.toMatch(/rainbow(?:kit)?=|=rainbow|onelink|adj\.st|sng\.link/i)
      }
    }
  })

  test('with a pairing have a placeholder for it, and lead to https or an app', () => {
    for (const template of all.flatMap(linksOf)) {
      expect(template).toMatch(
        /^(?:\{uri\}$|https:\/\/[\w.-]+\/|(?!https?:|javascript:|data:|file:|blob:)[a-z][a-z0-9.+-]*:\/\/)/,
      )
      expect(template.match(/\{uri(?::encoded)?\}/g), template).toHaveLength(1)
      expect(template === '{uri}' || template.endsWith('{uri:encoded}'), template).toBe(true)
      expect(template).not.toMatch(/rainbowkit/)
    }
  })
})

describe('guides', () => {
  test('begin with installing and end with connecting', () => {
    for (const { id, guides = {} } of all) {
      for (const [kind, { steps }] of Object.entries(guides)) {
        expect(steps[0], id).toBe('install')
        expect({ id, kind, last: steps.at(-1) }).toEqual({
          id,
          kind,
          last: kind === 'mobile' ? 'scan' : kind === 'desktop' ? 'connect' : 'refresh',
        })
      }
    }
  })

  test('exist only for wallets that can be downloaded', () => {
    const broken = all.filter(({ downloads = {}, guides = {}, links }) => {
      const extension = downloads.browserExtension ?? downloads.chrome ?? downloads.firefox
      return (
        (guides.extension && !extension) ||
        (guides.mobile && !(downloads.qrCode && links?.qr)) ||
        (guides.desktop && !(downloads.desktop && links?.desktop))
      )
    })
    expect(broken.map(told)).toEqual([])
  })
})

test('wallets listed only if installed can be detected, and have no download', () => {
  for (const { id, rdns, flags, foundAs, downloads } of all.filter(
    (wallet) => wallet.onlyInstalled,
  )) {
    expect(rdns ?? flags ?? foundAs, id).toBeDefined()
    expect(downloads, id).toBeUndefined()
  }
})

test('every flag of a wallet also distinguishes it from MetaMask', () =>
  expect(
    all
      .filter(({ id }) => id !== 'metaMask')
      .flatMap(({ flags = [] }) => flags.filter((flag) => !impostorFlags.includes(flag))),
  ).toEqual([]))

test('MetaMask is not an impostor of itself', () =>
  expect(impostorFlags).not.toContain('isMetaMask'))
