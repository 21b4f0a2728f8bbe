import { describe, expect, test } from 'vitest'
import { detectWallets } from '../../../../src/wallet/catalog/detect.ts'
import { nameLimit } from '../../../../src/wallet/catalog/shownName.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'
import type { Announcement } from '../../../../src/wallet/catalog/types.ts'
import { iconLimit } from '../../../../src/wallet/catalog/shownIcon.ts'
import { listWallets, type WalletListInput } from '../../../../src/wallet/catalog/walletList.ts'
import { announced, aProvider, aWallet, nothingFound, onDesktop, onPhone } from './fixtures.ts'

const start = {
  detectedWallets: nothingFound,
  device: onDesktop,
  pairing: true,
} satisfies WalletListInput
const list = (more: Partial<WalletListInput> = {}) => listWallets({ ...start, ...more })
/** Each group as `Heading: id id*`, with a star for recent ones. */
const told = (more: Partial<WalletListInput> = {}) =>
  list(more).map(
    ({ heading, wallets }) =>
      `${heading}: ${wallets.map(({ id, recent }) => id + (recent ? '*' : '')).join(' ')}`,
  )
const found = (
  page: object,
  announcements: readonly Announcement[] = [],
  wallets = popularWallets,
) => detectWallets(wallets, page, announcements)
const group = (name: string, ...ids: string[]) => ({
  name,
  wallets: ids.map((id) => aWallet(id, { links: { qr: '{uri}', ios: '{uri}' } })),
})

describe('the popular wallets', () => {
  test('on a computer without wallets: those that can be paired or installed', () =>
    expect(told()).toEqual(['Popular: rainbow coinbase metaMask walletConnect']))

  test('in a frame, in Brave, with an unknown wallet: all seven, in order', () => {
    const detectedWallets = found({
      parent: {},
      ethereum: { ...aProvider(), providers: [aProvider('isBraveWallet'), aProvider()] },
    })
    expect(told({ detectedWallets })).toEqual([
      'Popular: injected safe rainbow coinbase metaMask walletConnect brave',
    ])
  })

  test('without pairing: those that can be installed', () => {
    expect(told({ pairing: false })).toEqual(['Popular: rainbow coinbase metaMask'])
    expect(told({ pairing: false, device: onPhone })).toEqual([])
  })

  test('on a phone: those with a link', () => {
    expect(told({ device: onPhone })).toEqual(['Popular: rainbow coinbase metaMask walletConnect'])
    expect(told({ device: { ...onPhone, browser: 'Chrome', system: 'Android' } })).toEqual([
      'Popular: rainbow coinbase metaMask walletConnect',
    ])
  })

  test('have a connection method', () => {
    const ways = (more: Partial<WalletListInput>) =>
      Object.fromEntries(
        list(more).flatMap(({ wallets }) =>
          wallets.map(({ id, connectionMethod }) => [id, connectionMethod]),
        ),
      )
    expect(ways({ detectedWallets: found({ ethereum: aProvider('isMetaMask') }) })).toEqual({
      metaMask: 'here',
      rainbow: 'pairing',
      coinbase: 'pairing',
      walletConnect: 'pairing',
    })
    expect(ways({ pairing: false })).toEqual({
      rainbow: 'none',
      coinbase: 'none',
      metaMask: 'none',
    })
  })

  test('have their aliases and links', () =>
    expect(list()[0]?.wallets[1]).toMatchObject({
      name: 'Coinbase Wallet',
      shortName: 'Coinbase',
      downloads: { extension: expect.stringContaining('chrome.google.com') },
      guides: { mobile: {}, extension: {} },
    }))
})

