import { describe, expect, test } from 'vitest'
import {
  type AppEntry,
  appOf,
  findApps,
  isPageOf,
  mergedApps,
  rejectionOf,
} from '../../../../src/screens/apps/common/appEntry.ts'
import { withCustom, withRemoved } from '../../../../src/screens/apps/common/addedApps.ts'
import { parseApps } from '../../../../src/screens/core/stores/appStore.ts'
import { checkAddress } from '../../../../src/screens/apps/manifest/checkAddress.ts'
import {
  maxRows,
  type MessageRow,
  withMessage,
} from '../../../../src/screens/apps/open/messageRows.ts'
import { shareLink } from '../../../../src/screens/apps/common/shareLink.ts'
import { toTypedMessage } from '../../../../src/screens/messages/sign/typedMessage.ts'

const host = 'https://coffer.example'
const app = (url: string, more: Partial<AppEntry> = {}): AppEntry => ({
  url,
  origin: new URL(url).origin,
  name: 'Payroll',
  description: 'Pays many people',
  tags: ['Payments'],
  featured: false,
  icon: undefined,
  isCustom: false,
  ...more,
})
const listed = {
  id: 1,
  url: 'https://payroll.example',
  name: 'Payroll',
  description: '',
  icon: null,
  chainIds: ['1'],
  provider: null,
  openTo: 'everybody',
  tags: [],
  batches: false,
  website: null,
  socials: [],
  featured: false,
} as const

describe('the list of apps', () => {
  test('has each app once: apps listed by the gateway no longer count as custom', () => {
    const own = { chainId: '1', url: 'https://payroll.example/', name: 'Mine', description: '' }
    const entries = mergedApps(
      [listed],
      [
        own,
        { ...own, url: 'https://books.example/' },
        { ...own, chainId: '10', url: 'https://other.example/' },
      ],
      '1',
    )
    expect(entries.map(({ url, isCustom }) => [url, isCustom])).toEqual([
      ['https://payroll.example/', false],
      ['https://books.example/', true],
    ])
  })

  test('names the host that an icon would be loaded from', () => {
    const iconOf = (icon: string | null) =>
      mergedApps([{ ...listed, icon }], [], '1').map((entry) => entry.icon)
    expect(iconOf('https://icons.example/a.png')).toEqual([
      { src: 'https://icons.example/a.png', host: 'icons.example' },
    ])
    expect(iconOf('data:image/png;base64,AAAA')).toEqual([
      { src: 'data:image/png;base64,AAAA', host: undefined },
    ])
    for (const none of [null, 'http://icons.example/a.png', 'javascript:alert(1)'])
      expect(iconOf(none)).toEqual([undefined])
  })

  test.each([
    ['https://gateway.example/ipfs/abc/', 'https://gateway.example/ipfs/abc/page?x=1', true],
    // Many apps share this host.
    ['https://gateway.example/ipfs/abc/', 'https://gateway.example/ipfs/evil/', false],
    ['https://app.example/', 'https://app.example/deep/page', true],
    ['https://app.example/', 'https://app.example.evil.test/', false],
    ['https://app.example/', 'http://app.example/', false],
    ['https://app.example/swap', 'https://app.example/swap', true],
    // Lists spell folders without a slash at the end.
    ['https://app.example/swap', 'https://app.example/swap/pair', true],
    ['https://app.example/swap', 'https://app.example/', false],
    ['https://gateway.example/ipfs/abc', 'https://gateway.example/ipfs/evil/', false],
    ['https://gateway.example/ipns/name.eth', 'https://gateway.example/ipns/evil.eth', false],
    ['https://gateway.example/ipfs/abc', 'https://gateway.example/ipfs/abcdef/', false],
    ['https://app.example/swap/index.html', 'https://app.example/swap/pair', true],
    ['https://app.example/index.html', 'https://app.example/other', true],
    ['https://gateway.example/ipfs/abc.html', 'https://gateway.example/ipfs/evil/', false],
    ['https://gateway.example/ipfs/abc.html', 'https://gateway.example/ipfs/abc.html?a', true],
    // Some servers read these as slashes.
    ['https://gateway.example/ipfs/abc', 'https://gateway.example/ipfs/abc/..%2fevil', false],
    ['https://gateway.example/ipfs/abc', 'https://gateway.example/ipfs/abc/..%5Cevil', false],
  ])('the app %s has the page %s: %s', (url, page, isOne) => {
    expect(isPageOf(page, { url })).toBe(isOne)
  })

  test('gets a removed app back as it was, with a warning if it was never accepted', () => {
    const own = { chainId: '1', url: 'https://books.example/', name: 'Books', description: '' }
    const none = parseApps({})
    if (!none) throw new Error('These apps have to be readable.')
    expect(withRemoved(none, own, false)).toMatchObject({ custom: [own], trusted: [] })
    expect(withRemoved(none, own, true)).toMatchObject({ custom: [own], trusted: [own.url] })
    const again = withCustom(none, { ...own, name: 'Added again' })
    expect(withRemoved(again, own, true)).toBe(again)
  })

  test('finds the most specific app for a page', () => {
    const apps = [app('https://app.example/'), app('https://app.example/swap/', { name: 'Swap' })]
    expect(appOf('https://app.example/swap/x', apps)?.name).toBe('Swap')
    expect(appOf('https://elsewhere.example/', apps)).toBeUndefined()
  })

  test('is searched by words of any field, in any order, in one category', () => {
    const apps = [
      app('https://a.example/'),
      app('https://b.example/', { name: 'Gallery', description: 'Collectibles', tags: ['NFT'] }),
    ]
    expect(findApps(apps, 'PEOPLE payroll', undefined)).toHaveLength(1)
    expect(findApps(apps, 'b.example', undefined)).toHaveLength(1)
    expect(findApps(apps, '', 'NFT').map(({ name }) => name)).toEqual(['Gallery'])
    expect(findApps(apps, 'payroll', 'NFT')).toEqual([])
  })
})

