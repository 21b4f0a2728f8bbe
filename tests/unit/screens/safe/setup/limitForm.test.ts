import { describe, expect, it, test } from 'vitest'
import { type Address, zeroAddress } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import {
  allowanceModules,
  encodeAddLimitDelegate,
  encodeDeleteLimit,
  encodeEnableModule,
  encodeRemoveLimitDelegate,
  encodeResetLimit,
  encodeSetLimit,
  highestLimit,
} from '#safe'
import { people } from '../../../../../mocks/people.ts'
import {
  changesLimits,
  checkLimit,
} from '../../../../../src/screens/safe/setup/limits/checkLimit.ts'
import {
  type LimitChange,
  type LimitContext,
  type LimitForm,
  limitFormKey,
  readLimitForm,
  startingForm,
} from '../../../../../src/screens/safe/setup/limits/limitForm.ts'
import type { FoundAddress } from '../../../../../src/screens/common/typedAddress/withLookup.ts'

const { carol, dave, erin } = people
const [module] = allowanceModules as [Address, Address]
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const at = { chainId: '1', address: '0x5afE3855358E112B5647B952709E6165e1c1eEEe' } as const

const dollars: SpendingLimit = {
  module,
  delegate: carol.address,
  token: usdc,
  amount: 500_000_000n,
  spent: 120_000_000n,
  period: 10_080,
  startedAt: 1,
}
const ether: SpendingLimit = { ...dollars, token: zeroAddress, amount: 10n ** 18n, spent: 0n }
const state: SpendingLimits = {
  module,
  isEnabled: true,
  blockNumber: 1n,
  limits: [dollars],
  delegates: [{ module, delegate: carol.address }],
  tokens: [],
  balance: 0n,
  isComplete: true,
}
const tokens = [
  { token: zeroAddress, symbol: 'ETH', decimals: 18, balance: 2n * 10n ** 18n },
  { token: usdc, symbol: 'USDC', decimals: 6, balance: 1_000_000_000n },
]
const usable = (address: Address): FoundAddress => ({
  status: 'usable',
  address,
  chain: undefined,
  lookAlike: undefined,
})
const form: LimitForm = {
  typed: dave.address,
  token: usdc,
  amount: '500',
  period: 10_080,
  nonce: '',
}
const context: LimitContext = { at, state, tokens, found: usable(dave.address), former: [] }
const check = (
  change: LimitChange,
  parts: Partial<LimitForm> = {},
  more: Partial<LimitContext> = {},
) => checkLimit(change, { ...form, ...parts }, { ...context, ...more })
const added = { kind: 'new' } as const
const set = (delegate: Address, raw = 500_000_000n, minutes = 10_080) =>
  encodeSetLimit({ delegate, token: usdc, raw, minutes })
const dataOf = ({ ready }: ReturnType<typeof checkLimit>) => ready?.map(({ data }) => data)

describe('what changes limits of a module', () => {
  const other: Address = '0x00000000000000000000000000000000000000e1'
  const limit = {
    kind: 'limit',
    module,
    change: { type: 'addDelegate', delegate: dave.address },
  } as const

  test.each([
    ['a change of a limit', [limit], true],
    ['one in a batch', [{ kind: 'batch', to: other, effects: [limit] }], true],
    [
      'a call to the module that nobody knows',
      [{ kind: 'call', to: module, raw: 0n, selector: '0x12345678' }],
      true,
    ],
    ['a change of another module', [{ ...limit, module: other }], false],
    ['a call to another contract', [{ kind: 'call', to: other, raw: 0n, selector: null }], false],
  ] as const)('%s', (_, effects, isIt) => {
    expect(changesLimits(effects, module)).toBe(isIt)
  })
})

describe('after other changes of the same module in one transaction', () => {
  const after = { isChangedBefore: true }

  it('a new limit enters the user again: they may have been taken out', () => {
    const carols = { ...after, found: usable(carol.address) }
    expect(dataOf(check(added, { token: zeroAddress, amount: '1' }, carols))?.[0]).toBe(
      encodeAddLimitDelegate(carol.address),
    )
    expect(
      dataOf(check(added, { token: zeroAddress, amount: '1' }, { found: usable(carol.address) })),
    ).toHaveLength(1)
  })

  it('removing a limit keeps its user, who may have another one by then', () => {
    expect(dataOf(check({ kind: 'remove', limit: dollars }, {}, after))).toEqual([
      encodeDeleteLimit(carol.address, usdc),
    ])
  })
})