describe('announced wallets', () => {
  test('come first, and are listed once', () => {
    const detectedWallets = found({}, [announced('test.acme'), announced('io.metamask')])
    expect(told({ detectedWallets })).toEqual([
      'Installed: test.acme metaMask',
      'Popular: rainbow coinbase walletConnect',
    ])
  })

  test('are listed on a phone too', () =>
    expect(told({ detectedWallets: found({}, [announced('test.acme')]), device: onPhone })[0]).toBe(
      'Installed: test.acme',
    ))

  test('have the catalog’s name if it knows them, and their own icon', () => {
    const [known, unknown] =
      list({
        detectedWallets: found({}, [
          announced('io.metamask', aProvider(), 'Not MetaMask', ' data:image/svg+xml,a\n'),
          announced('test.acme', aProvider(), 'Acme'),
        ]),
      })[0]?.wallets ?? []
    expect(known).toMatchObject({
      id: 'metaMask',
      rdns: 'io.metamask',
      name: 'MetaMask',
      icon: 'data:image/svg+xml,a',
      connectionMethod: 'here',
    })
    expect(unknown).toEqual({
      id: 'test.acme',
      rdns: 'test.acme',
      name: 'Acme',
      icon: 'data:image/png;base64,AA==',
      connectionMethod: 'here',
      recent: false,
      downloads: {},
      guides: {},
    })
  })

  test.each([
    'https://acme.test/icon.png',
    '//acme.test/icon.png',
    'javascript:alert(1)',
    'data:text/html,a',
    '',
  ])('show no remote icon: %j', (icon) =>
    expect(
      list({ detectedWallets: found({}, [announced('test.acme', aProvider(), 'Acme', icon)]) })[0]
        ?.wallets[0],
    ).not.toHaveProperty('icon'),
  )

  test.each([
    ['Ac\u202Eme\nWallet', 'Ac me Wallet'],
    ['  \u200B ', 'test.acme'],
  ])('cannot break their line with their name: %j', (name, shown) =>
    expect(
      list({ detectedWallets: found({}, [announced('test.acme', aProvider(), name)]) })[0]
        ?.wallets[0]?.name,
    ).toBe(shown),
  )

  test('show an icon as large as those of real wallets, and no larger one', () => {
    const icons = [
      `data:image/png;base64,${'A'.repeat(200_000)}`,
      `data:image/png;base64,${'A'.repeat(iconLimit)}`,
    ]
    expect(
      icons.map(
        (icon) =>
          'icon' in
          (list({
            detectedWallets: found({}, [announced('test.acme', aProvider(), 'Acme', icon)]),
          })[0]?.wallets[0] ?? {}),
      ),
    ).toEqual([true, false])
  })

  test('have a long name truncated to one line', () => {
    const [first, second] =
      list({
        detectedWallets: found({}, [
          announced('test.acme', aProvider(), '🦊'.repeat(500)),
          announced(`test.${'a'.repeat(500)}`, aProvider(), ''),
        ]),
      })[0]?.wallets ?? []
    expect(first?.name).toBe(`${'🦊'.repeat(nameLimit)}…`)
    expect([second?.name.length, second?.name.slice(0, 7)]).toEqual([nameLimit + 1, 'test.aa'])
  })

  test('with a known wallet’s rdns and another name are listed next to it', () => {
    const detectedWallets = found({}, [
      announced('io.metamask', aProvider('isMetaMask'), 'Best Wallet'),
    ])
    expect(told({ detectedWallets })).toEqual([
      'Installed: io.metamask',
      'Popular: rainbow coinbase metaMask walletConnect',
    ])
    expect(list({ detectedWallets })[0]?.wallets[0]).toMatchObject({
      name: 'Best Wallet',
      guides: {},
      downloads: {},
    })
  })

  test.each(['MetaMask', 'META MASK', 'MetaMask Wallet'])(
    'with the name of a known wallet and another rdns are listed with that rdns: %s',
    (name) =>
      expect(
        list({ detectedWallets: found({}, [announced('com.evil', aProvider(), name)]) })[0]
          ?.wallets[0]?.name,
      ).toBe(`${name} (com.evil)`),
  )

  test('with two rdns are one wallet', () => {
    const wallets = [aWallet('acme', { rdns: 'test.acme', aliases: ['test.acme.mobile'] })]
    const detectedWallets = detectWallets(wallets, {}, [
      announced('test.acme'),
      announced('test.acme.mobile'),
    ])
    expect(told({ detectedWallets, groups: [{ name: 'Popular', wallets }] })).toEqual([
      'Installed: acme',
    ])
  })

  test('without an rdns in the catalog are matched by their provider', () => {
    const acme = aProvider()
    const wallets = [aWallet('acme', { namespaces: ['acme'] })]
    expect(
      told({
        detectedWallets: detectWallets(wallets, { acme }, [announced('test.acme', acme)]),
        groups: [{ name: 'Popular', wallets }],
      }),
    ).toEqual(['Installed: acme'])
  })

  test('are listed even if detection did not know the app’s list', () =>
    expect(
      list({ detectedWallets: detectWallets([], {}, [announced('io.metamask')]) })[0]?.wallets[0],
    ).toMatchObject({
      id: 'metaMask',
      connectionMethod: 'here',
    }))

  test("come before the app's own connectors", () =>
    expect(
      told({
        detectedWallets: found({}, [announced('test.acme')]),
        own: [{ id: 'demo', name: 'Demo' }],
      })[0],
    ).toBe('Installed: test.acme demo'))
})

