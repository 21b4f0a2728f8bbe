import { describe, expect, test, vi } from 'vitest'
import type { ChainSummary, SafeRef } from '#base'
import type { TransactionItem } from '#domain'
import { englishText } from '../../../../../stories/englishText.ts'
import { actionEntries, type Actions } from '../../../../../src/screens/shell/frame/goTo/actions.ts'
import {
  contactEntries,
  typedAddressEntries,
} from '../../../../../src/screens/shell/frame/goTo/addresses.ts'
import type { Entry } from '../../../../../src/screens/shell/frame/goTo/entry.ts'
import { findEntries } from '../../../../../src/screens/shell/frame/goTo/findEntries.ts'
import {
  safeEntries,
  sectionEntries,
  sharedEntry,
} from '../../../../../src/screens/shell/frame/goTo/places.ts'
import { goToText } from '../../../../../src/screens/shell/frame/goTo/text.ts'
import { transactionEntries } from '../../../../../src/screens/shell/frame/goTo/transactions.ts'
import { navItems } from '../../../../../src/screens/shell/frame/navItems.ts'
import { sections } from '../../../../../src/screens/shell/frame/sections.ts'
import {
  aPast,
  aPending,
  dave,
  mainnet,
  sendDollars,
  unreadable,
} from '../../../../../stories/screens/common/rows/items.ts'

const text = englishText(goToText)
const holesky: ChainSummary = { ...mainnet, chainId: '17000', name: 'Holesky', shortName: 'hol' }
const chains = [mainnet, holesky]
const at: SafeRef = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const other: SafeRef = { chainId: '1', address: '0x1111111111111111111111111111111111111111' }
const contacts = [
  { name: 'Petty cash', address: other.address, chains: ['1'] },
  { name: 'Zoë Dávid', address: dave, chains: [] },
]
const names = { contacts, ensOf: () => null, you: undefined }
const icon = sections[0].icon

const titles = (all: readonly Entry[], typed: string) =>
  findEntries(all, typed).flatMap(({ entries }) => entries.map(({ title }) => title))
const anEntry = (
  title: string,
  part: Partial<Pick<Entry, 'group' | 'words' | 'detail'>> = {},
): Entry => ({
  group: 'section',
  id: title,
  title,
  mark: { icon },
  href: '/',
  ...part,
})

describe('what is typed', () => {
  test('finds where a shared transaction is opened, in the open Safe', () => {
    const [entry] = findEntries([sharedEntry(at, chains, text)], 'shared')[0]?.entries ?? []
    expect(entry).toMatchObject({
      title: text('openShared'),
      href: `/transactions/tx?safe=eth:${at.address}`,
    })
  })

  test('finds a Safe by any part of its name, its address, its prefix, and its network', () => {
    const all = safeEntries([at, other], chains, names)
    const ids = (typed: string) =>
      findEntries(all, typed).flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(ids('0x1111')).toEqual([`eth:${other.address}`])
    expect(ids('petty')).toEqual([`eth:${other.address}`])
    expect(ids('ethereum 5aaeb')).toEqual([`eth:${at.address}`])
    expect(ids('nothing like it')).toEqual([])
  })

  test('matches all words in any order, ignoring case and accents', () => {
    const all = [anEntry('Send 2.5 ETH to Zoë'), anEntry('Send 3 USDC to Bob')]
    expect(titles(all, 'zoe SEND')).toEqual(['Send 2.5 ETH to Zoë'])
    expect(titles(all, 'zoe usdc')).toEqual([])
  })

  test('lists matches by the start of a name, the start of a word, the inside, the rest', () => {
    const all = [
      anEntry('Rest', { words: 'safe' }),
      anEntry('Unsafe'),
      anEntry('My Safes'),
      anEntry('Safe of all'),
    ]
    expect(titles(all, 'safe')).toEqual(['Safe of all', 'My Safes', 'Unsafe', 'Rest'])
  })

  test('puts the group with the best match first, so that Enter takes it', () => {
    const all = [anEntry('Unreceived'), anEntry('Receive', { group: 'action' })]
    expect(titles(all, 'receive')).toEqual(['Receive', 'Unreceived'])
  })

  test('shows eight of a group until something is typed, and says how many more there are', () => {
    const all = Array.from({ length: 30 }, (_, index) => anEntry(`Page ${index}`))
    expect(findEntries(all, '  ')).toMatchObject([
      { group: 'section', more: 22, entries: { length: 8 } },
    ])
    expect(findEntries(all, 'page')).toMatchObject([{ more: 10, entries: { length: 20 } }])
  })
})