describe('a new limit of a user who had limits before', () => {
  it('removes those that would be back', () => {
    const calls = [
      encodeAddLimitDelegate(dave.address),
      encodeDeleteLimit(dave.address, usdc),
      encodeDeleteLimit(dave.address, zeroAddress),
      set(dave.address),
    ]
    expect(dataOf(check(added, {}, { former: [usdc, zeroAddress] }))).toEqual(calls)
  })

  it('removes a former limit of the same token, whose spent amount would count', () => {
    const more = { found: usable(carol.address), former: [usdc, zeroAddress] }
    const set = encodeSetLimit({
      delegate: carol.address,
      token: zeroAddress,
      raw: 10n ** 18n,
      minutes: 10_080,
    })
    expect(dataOf(check(added, { token: zeroAddress, amount: '1' }, more))).toEqual([
      encodeDeleteLimit(carol.address, zeroAddress),
      set,
    ])
    expect(
      dataOf(check(added, { token: zeroAddress, amount: '1' }, { ...more, former: [usdc] })),
    ).toEqual([set])
    expect(
      check(added, { token: zeroAddress, amount: '1' }, { ...more, former: undefined }).address,
    ).toEqual({ why: 'unread' })
  })

  it('waits until they are read', () => {
    const result = check(added, {}, { former: undefined })
    expect(result.address).toEqual({ why: 'unread' })
    expect(result.ready).toBeUndefined()
  })
})

describe('a new limit', () => {
  it('adds the delegate and sets the limit', () => {
    expect(dataOf(check(added))).toEqual([encodeAddLimitDelegate(dave.address), set(dave.address)])
  })

  it('adds no delegate twice', () => {
    const { ready } = check(
      added,
      { token: zeroAddress, amount: '0.25', period: 0 },
      { found: usable(carol.address) },
    )
    expect(ready).toEqual([
      {
        to: module,
        value: 0n,
        data: encodeSetLimit({
          delegate: carol.address,
          token: zeroAddress,
          raw: 250_000_000_000_000_000n,
          minutes: 0,
        }),
      },
    ])
  })

  it('enables the module first where that is needed, and says which limits that revives', () => {
    const disabled = { state: { ...state, isEnabled: false } }
    const result = check(added, {}, disabled)
    expect(result.ready?.[0]).toEqual({
      to: at.address,
      value: 0n,
      data: encodeEnableModule(module),
    })
    expect(result.ready).toHaveLength(3)
    expect(result.revived).toEqual([dollars])
    // The draft transaction enables it already.
    expect(dataOf(check(added, {}, { ...disabled, isEnabledBefore: true }))).toEqual([
      encodeAddLimitDelegate(dave.address),
      set(dave.address),
    ])
  })

  test.each<[string, FoundAddress, string]>([
    ['the Safe itself', usable(at.address), 'itself'],
    ['an account that has a limit of the token', usable(carol.address), 'exists'],
    [
      'an account with the same last 48 bits as another one',
      usable(`0x${'1'.repeat(28)}${carol.address.slice(-12)}` as Address),
      'unusable',
    ],
    [
      'an account whose last 48 bits are zero',
      usable(`0x${'1'.repeat(28)}${'0'.repeat(12)}`),
      'unusable',
    ],
    ['nothing', { status: 'wrong', problem: { why: 'empty' } }, 'empty'],
    [
      'a name that is being looked up',
      { status: 'pending', name: 'dave.eth', lookup: { status: 'loading' } },
      'unread',
    ],
  ])('is rejected for %s', (_, found, why) => {
    const result = check(added, {}, { found })
    expect(result.address).toMatchObject({ why })
    expect(result.ready).toBeUndefined()
  })

  it('is rejected for an address of another network', () => {
    const chain = {
      chainId: '17000',
      name: 'Holesky',
      shortName: 'hol',
      symbol: 'ETH',
      decimals: 18,
      testnet: true,
      features: [],
    }
    expect(
      check(
        added,
        {},
        { found: { status: 'usable', address: dave.address, chain, lookAlike: undefined } },
      ).address,
    ).toEqual({ why: 'otherChain', network: 'Holesky' })
  })

  test.each([
    ['', 'empty'],
    ['0', 'zero'],
    ['1,500', 'comma'],
    ['much', 'notNumber'],
    ['0.0000001', 'decimals'],
    [`${highestLimit / 1_000_000n + 1n}`, 'tooMuch'],
  ])('of "%s" is rejected', (amount, why) => {
    const result = check(added, { amount })
    expect(result.amount).toMatchObject({ why })
    expect(result.ready).toBeUndefined()
  })

  it('may be more than the Safe has, up to what the contract can hold', () => {
    expect(check(added, { amount: '1000' }).isOverBalance).toBeUndefined()
    expect(check(added, { amount: '1000.000001' })).toMatchObject({
      isOverBalance: true,
      ready: [{}, {}],
    })
    const fraction = (highestLimit % 1_000_000n).toString().padStart(6, '0')
    const most = `${highestLimit / 1_000_000n}.${fraction}`
    expect(check(added, { amount: most }).raw).toBe(highestLimit)
  })

  it('waits for the token, whose decimals decide', () => {
    expect(check(added, {}, { tokens: [] }).ready).toBeUndefined()
  })
})

