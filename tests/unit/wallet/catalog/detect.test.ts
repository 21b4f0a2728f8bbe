import { describe, expect, test } from 'vitest'
import { detectWallets } from '../../../../src/wallet/catalog/detect.ts'
import { loadMore } from '../../../../src/wallet/catalog/loadMore.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'
import type { Announcement } from '../../../../src/wallet/catalog/types.ts'
import { announced, aProvider, aWallet } from './fixtures.ts'

const { wallets: moreWallets } = await loadMore()
const all = [...popularWallets, ...moreWallets]
const ids = (page: object, announcements: readonly Announcement[] = [], wallets = all) => [
  ...detectWallets(wallets, page, announcements).found.keys(),
]

describe('a page without wallets', () => {
  test('has none', () => expect(ids({})).toEqual([]))

  test.each([
    null,
    undefined,
    true,
    'ethereum',
    {},
    { isMetaMask: true },
    { request: 'eth_accounts' },
  ])('a value without a request method is not a provider: %j', (ethereum) =>
    expect(ids({ ethereum })).toEqual([]),
  )

  test('a property that throws is ignored', () => {
    const page = {
      get ethereum(): unknown {
        throw new Error('Not for you')
      },
      phantom: new Proxy(
        {},
        {
          get: () => {
            throw new Error('Not for you')
          },
        },
      ),
    }
    expect(ids(page)).toEqual([])
  })
})

describe('the flags of a single wallet at window.ethereum', () => {
  test.each(all.flatMap(({ id, flags = [] }) => flags.map((flag) => [flag, id] as const)))(
    '%s: %s',
    (flag, id) => {
      const ethereum = aProvider(flag)
      expect([...detectWallets(all, { ethereum }, []).found]).toEqual([[id, ethereum]])
    },
  )

  test.each(
    all
      .flatMap(({ id, flags = [] }) => flags.map((flag) => [flag, id] as const))
      .filter(([, id]) => id !== 'metaMask'),
  )('%s, pretending to be MetaMask, is still %s', (flag, id) =>
    expect(ids({ ethereum: aProvider('isMetaMask', flag) })).toEqual([id]),
  )

  test('an unknown impostor is listed as an injected wallet', () =>
    expect(ids({ ethereum: aProvider('isMetaMask', 'isMathWallet') })).toEqual(['injected']))

  test('a wallet without flags is listed as an injected wallet, too', () =>
    expect(ids({ ethereum: aProvider() })).toEqual(['injected']))

  test('a flag that is a function or a string does not count', () =>
    expect(ids({ ethereum: { ...aProvider(), isMetaMask: () => true, isRainbow: 'yes' } })).toEqual(
      ['injected'],
    ))

  test('flags may be defined on the class of a provider', () => {
    class Provider {
      get isRabby() {
        return true
      }
      async request() {
        return []
      }
    }
    expect(ids({ ethereum: new Provider() })).toEqual(['rabby'])
  })
})

describe('several wallets at window.ethereum', () => {
  const metaMask = aProvider('isMetaMask')
  const coinbase = aProvider('isCoinbaseWallet')
  const unknown = aProvider('isUnknownWallet')

  test('each wallet of a list is found, with its own provider', () =>
    expect([
      ...detectWallets(
        all,
        { ethereum: { ...aProvider('isCoinbaseWallet'), providers: [metaMask, coinbase] } },
        [],
      ).found,
    ]).toEqual([
      ['coinbase', coinbase],
      ['metaMask', metaMask],
    ]))

  test('so is each wallet of a map', () =>
    expect(
      ids({
        ethereum: {
          ...aProvider(),
          providerMap: new Map([
            ['MetaMask', metaMask],
            ['CoinbaseWallet', coinbase],
          ]),
        },
      }),
    ).toEqual(['coinbase', 'metaMask']))

  test('an unknown one is listed as an injected wallet', () =>
    expect(
      detectWallets(
        all,
        { ethereum: { ...aProvider(), providers: [metaMask, unknown] } },
        [],
      ).found.get('injected'),
    ).toBe(unknown))

  test('an empty list hides no wallet', () =>
    expect(ids({ ethereum: { ...metaMask, providers: [] } })).toEqual(['metaMask']))
})

describe('wallets with a namespace of their own', () => {
  const places = moreWallets.flatMap(({ id, namespaces = [] }) =>
    namespaces.map((place) => [place, id] as const),
  )
  const pageWith = (place: string, provider: unknown) =>
    place.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), provider) as object

  test.each(places)('%s: %s', (place, id) => {
    const provider = aProvider()
    // Kaikas is the former name of Kaia: the first of the two is returned.
    expect([...detectWallets(all, pageWith(place, provider), []).found]).toEqual([
      [id === 'kaikas' ? 'kaia' : id, provider],
    ])
  })

  test('take precedence over window.ethereum, and are listed once', () => {
    const okx = aProvider('isMetaMask', 'isOkxWallet')
    expect(ids({ okxwallet: okx, ethereum: okx })).toEqual(['okx'])
    expect(ids({ okxwallet: okx, ethereum: aProvider('isMetaMask', 'isOkxWallet') })).toEqual([
      'okx',
    ])
    expect(ids({ okxwallet: okx, ethereum: aProvider('isMetaMask') })).toEqual(['metaMask', 'okx'])
  })

  test('a namespace without a provider is ignored', () =>
    expect(ids({ avalanche: {}, phantom: true })).toEqual([]))

  test('in a wallet’s own browser, window.ethereum is its provider', () => {
    const ethereum = aProvider('isMetaMask')
    const page = { ethereum, walletExtension: { isNovaWallet: true } }
    expect([...detectWallets(moreWallets, page, []).found]).toEqual([['nova', ethereum]])
  })
})