describe('groups', () => {
  test('have the app’s order and names', () =>
    expect(
      told({ groups: [group('Recommended', 'a', 'b'), group('Our friends', 'c'), group('', 'd')] }),
    ).toEqual(['Recommended: a b', 'Our friends: c', ': d']))

  test('that are empty are left out', () =>
    expect(
      told({
        groups: [
          { name: 'Only here', wallets: [aWallet('a', { onlyInstalled: true }), aWallet('b')] },
          group('More', 'c'),
        ],
      }),
    ).toEqual(['More: c']))

  test('that are invalid throw an error', () => {
    expect(() => list({ groups: [] })).toThrow('No wallet list was provided')
    expect(() => list({ groups: [{ name: 'Mine', wallets: [] }] })).toThrow(
      'No wallets provided for group: Mine',
    )
  })

  test('a wallet listed only if installed is not offered for pairing', () =>
    expect(
      told({
        groups: [
          {
            name: 'A',
            wallets: [
              aWallet('a', { onlyInstalled: true, links: { qr: '{uri}' } }),
              aWallet('b', { links: { qr: '{uri}' } }),
            ],
          },
        ],
      }),
    ).toEqual(['A: b']))
})

describe('recently used wallets', () => {
  const groups = [group('One', 'a', 'b', 'c', 'd'), group('Two', 'e', 'f')]

  test('come first in the first group, newest first, and are marked', () =>
    expect(told({ groups, recent: ['c', 'b'] })).toEqual(['One: c* b* a d', 'Two: e f']))

  test('of later groups come before all others, in a group without a heading', () => {
    expect(told({ groups, recent: ['c', 'f', 'b'] })).toEqual([': c* f* b*', 'One: a d', 'Two: e'])
    expect(told({ groups, recent: ['f', 'e'] })).toEqual([': f* e*', 'One: a b c d'])
  })

  test('come first even if another extension is announced', () => {
    const detectedWallets = found({}, [announced('test.acme')])
    expect(told({ detectedWallets, recent: ['rainbow'] })).toEqual([
      ': rainbow*',
      'Installed: test.acme',
      'Popular: coinbase metaMask walletConnect',
    ])
  })

  test('are at most three, counting those that are still listed, each once', () =>
    expect(told({ groups, recent: ['gone', 'f', 'f', 'd', 'gone too', 'c', 'b'] })).toEqual([
      ': f* d* c*',
      'One: a b',
      'Two: e',
    ]))

  test('can be fewer, or none', () => {
    expect(told({ groups, recent: ['c', 'f', 'b'], recentLimit: 1 })).toEqual([
      'One: c* a b d',
      'Two: e f',
    ])
    expect(told({ groups, recent: ['c'], recentLimit: 0 })).toEqual(['One: a b c d', 'Two: e f'])
  })

  test('are matched by all their aliases', () => {
    const detectedWallets = found({}, [announced('test.acme'), announced('io.metamask')])
    expect(told({ detectedWallets, recent: ['io.metamask', 'coinbaseWallet'] })).toEqual([
      ': metaMask* coinbase*',
      'Installed: test.acme',
      'Popular: rainbow walletConnect',
    ])
    expect(told({ detectedWallets, recent: ['metaMask', 'io.metamask', 'test.acme'] })[0]).toBe(
      'Installed: metaMask* test.acme*',
    )
  })
})

test('two installed wallets of the same name are distinguished by their rdns', () => {
  const detectedWallets = found({}, [
    announced('a.wallet', aProvider('isA'), 'Same'),
    announced('b.wallet', aProvider('isB'), 'Same'),
    announced('c.wallet', aProvider('isC'), 'Other'),
  ])
  expect(list({ detectedWallets })[0]?.wallets.map(({ name }) => name)).toEqual([
    'Same (a.wallet)',
    'Same (b.wallet)',
    'Other',
  ])
})