describe('a pasted address', () => {
  const actions = { copy: vi.fn(), edit: vi.fn() }
  const of = (chain?: ChainSummary, safes: readonly SafeRef[] = []) =>
    typedAddressEntries(
      { address: dave, chain },
      { typed: dave, chains, here: '17000', safes, actions, text },
    )

  test('opens the Safe on each network, that of the open Safe first', () => {
    expect(of().map(({ title, detail }) => `${title}, ${detail}`)).toEqual([
      'Open Safe hol:0x274C…62b9, Holesky',
      `Copy address, ${dave}`,
      `Name this address, ${dave}`,
      'Open Safe eth:0x274C…62b9, Ethereum',
    ])
    expect(of()[0]).toMatchObject({ href: `/home?safe=hol:${dave}` })
  })

  test('offers every network, however many there are', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...mainnet,
      chainId: String(index + 1),
      shortName: `n${index}`,
    }))
    const entries = typedAddressEntries(
      { address: dave, chain: undefined },
      { typed: dave, chains: many, here: undefined, safes: [], actions, text },
    )
    expect(findEntries(entries, dave)).toMatchObject([
      { group: 'address', more: 0, entries: { length: 42 } },
    ])
  })

  test('that a name has on one network is opened and named only there', () => {
    const entries = typedAddressEntries(
      { address: dave, chain: undefined },
      {
        typed: 'dave.eth',
        chains,
        here: '17000',
        safes: [],
        actions,
        text,
        resolved: { name: 'dave.eth', chainId: '1', network: 'Ethereum' },
      },
    )
    expect(entries.map(({ title, detail }) => `${title}, ${detail}`)).toEqual([
      'Open Safe dave.eth, eth:0x274C…62b9 · Ethereum',
      `Copy address, dave.eth · Ethereum · ${dave}`,
      `Name this address, dave.eth · Ethereum · ${dave}`,
    ])
    const name = entries.at(-1)
    if (name && 'run' in name) name.run()
    expect(actions.edit).toHaveBeenLastCalledWith(dave, '1')
  })

  test('opens it only on the network of its prefix, and not where it is listed anyway', () => {
    expect(of(mainnet)[0]).toMatchObject({ href: `/home?safe=eth:${dave}` })
    expect(of(mainnet).filter((entry) => 'href' in entry)).toHaveLength(1)
    expect(of(mainnet, [{ chainId: '1', address: dave }]).some((entry) => 'href' in entry)).toBe(
      false,
    )
  })

  test.each(['dave.eth', `eip155:1:${dave}`, `https://app.safe.global/home?safe=eth:${dave}`])(
    'as %s opens a Safe that is listed, because its words don’t find it',
    (typed) => {
      const safes = [{ chainId: '1', address: dave }]
      const entries = typedAddressEntries(
        { address: dave, chain: mainnet },
        { typed, chains, here: undefined, safes, actions, text },
      )
      expect(findEntries([...entries, ...safeEntries(safes, chains, names)], typed)).toMatchObject([
        { group: 'address', entries: [{ href: `/home?safe=eth:${dave}` }, {}, {}] },
      ])
    },
  )

  test('in a link to a transaction opens that first, in its Safe', () => {
    const entries = typedAddressEntries(
      { address: dave, chain: mainnet },
      {
        typed: 'https://app.safe.global/transactions/tx',
        chains,
        here: '17000',
        safes: [],
        actions,
        text,
        target: { page: 'transaction', id: `0x${'ab'.repeat(32)}`, title: 'Open' },
      },
    )
    expect(entries[0]).toMatchObject({
      title: 'Open',
      detail: 'eth:0x274C…62b9 · Ethereum',
      href: `/transactions/tx?safe=eth:${dave}&id=0x${'ab'.repeat(32)}`,
    })
    expect(entries[1]).toMatchObject({ href: `/home?safe=eth:${dave}` })
  })

  test('comes before everything else, whatever its words', () => {
    expect(findEntries([anEntry('Copy'), ...of()], dave).map(({ group }) => group)).toEqual([
      'address',
    ])
    expect(titles([anEntry('dave.eth'), ...of()], 'dave.eth')[0]).toBe('Open Safe hol:0x274C…62b9')
  })

  test('can be copied and named', () => {
    for (const entry of of(mainnet)) if ('run' in entry) entry.run()
    expect(actions.copy).toHaveBeenCalledExactlyOnceWith(dave)
    expect(actions.edit).toHaveBeenCalledExactlyOnceWith(dave, '1')
  })
})

describe('a contact', () => {
  test('opens its dialog, and is left to the Safes if it is one of them', () => {
    const edit = vi.fn()
    const entries = contactEntries(contacts, [other], { copy: vi.fn(), edit }, text)
    expect(titles(entries, 'david')).toEqual(['Zoë Dávid'])
    expect(entries).toHaveLength(1)
    for (const entry of entries) if ('run' in entry) entry.run()
    expect(edit).toHaveBeenCalledExactlyOnceWith(dave, undefined)
  })

  test('is listed if a Safe has its address on another network only', () => {
    const listed = (chains: string[], safes: SafeRef[]) =>
      contactEntries(
        [{ name: 'Purse', address: other.address, chains }],
        safes,
        { copy: vi.fn(), edit: vi.fn() },
        text,
      ).length
    expect(listed(['17000'], [other])).toBe(1)
    expect(listed(['1', '17000'], [other])).toBe(1)
    expect(listed(['1'], [other])).toBe(0)
    expect(listed([], [other])).toBe(0)
  })

  test('is copied where no contact can be stored', () => {
    const copy = vi.fn()
    for (const entry of contactEntries(contacts, [other], { copy, edit: undefined }, text))
      if ('run' in entry) entry.run()
    expect(copy).toHaveBeenCalledExactlyOnceWith(dave)
  })
})

