import { keccak256, stringToBytes } from 'viem'
import { describe, expect, it } from 'vitest'
import { type Address, zeroAddress } from '#base'
import type { TypedMessage } from '#domain'
import { hashedTypes } from '#safe'
import { givesForNothing, ordersOf, paymentIn } from '#safe/message'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import {
  authorization,
  cowOrder,
  seaportBulk,
  seaportOrder,
} from '../../../../stories/screens/messages/orders.ts'

const safe = seaportOrder.message.offerer as Address
const { usdc } = base.tokens
const thief = people.frank.address

const withMessage = (data: TypedMessage, parts: Record<string, unknown>): TypedMessage => ({
  ...data,
  message: { ...data.message, ...parts },
})
type Item = Record<string, unknown>
const consideration = seaportOrder.message.consideration as Item[]
const offer = seaportOrder.message.offer as Item[]
const only = (data: TypedMessage) => {
  const [order, ...others] = ordersOf(data, safe)
  expect(others).toEqual([])
  return order
}

const treeOfTwo: TypedMessage = {
  ...seaportBulk,
  types: {
    ...seaportBulk.types,
    BulkOrder: [{ name: 'tree', type: 'OrderComponents[2]' }],
  },
  message: { tree: (seaportBulk.message.tree as unknown[])[0] },
}

/** Constants of the contracts: https://github.com/ProjectOpenSea/seaport-core, EIP-3009, CoW's. */
it.each<[string, TypedMessage, string]>([
  ['Seaport’s', seaportOrder, '0xfa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f'],
  ['a tree’s', treeOfTwo, '0x3ca2711d29384747a8f61d60aad3c450405f7aaff5613541dee28df2d6986d32'],
  ['USDC’s', authorization, '0x7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a2267'],
  ['CoW Swap’s', cowOrder, '0xd5a25ba2e97094ad7d83dc28a6572da797d6b3e7fc6663bd93efb789fc17e489'],
])('has the types of its contract: %s', (_, data, hash) => {
  expect(keccak256(stringToBytes(hashedTypes(data)[1]))).toBe(hash)
  expect(ordersOf(data, safe).length + (paymentIn(data) ? 1 : 0)).toBeGreaterThan(0)
})

describe('an order of Seaport', () => {
  it('gives, gets, and shares what its lists say', () => {
    expect(only(seaportOrder)).toEqual({
      exchange: 'Seaport 1.6',
      contract: seaportOrder.domain.verifyingContract,
      owner: safe,
      gives: [{ kind: 'item', token: offer[0]?.token, id: 7n, raw: 1n }],
      gets: [{ kind: 'token', token: zeroAddress, raw: 975_000_000_000_000_000n }],
      shares: [
        {
          kind: 'token',
          token: zeroAddress,
          raw: 25_000_000_000_000_000n,
          to: consideration[1]?.recipient,
        },
      ],
      from: 1_700_000_000,
      until: 2_000_000_000,
    })
  })

  it('gives at most, and gets at least, what its moving amounts say', () => {
    const moving = withMessage(seaportOrder, {
      offer: [{ ...offer[0], itemType: 1, startAmount: '5', endAmount: '9' }],
      consideration: [{ ...consideration[0], startAmount: '8', endAmount: '3' }],
    })
    expect(only(moving)?.gives[0].raw).toBe(9n)
    expect(only(moving)?.gets[0]?.raw).toBe(3n)
    const back = withMessage(seaportOrder, {
      offer: [{ ...offer[0], itemType: 1, startAmount: '9', endAmount: '5' }],
      consideration: [{ ...consideration[0], startAmount: '3', endAmount: '8' }],
    })
    expect(only(back)?.gives[0].raw).toBe(9n)
    expect(only(back)?.gets[0]?.raw).toBe(3n)
  })

  it.each<[string, Item[]]>([
    ['nothing', []],
    ['no amount', [{ ...consideration[0], startAmount: '0', endAmount: '0' }]],
    ['nothing in the end', [{ ...consideration[0], endAmount: '0' }]],
    ['something for another account', [{ ...consideration[0], recipient: thief }]],
  ])('gives for nothing: %s', (_, list) => {
    const [order] = ordersOf(withMessage(seaportOrder, { consideration: list }), safe)
    expect(order && givesForNothing(order)).toBe(true)
  })

  it('gives for something otherwise', () => {
    expect(ordersOf(seaportOrder, safe).some(givesForNothing)).toBe(false)
  })

  it('names what is any of a collection, and the contract that restricts it', () => {
    const any = withMessage(seaportOrder, {
      offer: [{ ...offer[0], itemType: 4, identifierOrCriteria: '0' }],
      zone: thief,
    })
    expect(only(any)).toMatchObject({ gives: [{ kind: 'anyItem' }], zone: thief })
    expect(only(any)?.gives[0]).not.toHaveProperty('id')
  })

  it('is one of many in a tree, without those that fill it up', () => {
    const orders = ordersOf(seaportBulk, safe)
    expect(orders).toHaveLength(3)
    expect(new Set(orders.map(({ owner }) => owner))).toEqual(new Set([safe]))
  })

  it('is one of another contract, too, which has no name then', () => {
    const order = only({
      ...seaportOrder,
      domain: { ...seaportOrder.domain, verifyingContract: usdc },
    })
    expect(order).toMatchObject({ contract: usdc, owner: safe })
    expect(order).not.toHaveProperty('exchange')
  })

  it('needs the name and version that its contract hashes', () => {
    const { domain } = seaportOrder
    for (const part of [{ name: 'OpenSea' }, { version: '1.5' }, { version: undefined }])
      expect(
        ordersOf({ ...seaportOrder, domain: { ...domain, ...part } as typeof domain }, safe),
      ).toEqual([])
  })
})

