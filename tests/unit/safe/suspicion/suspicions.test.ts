import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Action, Asset, History, TransactionItem, Transferred } from '#domain'
import { plainSymbol } from '../../../../src/safe/suspicion/plainText.ts'
import {
  findSuspicions,
  type KnownParties,
  withoutSuspicious,
} from '../../../../src/safe/suspicion/suspicions.ts'
import {
  alice,
  aPast,
  aPending,
  at,
  dave,
  receiveDollars,
  sendDollars,
  swap,
} from '../../../../stories/screens/common/rows/items.ts'

const nobody: KnownParties = { contacts: [], safes: [], owners: [], assets: [] }
/** Begins and ends like another one: its first and last four digits, and nothing between. */
const copyOf = (address: Address, middle = '0'): Address =>
  `${address.slice(0, 6)}${middle.repeat(32)}${address.slice(-4)}` as Address
const ether = (raw: bigint): Transferred => ({ type: 'native', raw })
const receive = (from: Address, what: Transferred = ether(1n)): Action => ({
  kind: 'receive',
  what,
  from: { address: from, name: null },
})
const send = (to: Address, name: string | null = null): Action => ({
  kind: 'send',
  what: ether(10n ** 18n),
  to: { address: to, name },
})

let minutes = 0
/** Each one is older than the one before. */
const past = (action: Action, part: Partial<TransactionItem> = {}) =>
  aPast(++minutes, { action, ...part })
/** No one from the Safe made it. */
const incoming = (action: Action) => past(action, { multisig: null })
const found = (rows: readonly TransactionItem[], known = nobody, history = rows) =>
  rows.map(({ id }) => findSuspicions(rows, history, known).get(id)?.kind)

describe('a row of an account that looks like another one', () => {
  test('is found where the Safe has paid the other one', () =>
    expect(found([incoming(receive(copyOf(dave))), past(send(dave, 'Dave'))])).toEqual([
      'lookAlike',
      undefined,
    ]))

  test("uses the user's name for the other one, not the gateway's", () => {
    const rows = [incoming(receive(copyOf(dave))), past(send(dave, 'Treasury'))]
    const otherOf = (known: KnownParties) => findSuspicions(rows, rows, known).get(rows[0]!.id)
    expect(otherOf(nobody)).toEqual({
      kind: 'lookAlike',
      other: { address: dave, name: undefined, isReported: true },
    })
    const contacts = [{ name: 'Dave', address: dave, chains: [] }]
    expect(otherOf({ ...nobody, contacts })).toMatchObject({ other: { name: 'Dave' } })
  })

  test.each<[string, Partial<KnownParties>]>([
    ['a contact', { contacts: [{ name: 'Dave', address: dave }] }],
    ['one of the person’s Safes', { safes: [{ chainId: '1', address: dave }] }],
    ['an account of the person', { owners: [dave] }],
    ['an owner', { reported: [dave] }],
  ])('is found where the other one is %s', (_, known) =>
    expect(found([incoming(receive(copyOf(dave)))], { ...nobody, ...known })).toEqual([
      'lookAlike',
    ]),
  )

  test('is found in any letter case, regardless of the middle characters', () => {
    const rows = [
      incoming(receive(copyOf(dave).toUpperCase().replace('0X', '0x') as Address)),
      incoming(receive(copyOf(dave, 'f'))),
      past(send(dave.toLowerCase() as Address)),
    ]
    expect(found(rows)).toEqual(['lookAlike', 'lookAlike', undefined])
  })

  test('isn’t the account itself', () =>
    expect(found([incoming(receive(dave)), past(send(dave))])).toEqual([undefined, undefined]))

  test('isn’t an account with only one matching end', () => {
    const other = `${dave.slice(0, 6)}${'0'.repeat(32)}ffff` as Address
    expect(found([incoming(receive(other)), past(send(dave))])).toEqual([undefined, undefined])
  })

  test('is found if the user confused the two and paid it', () =>
    expect(found([past(send(copyOf(dave))), past(send(dave))])).toEqual(['lookAlike', undefined]))

  test("isn't known for what it sends itself", () => {
    const rows = [
      past(send(dave)),
      incoming(receive(copyOf(dave))),
      incoming(receive(copyOf(dave))),
    ]
    expect(found(rows)).toEqual([undefined, 'lookAlike', 'lookAlike'])
  })

  test('isn’t found if the user has both as contacts', () => {
    const contacts = [dave, copyOf(dave)].map((address) => ({ name: 'Dave', address, chains: [] }))
    expect(found([incoming(receive(copyOf(dave)))], { ...nobody, contacts })).toEqual([undefined])
  })

  test('isn’t known for a transfer that failed', () =>
    expect(
      found([incoming(receive(copyOf(dave))), past(send(dave), { status: 'FAILED' })]),
    ).toEqual([undefined, undefined]))

  test('is found in the queue, by what was paid before', () => {
    const rows = [
      aPending({ nonce: 7, action: send(copyOf(dave)) }),
      aPending({ nonce: 8, action: send(alice) }),
    ]
    expect(found(rows, nobody, [past(send(dave))])).toEqual(['lookAlike', undefined])
  })
})