describe('the address of an app', () => {
  test.each([
    [undefined, 'none'],
    ['payroll', 'notUrl'],
    ['javascript:alert(1)', 'notWeb'],
    ['data:text/html,x', 'notWeb'],
    ['blob:https://coffer.example/1', 'notWeb'],
    ['https://coffer.example@evil.test', 'hasUser'],
    ['https://coffer.example/home', 'ownOrigin'],
    ['http://payroll.example/x', 'insecure'],
    ['http://localhost:3000/x', undefined],
    ['https://payroll.example/x', undefined],
  ])('%s is rejected because of: %s', (url, reason) => {
    expect(rejectionOf(url, host)).toBe(reason)
  })

  test.each([
    ['http://payroll.example', 'insecure'],
    ['https://payroll.example', 'known'],
    ['http://localhost:3000', undefined],
    ['http://127.0.0.1:3000', undefined],
    // The policy of the page has no names for these.
    ['http://app.localhost', 'insecure'],
    ['http://[::1]:3000', 'insecure'],
    [' https://books.example ', undefined],
  ])('%s can’t be added because of: %s', (typed, reason) => {
    const checked = checkAddress(typed, host, ['https://payroll.example/'])
    expect(checked.kind === 'invalid' ? checked.reason : undefined).toBe(reason)
  })
})

describe('what is stored about apps', () => {
  test('keeps what is valid and reports what is not', () => {
    let dropped = 0
    const stored = {
      pinned: ['https://a.example/', 'javascript:1', 7],
      custom: [
        { chainId: '1', url: 'https://b.example', name: 'Books', description: 'x'.repeat(900) },
        { chainId: 'one', url: 'https://b.example', name: 'Books', description: '' },
        { chainId: '1', url: 'https://user@b.example', name: 'Books', description: '' },
        { chainId: '1', url: 'https://b.example', name: '\u200B', description: '' },
        null,
      ],
      isTold: 'yes',
      trusted: 'https://a.example/',
    }
    const read = parseApps(stored, () => dropped++)
    expect(read).toMatchObject({ pinned: ['https://a.example/'], isTold: false, trusted: [] })
    expect(read?.custom).toHaveLength(1)
    expect(read?.custom[0]).toMatchObject({ url: 'https://b.example/', name: 'Books' })
    expect(read?.custom[0]?.description).toHaveLength(400)
    expect(dropped).toBe(7)
    expect(parseApps('nonsense')).toBeUndefined()
  })
})

describe('typed data of an app', () => {
  const types = {
    Vote: [{ name: 'by', type: 'Person[2]' }],
    Person: [{ name: 'name', type: 'string' }],
    EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
  }
  const message = { by: [{ name: 'Alice' }, { name: 'Bob' }] }

  test('uses the only type that no other type contains as its primary type', () => {
    expect(toTypedMessage({ domain: { chainId: '1' }, types, message })).toMatchObject({
      primaryType: 'Vote',
      domain: { chainId: 1 },
    })
  })

  test.each([
    ['two main types', { domain: {}, types: { A: [], B: [] }, message }],
    ['an unknown main type', { domain: {}, types, message, primaryType: 'Ballot' }],
    ['a main type of the prototype', { domain: {}, types, message, primaryType: 'constructor' }],
    ['a chain id that isn’t a number', { domain: { chainId: 'mainnet' }, types, message }],
    ['a chain id that is too large', { domain: { chainId: '9007199254740993' }, types, message }],
  ])('with %s can’t be signed', (_, data) => {
    expect(toTypedMessage(data)).toBeUndefined()
  })
})

describe('the rows of the inspector', () => {
  const request = {
    kind: 'request',
    at: 10,
    id: 'a',
    method: 'getSafeInfo',
    origin: host,
    check: 'accepted',
  } as const
  const answer = { kind: 'answer', at: 14, id: 'a', error: undefined } as const
  const rowsOf = (...messages: Parameters<typeof withMessage>[1][]) =>
    messages.reduce<readonly MessageRow[]>(withMessage, [])

  test('join a response with its request', () => {
    expect(rowsOf(request, answer)).toMatchObject([
      { direction: 'in', name: 'getSafeInfo', answer: { ms: 4, error: undefined } },
    ])
  })

  test('a response belongs to the last request with its id that has none', () => {
    const rows = rowsOf(request, answer, { ...request, at: 20 }, { ...answer, at: 29 })
    expect(rows.map((row) => row.answer?.ms)).toEqual([4, 9])
  })

  test('an unsolicited response is a separate row, like an event', () => {
    expect(
      rowsOf(answer, { kind: 'event', at: 20, name: 'safeChanged' }).map(({ direction, name }) => [
        direction,
        name,
      ]),
    ).toEqual([
      ['out', ''],
      ['out', 'safeChanged'],
    ])
  })

  test('are limited, and keep their keys', () => {
    const rows = rowsOf(
      ...Array.from({ length: maxRows + 20 }, (_, at) => ({ ...request, at, id: String(at) })),
    )
    expect(rows).toHaveLength(maxRows)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(maxRows)
  })
})

test('the shared link leads to the same page of the app, whatever its address is', () => {
  const url = 'https://app.example/swap?from=a&to=b#half'
  const link = new URL(shareLink('https://coffer.example', url, 'eth'))
  expect([
    link.origin,
    link.pathname,
    link.searchParams.get('appUrl'),
    link.searchParams.get('chain'),
  ]).toEqual(['https://coffer.example', '/share/safe-app', url, 'eth'])
})