describe('announcements', () => {
  test('are matched by rdns, each once, the first of two', () => {
    const [first, second] = [aProvider(), aProvider()]
    const { announced: kept, found } = detectWallets(all, {}, [
      announced('io.rabby', first),
      announced('test.unknown'),
      announced('io.rabby', second),
    ])
    expect(kept.map(({ info }) => info.rdns)).toEqual(['io.rabby', 'test.unknown'])
    expect([...found]).toEqual([['rabby', first]])
  })

  describe("that claim a known wallet's rdns", () => {
    const [real, other] = [aProvider('isMetaMask'), aProvider('isMetaMask')]
    const best = announced('io.metamask', other, 'Best Wallet')
    const metaMask = announced('io.metamask', real, 'MetaMask')

    test("are not that wallet if their name is another wallet's", () =>
      expect(ids({}, [best])).toEqual([]))

    test.each([
      ['first', [best, metaMask]],
      ['last', [metaMask, best]],
    ])('do not count as it either, if they arrive %s', (_, both) =>
      expect([...detectWallets(all, {}, both).found]).toEqual([['metaMask', real]]),
    )

    test('leave it to be found at window.ethereum', () =>
      expect([
        ...detectWallets(all, { ethereum: real }, [
          announced('io.metamask', aProvider('isBest'), 'Best Wallet'),
        ]).found,
      ]).toEqual([['metaMask', real]]))

    test.each([
      'MetaMask',
      'metamask',
      'Meta Mask',
      'MetaMask Wallet',
      'MetaMask Flask',
      '',
      '  \u200B',
    ])('are that wallet if they have its name: %j', (name) =>
      expect(ids({}, [announced('io.metamask', aProvider(), name)])).toEqual(['metaMask']),
    )

    test('are that wallet whatever their flags: others may have set them', () =>
      expect(
        ids({}, [announced('io.metamask', aProvider('isMetaMask', 'isTokenPocket'), 'MetaMask')]),
      ).toEqual(['metaMask']))
  })

  test('an app that announces one of its other names is the same wallet', () =>
    expect(ids({}, [announced('io.metamask.mobile')])).toEqual(['metaMask']))

  test('an announced provider belongs to no other wallet, whatever its flags', () => {
    const provider = aProvider('isMetaMask')
    expect(ids({ ethereum: provider }, [announced('test.unknown', provider)])).toEqual([])
  })

  test('neither does a copy of it', () => {
    expect(
      ids({ ethereum: aProvider('isMetaMask') }, [
        announced('test.unknown', aProvider('isMetaMask')),
      ]),
    ).toEqual([])
    expect(
      ids({ ethereum: aProvider('isMetaMask', 'isRabby') }, [
        announced('io.rabby', aProvider('isRabby', 'isMetaMask')),
      ]),
    ).toEqual(['rabby'])
  })

  test('an unannounced wallet is detected next to them', () => {
    const silent = aProvider()
    expect([
      ...detectWallets(all, { ethereum: silent }, [announced('io.rabby')]).found,
    ]).toContainEqual(['injected', silent])
    expect(ids({ ethereum: aProvider('isRainbow') }, [announced('io.rabby')])).toEqual([
      'rabby',
      'rainbow',
    ])
  })

  test('a wallet without an rdns in the catalog is matched by namespace or flags', () => {
    const [clover, bitski] = [aProvider(), aProvider('isBitski')]
    expect([
      ...detectWallets(all, { clover }, [
        announced('test.clover', clover),
        announced('test.bitski', bitski),
      ]).found,
    ]).toEqual([
      ['bitski', bitski],
      ['clv', clover],
    ])
  })

  test.each([
    [{ info: undefined, provider: aProvider() }],
    [{ info: { rdns: 7 }, provider: aProvider() }],
    [{ info: { rdns: '' }, provider: aProvider() }],
    [announced('io.rabby', {})],
  ])('invalid announcements are ignored: %j', (one) =>
    expect(detectWallets(all, {}, [one as Announcement])).toEqual({
      announced: [],
      found: new Map(),
    }),
  )
})

describe('the Safe', () => {
  const page: Record<string, unknown> = {}
  page.parent = page

  test('is not detected in a top-level page, nor without pages', () => {
    expect(ids(page)).toEqual([])
    expect(ids({})).toEqual([])
  })

  test('is detected inside a frame, without a provider', () =>
    expect([...detectWallets(all, { parent: {} }, []).found]).toEqual([['safe', undefined]]))
})

test('an app’s own list is detected in the same way', () =>
  expect(
    ids(
      { acme: aProvider(), ethereum: aProvider('isOther') },
      [],
      [aWallet('acme', { namespaces: ['acme'] }), aWallet('other', { flags: ['isOther'] })],
    ),
  ).toEqual(['acme', 'other']))