describe('an order of CoW Swap', () => {
  it('sells with its fee, and buys for the one who signs', () => {
    expect(only(cowOrder)).toMatchObject({
      exchange: 'CoW Swap',
      gives: [{ kind: 'token', token: usdc, raw: 5_001_000_000n }],
      gets: [{ kind: 'token', token: zeroAddress, raw: 2_000_000_000_000_000_000n }],
      shares: [],
    })
    const own = ordersOf(withMessage(cowOrder, { receiver: safe }), safe)
    expect(own.some(givesForNothing)).toBe(false)
  })

  it('gives for nothing if another account receives', () => {
    const [order] = ordersOf(withMessage(cowOrder, { receiver: thief }), safe)
    expect(order?.shares).toMatchObject([{ to: thief, raw: 2_000_000_000_000_000_000n }])
    expect(order && givesForNothing(order)).toBe(true)
  })

  it("is none at another contract, or with words that its contract doesn't take", () => {
    const domain = { ...cowOrder.domain, verifyingContract: usdc }
    expect(ordersOf({ ...cowOrder, domain }, safe)).toEqual([])
    for (const parts of [{ kind: 'gift' }, { sellTokenBalance: 'else' }, { buyTokenBalance: '' }])
      expect(ordersOf(withMessage(cowOrder, parts), safe)).toEqual([])
  })
})

describe('a transfer that is authorized in advance', () => {
  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])('is a payment: %s', (kind) => {
    const fields = authorization.types.TransferWithAuthorization ?? []
    const data = { ...authorization, primaryType: kind, types: { [kind]: fields } }
    expect(paymentIn(data)).toEqual({
      token: usdc,
      from: safe,
      to: thief,
      raw: 5_000_000_000n,
      usableUntil: 2_000_000_000,
    })
    expect(paymentIn(withMessage(data, { validAfter: 5 }))?.after).toBe(5)
  })
})

const readings: Record<string, [TypedMessage, (data: TypedMessage) => unknown]> = {
  seaport: [seaportOrder, (data) => ordersOf(data, safe)[0]],
  bulk: [seaportBulk, (data) => ordersOf(data, safe)[0]],
  cow: [cowOrder, (data) => ordersOf(data, safe)[0]],
  authorization: [authorization, paymentIn],
}

describe.each(Object.entries(readings))('what is read of %s', (_, [data, read]) => {
  it('is a sentence', () => expect(read(data)).toBeDefined())

  it('an order is read only from what is hashed', () => {
    const unhashed = { to: usdc, from: usdc, value: '1', receiver: usdc, gets: [], price: '1' }
    const declared = (data.types[data.primaryType] ?? []).map(({ name }) => name)
    const extra = Object.entries(unhashed).filter(([name]) => !declared.includes(name))
    expect(read(withMessage(data, Object.fromEntries(extra)))).toEqual(read(data))
  })

  it('is nothing with any other types', () => {
    const changes = Object.entries(data.types).flatMap(([name, list]) => [
      ...(list.length > 1 ? [{ ...data.types, [name]: list.toReversed() }] : []),
      ...list.flatMap((field, at) => [
        { ...data.types, [name]: list.toSpliced(at, 1) },
        { ...data.types, [name]: list.toSpliced(at, 1, { ...field, name: 'other' }) },
        { ...data.types, [name]: list.toSpliced(at, 1, { ...field, type: 'uint16' }) },
      ]),
    ])
    for (const types of changes) expect(read({ ...data, types })).toBeUndefined()
    const [first] = Object.values(data.types)
    expect(
      read({ ...data, primaryType: 'Other', types: { ...data.types, Other: first ?? [] } }),
    ).toBeUndefined()
  })

  it('is nothing without a contract', () => {
    const { verifyingContract: _, ...domain } = data.domain
    expect(read({ ...data, domain })).toBeUndefined()
  })

  it('is nothing with a value of another type, at any depth', () => {
    // No sentence says them.
    const unread = ['nonce', 'zoneHash', 'salt', 'conduitKey', 'counter', 'appData']
    const odd = [undefined, null, {}, 'one', -1, 1.5, (2n ** 256n).toString()]
    for (const path of pathsIn(data.message)) {
      const name = String(path.at(-1))
      if (unread.includes(name) || name === 'partiallyFillable') continue
      for (const value of odd)
        expect(
          read({ ...data, message: replaced(data.message, path, value) as Item }),
          `${path.join('.')} ${String(value)}`,
        ).toBeUndefined()
    }
  })
})

/** Every plain value of the first of several orders: what fills a tree up isn't read. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  return Object.entries(value)
    .filter(
      ([name]) =>
        !(Array.isArray(value) && path.at(0) === 'tree' && name !== '0' && path.length < 3),
    )
    .flatMap(([name, inner]) =>
      pathsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
    )
}

function replaced(
  value: unknown,
  [name, ...rest]: readonly (string | number)[],
  by: unknown,
): unknown {
  if (name === undefined) return by
  const inner = (value as Record<string | number, unknown>)[name]
  return Array.isArray(value)
    ? value.toSpliced(Number(name), 1, replaced(inner, rest, by))
    : { ...(value as Item), [name]: replaced(inner, rest, by) }
}
