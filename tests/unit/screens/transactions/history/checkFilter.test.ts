import { describe, expect, test } from 'vitest'
import {
  checkFilter,
  type FilterContext,
} from '../../../../../src/screens/transactions/history/checkFilter.ts'
import { dayEnd, dayStart } from '../../../../../src/screens/transactions/find/dayStart.ts'
import {
  type FilterForm,
  filterParams,
  formParams,
  readForm,
} from '../../../../../src/screens/core/links/filterParams.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dave = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const context: FilterContext = {
  now: Date.parse('2026-11-20T12:00:00Z'),
  timeZone: 'Europe/Berlin',
  chains: [
    { chainId: '1', name: 'Ethereum', shortName: 'eth' },
    { chainId: '10', name: 'OP Mainnet', shortName: 'oeth' },
  ].map((one) => ({ ...one, symbol: 'ETH', decimals: 18, testnet: false, features: [] })),
  chain: { chainId: '1', decimals: 18 },
  tokens: [{ address: usdc, symbol: 'USDC', decimals: 6 }],
}
const check = (form: FilterForm) => checkFilter(form, context)
const problemsOf = (type: FilterForm['type'], fields: FilterForm['fields']) =>
  check({ type, fields }).problems

describe('a date', () => {
  test("starts and ends at midnight in the user's time zone, even when the clocks change", () => {
    expect(dayStart('2026-01-15', 'Europe/Berlin')).toBe(Date.parse('2026-01-14T23:00:00Z'))
    expect(dayStart('2026-03-29', 'Europe/Berlin')).toBe(Date.parse('2026-03-28T23:00:00Z'))
    expect(dayEnd('2026-03-29', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T21:59:59.999Z'))
    expect(dayStart('2026-07-01', 'Asia/Kathmandu')).toBe(Date.parse('2026-06-30T18:15:00Z'))
    expect(dayStart('2026-07-01', 'America/Los_Angeles')).toBe(Date.parse('2026-07-01T07:00:00Z'))
    expect(dayStart('2026-07-01', 'UTC')).toBe(Date.parse('2026-07-01T00:00:00Z'))
  })
  test.each(['', '2026-02-30', '2026-13-01', '1.3.2026', 'today', '0202-05-05', '0000-01-01'])(
    'is not %j',
    (date) => {
      expect(dayStart(date, 'UTC')).toBeUndefined()
      expect(dayEnd(date, 'UTC')).toBeUndefined()
    },
  )
})

describe('a filter', () => {
  test('requests whole days, an amount in the token’s smallest unit, and the token', () => {
    expect(
      check({
        type: 'incoming',
        fields: {
          from: '2026-03-01',
          until: '2026-03-01',
          amount: '1.50',
          token: usdc.toLowerCase(),
        },
      }),
    ).toEqual({
      filter: {
        type: 'incoming',
        from: Date.parse('2026-02-28T23:00:00Z'),
        until: Date.parse('2026-03-01T22:59:59.999Z'),
        raw: 1_500_000n,
        token: usdc,
      },
      problems: {},
      needsTokens: false,
    })
  })
  test('counts in the chain’s own coin without a token', () => {
    expect(
      check({ type: 'outgoing', fields: { amount: '٠٫٥', to: `eth:${dave}`, nonce: '٧' } }).filter,
    ).toEqual({
      type: 'outgoing',
      raw: 5n * 10n ** 17n,
      to: dave,
      nonce: 7,
    })
  })
  test('with an amount of a token is neither used nor wrong until the tokens are known', () => {
    const early = (fields: FilterForm['fields']) =>
      checkFilter({ type: 'incoming', fields }, { ...context, tokens: undefined })
    expect(early({ amount: '1.50', token: usdc })).toEqual({
      filter: undefined,
      problems: {},
      needsTokens: true,
    })
    expect(early({ amount: '1.50', token: usdc, from: '2026-02-30' }).problems).toEqual({
      from: 'date',
    })
    expect(early({ token: usdc })).toEqual({
      filter: { type: 'incoming', token: usdc },
      problems: {},
      needsTokens: false,
    })
    expect(early({ amount: '1' }).filter).toEqual({ type: 'incoming', raw: 10n ** 18n })
  })
  test('with only a type requests all of that type', () =>
    expect(check({ type: 'module', fields: {} })).toEqual({
      filter: { type: 'module' },
      problems: {},
      needsTokens: false,
    }))
  test('that is empty doesn’t count', () =>
    expect(check({ type: 'all', fields: {} })).toEqual({
      filter: undefined,
      problems: {},
      needsTokens: false,
    }))

  test.each([
    [{ from: '2026-02-30' }, { from: 'date' }],
    [
      { from: '0202-05-05', until: '0999-12-31' },
      { from: 'date', until: 'date' },
    ],
    [{ from: '2026-11-21' }, { from: 'future' }],
    [{ from: '2026-03-02', until: '2026-03-01' }, { until: 'order' }],
    [{ amount: '1,500' }, { amount: 'amount' }],
    [{ amount: '-1' }, { amount: 'amount' }],
    [{ amount: '.' }, { amount: 'amount' }],
    [{ amount: '0.000' }, { amount: 'zero' }],
    [{ amount: '0.0000001', token: usdc }, { amount: 'decimals' }],
    [{ amount: '1', token: dave }, { amount: 'unknownToken' }],
    [{ token: 'USDC' }, { token: 'address' }],
    [{ token: usdc.replace('A0b8', 'a0b8') }, { token: 'checksum' }],
    [{ token: `gno:${usdc}` }, { token: 'otherChain' }],
  ] as const)('with %j is rejected: %j', (fields, problems) => {
    const checked = check({ type: 'incoming', fields })
    expect(checked.problems).toEqual(problems)
    expect(checked.filter).toBeUndefined()
  })
  test.each(['-1', '1.5', 'x', '9'.repeat(16)])('has no nonce %s', (nonce) =>
    expect(problemsOf('outgoing', { nonce })).toEqual({ nonce: 'nonce' }),
  )
})

describe('a filter in the URL', () => {
  test('is read as it was written', () => {
    const form: FilterForm = {
      type: 'outgoing',
      fields: { from: '2026-03-01', to: dave, nonce: '0' },
    }
    expect(readForm(formParams(form))).toEqual(form)
    expect(Object.keys(formParams(form)).every((name) => filterParams.includes(name))).toBe(true)
  })
  test('leaves out what is empty or doesn’t fit its type', () => {
    expect(readForm({ type: 'module', nonce: '7', to: ' ', module: dave })).toEqual({
      type: 'module',
      fields: { module: dave },
    })
  })
  test('of an unknown type is dropped, and no filter leaves no parameters', () => {
    expect(readForm({ type: 'everything', nonce: '7' })).toEqual({ type: 'all', fields: {} })
    expect(formParams({ type: 'all', fields: { nonce: '7' } })).toEqual({})
  })
})