describe('a transaction', () => {
  const words = {
    text,
    sentenceOf: (action: TransactionItem['action']) =>
      action === sendDollars ? 'Send USDC to Dave' : 'Other',
    when: () => 'Yesterday',
  }
  const queue = {
    next: [],
    later: [{ nonce: 8, items: [aPending({ nonce: 8, action: sendDollars, note: 'Invoice 12' })] }],
    unreadable: [],
    hasMore: false,
  }

  test('is found by its sentence, its note, and its hash, and opened', () => {
    const entries = transactionEntries({ at, chains, queue, history: undefined }, words)
    const [item] = queue.later[0]?.items ?? []
    for (const typed of [
      'dave send',
      'invoice',
      item?.multisig?.safeTxHash ?? '',
      'nonce 8',
      '1 of 2',
    ])
      expect(
        findEntries(entries, typed).flatMap((one) => one.entries),
        typed,
      ).toMatchObject([
        { group: 'pending', href: `/transactions/tx?safe=eth:${at.address}&id=${item?.id}` },
      ])
  })

  test('is found in the history as far as that is loaded, if it can be opened', () => {
    const days = [
      {
        day: 0,
        items: [
          aPast(5, { action: sendDollars }),
          aPast(6, { action: { ...unreadable, hasId: false } as TransactionItem['action'] }),
        ],
      },
    ]
    const entries = transactionEntries(
      { at, chains, queue: undefined, history: { days, hasMore: true } },
      words,
    )
    expect(entries).toMatchObject([
      { group: 'recent', title: 'Send USDC to Dave', detail: 'Yesterday' },
    ])
  })
})

describe('an action', () => {
  const none = {
    onConnect: undefined,
    onDisconnect: undefined,
    onReceive: undefined,
    onCopySafe: undefined,
  }
  const of = (part: Partial<Actions>) =>
    actionEntries(
      {
        theme: 'dark',
        onTheme: vi.fn(),
        onAdd: vi.fn(),
        onKeys: vi.fn(),
        onCopyPage: vi.fn(),
        ...none,
        ...part,
      },
      text,
    )

  test('is offered only where it is available', () => {
    const everywhere = [
      'Copy link to this page',
      'Add a Safe',
      'Use the light theme',
      'Use the system theme',
      'Show keyboard shortcuts',
    ]
    expect(of({}).map(({ title }) => title)).toEqual(everywhere)
    expect(of({ onDisconnect: vi.fn(), onReceive: vi.fn() }).map(({ title }) => title)).toEqual([
      'Receive',
      ...everywhere,
      'Disconnect wallet',
    ])
  })

  test('changes to the theme that it names', () => {
    const onTheme = vi.fn()
    const [light] = of({ onTheme }).filter(({ title }) => title === 'Use the light theme')
    if (light && 'run' in light) light.run()
    expect(onTheme).toHaveBeenCalledExactlyOnceWith('light')
  })
})

test('what copies is done within the click, as browsers require', () => {
  const entries = [
    ...typedAddressEntries(
      { address: dave, chain: mainnet },
      {
        typed: dave,
        chains,
        here: '1',
        safes: [],
        actions: { copy: vi.fn(), edit: vi.fn() },
        text,
      },
    ),
    ...contactEntries(contacts, [other], { copy: vi.fn(), edit: undefined }, text),
    ...actionEntries(
      {
        theme: 'dark',
        onTheme: vi.fn(),
        onAdd: vi.fn(),
        onKeys: vi.fn(),
        onCopyPage: vi.fn(),
        onCopySafe: vi.fn(),
        onConnect: vi.fn(),
        onDisconnect: undefined,
        onReceive: vi.fn(),
      },
      text,
    ),
  ]
  expect(
    entries.flatMap((entry) => ('atOnce' in entry && entry.atOnce ? entry.title : [])),
  ).toEqual(['Copy address', 'Zoë Dávid', "Copy this Safe's address", 'Copy link to this page'])
})

test('before anything is typed, the sections come first', () => {
  const all = [
    ...actionEntriesOf(),
    ...safeEntries([at], chains, names),
    ...sectionEntries(navItems(sections, chains, at), ({ name }) => name),
  ]
  expect(findEntries(all, '').map(({ group }) => group)).toEqual(['section', 'safe', 'action'])
})

const actionEntriesOf = (): readonly Entry[] => [anEntry('Receive', { group: 'action' })]