describe('an existing limit', () => {
  const changed = { kind: 'change', limit: dollars } as const

  it('is changed in one call, whatever is typed as the user', () => {
    expect(dataOf(check(changed, { amount: '300', token: zeroAddress }))).toEqual([
      set(carol.address, 300_000_000n),
    ])
    expect(dataOf(check(changed, { period: 0 }))).toEqual([set(carol.address, 500_000_000n, 0)])
    expect(check(changed)).toMatchObject({ isUnchanged: true })
    expect(check(changed).ready).toBeUndefined()
  })

  it('is reset', () => {
    expect(dataOf(check({ kind: 'reset', limit: dollars }))).toEqual([
      encodeResetLimit(carol.address, usdc),
    ])
  })

  it('is removed with the user, unless they have another one', () => {
    const removed = { kind: 'remove', limit: dollars } as const
    expect(dataOf(check(removed))).toEqual([encodeRemoveLimitDelegate(carol.address)])
    expect(dataOf(check(removed, {}, { state: { ...state, limits: [dollars, ether] } }))).toEqual([
      encodeDeleteLimit(carol.address, usdc),
    ])
    // Someone else's counts for nothing.
    expect(
      dataOf(
        check(
          removed,
          {},
          { state: { ...state, limits: [dollars, { ...ether, delegate: erin.address }] } },
        ),
      ),
    ).toEqual([encodeRemoveLimitDelegate(carol.address)])
  })

  test.each([
    ['amount', { amount: 400_000_000n }],
    ['period', { period: 0 }],
  ] as const)('whose %s changed in the meantime isn’t changed', (_, terms) => {
    const result = check(
      changed,
      { amount: '300' },
      { state: { ...state, limits: [{ ...dollars, ...terms }] } },
    )
    expect(result.isGone).toBe(true)
    expect(result.ready).toBeUndefined()
    // The spent amount isn't one of its terms.
    expect(
      check(
        changed,
        { amount: '300' },
        { state: { ...state, limits: [{ ...dollars, spent: 0n, startedAt: 2 }] } },
      ).isGone,
    ).toBeUndefined()
  })

  test.each(['change', 'reset', 'remove'] as const)(
    'that has been removed in the meantime has no %s',
    (kind) => {
      const result = check({ kind, limit: ether }, { amount: '2' })
      expect(result.isGone).toBe(true)
      expect(result.ready).toBeUndefined()
    },
  )
})

describe('the form', () => {
  it('starts empty, or with the current limit', () => {
    expect(startingForm(added, '')).toMatchObject({ typed: '', amount: '', period: 10_080 })
    expect(startingForm({ kind: 'change', limit: dollars }, '500')).toMatchObject({
      amount: '500',
      period: 10_080,
      token: usdc,
    })
  })

  it('is read back, and nothing else is', () => {
    expect(readLimitForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
    for (const wrong of [
      null,
      'text',
      {},
      { ...form, token: '0x1' },
      { ...form, period: 65_536 },
      { ...form, period: -1 },
      { ...form, period: '0' },
      { ...form, amount: 5 },
    ])
      expect(readLimitForm(wrong)).toBeUndefined()
  })

  it('is kept for each change apart', () => {
    const keys = [
      added,
      { kind: 'change', limit: dollars },
      { kind: 'change', limit: ether },
      { kind: 'remove', limit: dollars },
    ] as const
    expect(new Set(keys.map((one) => limitFormKey(at, one))).size).toBe(4)
  })
})