describe('a token that looks like another one', () => {
  const usdc =
    sendDollars.kind === 'send' && sendDollars.what.type === 'erc20' ? sendDollars.what : undefined
  const asset: Asset = {
    type: 'erc20',
    token: usdc!.token,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    raw: 1n,
    price: '1',
    fiat: '1',
  }
  const fake = (parts: Partial<Extract<Transferred, { type: 'erc20' }>>) =>
    incoming(receive(alice, { ...usdc!, token: dave, trusted: false, ...parts }))
  const known = { ...nobody, assets: [asset] }

  test.each(['USDC', 'usdc', 'USDС', 'ＵＳＤＣ', 'U S D C'])('is found: %s', (symbol) =>
    expect(found([fake({ symbol })], known)).toEqual(['token']),
  )
  test('of the chain is found', () =>
    expect(
      found([fake({ symbol: 'ЕТН' })], {
        ...nobody,
        assets: [
          {
            ...asset,
            type: 'native',
            symbol: 'ETH',
            token: '0x0000000000000000000000000000000000000000',
          },
        ],
      }),
    ).toEqual(['token']))
  test('is found by what the Safe has sent', () =>
    expect(found([fake({ symbol: 'USDC' }), past(sendDollars)])).toEqual(['token', undefined]))
  test('isn’t the token itself, nor one of the gateway’s list', () => {
    expect(
      found(
        [incoming(receiveDollars), fake({ token: usdc!.token }), fake({ trusted: true })],
        known,
      ),
    ).toEqual([undefined, undefined, undefined])
  })
  test('isn’t one of another name', () =>
    expect(found([fake({ symbol: 'USDT' })], known)).toEqual([undefined]))
  test("isn't known for being held without a price: anyone can send a token", () =>
    expect(
      found([fake({ symbol: 'USDC' })], { ...nobody, assets: [{ ...asset, price: null }] }),
    ).toEqual([undefined]))
  test('that the gateway calls an imitation is one', () =>
    expect(found([fake({ symbol: 'ABC', imitation: true })])).toEqual(['imitation']))
  test('reads the same in any alphabet', () => expect(plainSymbol('ЅоԁА')).toBe('soda'))
})

describe('hiding what may be a scam', () => {
  const rows = [incoming(receive(copyOf(dave))), past(send(dave)), incoming(receive(copyOf(dave)))]
  const history: History = {
    days: [
      { day: 2, items: rows.slice(0, 2) },
      { day: 1, items: rows.slice(2) },
    ],
    hasMore: true,
  }
  test('leaves out the rows, and days without any', () =>
    expect(withoutSuspicious(history, findSuspicions(rows, rows, nobody))).toEqual({
      days: [{ day: 2, items: [rows[1]] }],
      hasMore: true,
    }))
  test('changes nothing without any', () =>
    expect(withoutSuspicious(history, new Map())).toBe(history))
})

test('ten thousand rows are read ten times as often as a thousand, not a hundred times', () => {
  let reads = 0
  const address = (index: number): Address =>
    `0x${(index * 2_654_435_761).toString(16).padStart(40, '0').slice(-40)}` as Address
  const row = (index: number) => {
    const isOwn = index % 2 === 0
    const who = isOwn
      ? address(index % 500)
      : index % 10 === 1
        ? copyOf(address((index % 500) - 1))
        : address(index)
    const item = {
      ...aPast(index, {
        action: isOwn ? send(who) : receive(who),
        ...(!isOwn && { multisig: null }),
      }),
      id: String(index),
    }
    const { action } = item
    return Object.defineProperty(item, 'action', {
      get: () => {
        reads += 1
        return action
      },
    })
  }
  const rows = Array.from({ length: 10_000 }, (_, index) => row(index))
  const count = (length: number) => {
    const some = rows.slice(0, length)
    reads = 0
    const start = performance.now()
    const found = findSuspicions(some, some, { ...nobody, owners: [at.address] })
    console.log(
      `${length} rows: ${(performance.now() - start).toFixed(1)} ms, ${found.size} suspicious`,
    )
    return reads
  }
  expect(count(10_000)).toBe(10 * count(1_000))
})

describe('a trade', () => {
  const fake = {
    ...swap,
    buy: swap.buy && { ...swap.buy, symbol: 'USDC', token: copyOf(dave), trusted: false },
  }

  test('for a token that is called like another one is found', () => {
    const rows = [past(fake), past(sendDollars)]
    expect(findSuspicions(rows, rows, nobody).get(rows[0]!.id)).toEqual({
      kind: 'token',
      symbol: 'USDC',
    })
  })

  test('for the token itself isn’t, and neither is one that is listed', () => {
    const rows = [
      past(swap),
      past({ ...fake, buy: fake.buy && { ...fake.buy, trusted: true } }),
      past(sendDollars),
    ]
    expect(found(rows)).toEqual([undefined, undefined, undefined])
  })

  test('isn’t compared with the tokens of another chain', () =>
    expect(found([past({ ...fake, toChain: '10' }), past(sendDollars)])).toEqual([
      undefined,
      undefined,
    ]))

  test('that pays an account which looks like another one is found', () =>
    expect(
      found([past({ ...swap, to: { address: copyOf(dave), name: null } }), past(send(dave))]),
    ).toEqual(['lookAlike', undefined]))
})
