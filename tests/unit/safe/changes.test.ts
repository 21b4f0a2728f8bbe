import { encodeAbiParameters, encodeEventTopics, pad, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address, Hex, Log } from '#base'
import { isRevoked, readChanges } from '#safe'

const [safe, dave, erin, token, other] = ['0x5a', '0xda', '0xe1', '0x70', '0x71'].map(
  (start) => start.padEnd(42, '1') as Address,
) as [Address, Address, Address, Address, Address]
const native: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const moves = 'address indexed operator, address indexed from, address indexed to'
const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  `event TransferSingle(${moves}, uint256 id, uint256 value)`,
  `event TransferBatch(${moves}, uint256[] ids, uint256[] values)`,
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])
const word = (value: bigint) => pad(`0x${value.toString(16)}`)
const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const log = (address: Address, topics: unknown, data: Hex): Log => ({
  address: address.toLowerCase() as Address,
  topics: topics as Hex[],
  data,
})
const moved = (address: Address, from: Address, to: Address, value: bigint) =>
  log(address, encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } }), uint(value))
const movedItem = (address: Address, from: Address, to: Address, id: bigint) =>
  log(
    address,
    [...encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } }), word(id)],
    '0x',
  )
const allowed = (owner: Address, spender: Address, value: bigint, address = token) =>
  log(
    address,
    encodeEventTopics({ abi, eventName: 'Approval', args: { owner, spender } }),
    uint(value),
  )
const same = (address: Address) =>
  expect.stringMatching(new RegExp(`^${address}$`, 'i')) as unknown as Address

describe('balances that change', () => {
  it('are the sums of what is received and sent, for each token', () => {
    const { balances } = readChanges(
      [
        moved(native, safe, dave, 5n),
        moved(token, safe, dave, 100n),
        moved(token, erin, safe, 30n),
        moved(other, dave, safe, 7n),
        moved(token, dave, erin, 1n),
      ],
      safe,
    )
    expect(balances).toEqual([
      { kind: 'native', raw: -5n },
      { kind: 'erc20', token: same(token), raw: -70n },
      { kind: 'erc20', token: same(other), raw: 7n },
    ])
  })

  it('are empty if the same comes back, or goes to the Safe itself', () => {
    expect(
      readChanges(
        [moved(token, safe, dave, 9n), moved(token, dave, safe, 9n), moved(native, safe, safe, 4n)],
        safe,
      ),
    ).toEqual({
      balances: [],
      allowances: [],
      settings: [],
    })
  })

  it('name items of collections', () => {
    const single = log(
      token,
      encodeEventTopics({
        abi,
        eventName: 'TransferSingle',
        args: { operator: dave, from: safe, to: dave },
      }),
      encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [4n, 2n]),
    )
    const batch = log(
      token,
      encodeEventTopics({
        abi,
        eventName: 'TransferBatch',
        args: { operator: dave, from: dave, to: safe },
      }),
      encodeAbiParameters(
        [{ type: 'uint256[]' }, { type: 'uint256[]' }],
        [
          [4n, 9n],
          [1n, 3n],
        ],
      ),
    )
    expect(readChanges([movedItem(other, safe, dave, 12n), single, batch], safe).balances).toEqual([
      { kind: 'erc721', token: same(other), id: 12n, raw: -1n },
      { kind: 'erc1155', token: same(token), id: 4n, raw: -1n },
      { kind: 'erc1155', token: same(token), id: 9n, raw: 3n },
    ])
  })

  it.each([
    [
      'too few bytes',
      log(
        token,
        encodeEventTopics({ abi, eventName: 'Transfer', args: { from: safe, to: dave } }),
        '0x12',
      ),
    ],
    ['no topics', log(token, [], '0x')],
    [
      'an account that is none',
      log(
        token,
        [moved(token, safe, dave, 1n).topics[0], `0x${'ff'.repeat(32)}`, pad(dave)],
        uint(1n),
      ),
    ],
    [
      'a batch that cannot be read',
      log(
        token,
        encodeEventTopics({
          abi,
          eventName: 'TransferBatch',
          args: { operator: dave, from: safe, to: dave },
        }),
        '0x1234',
      ),
    ],
    ['another event', log(token, [`0x${'12'.repeat(32)}`, pad(safe), pad(dave)], uint(1n))],
  ])('are not read out of events with %s', (_, event) => {
    expect(readChanges([event], safe)).toEqual({ balances: [], allowances: [], settings: [] })
  })
})

describe('allowances that change', () => {
  it('are those that the Safe gives, the last one for each spender', () => {
    const { allowances } = readChanges(
      [
        allowed(safe, dave, 5n),
        allowed(safe, dave, 8n),
        allowed(safe, erin, 1n),
        allowed(dave, safe, 9n),
      ],
      safe,
    )
    expect(allowances).toEqual([
      { kind: 'erc20', token: same(token), spender: same(dave), raw: 8n },
      { kind: 'erc20', token: same(token), spender: same(erin), raw: 1n },
    ])
  })

  it('name items, and everything', () => {
    const item = log(
      token,
      [
        ...encodeEventTopics({ abi, eventName: 'Approval', args: { owner: safe, spender: dave } }),
        word(3n),
      ],
      '0x',
    )
    const all = log(
      token,
      encodeEventTopics({
        abi,
        eventName: 'ApprovalForAll',
        args: { owner: safe, operator: erin },
      }),
      encodeAbiParameters([{ type: 'bool' }], [true]),
    )
    expect(readChanges([item, all], safe).allowances).toEqual([
      { kind: 'item', token: same(token), spender: same(dave), id: 3n },
      { kind: 'all', token: same(token), spender: same(erin), approved: true },
    ])
  })

  it('may take an earlier one back', () => {
    const zero = '0x0000000000000000000000000000000000000000'
    expect(isRevoked({ kind: 'erc20', token, spender: dave, raw: 0n })).toBe(true)
    expect(isRevoked({ kind: 'item', token, spender: zero, id: 1n })).toBe(true)
    expect(isRevoked({ kind: 'all', token, spender: dave, approved: false })).toBe(true)
    expect(isRevoked({ kind: 'erc20', token, spender: dave, raw: 1n })).toBe(false)
  })
})
