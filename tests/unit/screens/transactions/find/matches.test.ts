import { describe, expect, it } from 'vitest'
import { type Address, toDecimal, zeroAddress } from '#base'
import type { Action, TransactionItem } from '#domain'
import {
  createFinder,
  type FindContext,
} from '../../../../../src/screens/transactions/find/matches.ts'
import { compared, kindOf } from '../../../../../src/screens/transactions/find/rowParts.ts'
import type { Term, Terms } from '../../../../../src/screens/transactions/find/terms.ts'
import { random } from '../../../safe/random.ts'

const frank = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const erin = '0x1111111111111111111111111111111111111111'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const names: Record<string, string> = { [frank]: 'Frank Müller', [erin]: 'Erin' }
const labels: Record<string, readonly { kind: 'category'; text: string }[]> = {
  rent: [{ kind: 'category', text: 'Office rent' }],
}
const context: FindContext = {
  native: { symbol: 'ETH', decimals: 18 },
  timeZone: 'UTC',
  labelsOf: ({ id }) => labels[id] ?? [],
  namesOf: ({ address, name }) => [names[address] ?? name ?? ''].filter(Boolean),
  signersOf: ({ id }) => (id === 'signed' ? [frank] : undefined),
}
const erc20 = (raw: bigint, decimals: number | null = 6) =>
  ({
    type: 'erc20',
    raw,
    token: usdc,
    symbol: 'USDC',
    decimals,
    trusted: true,
    imitation: false,
  }) as const
const party = (address: Address) => ({ address, name: null })
const send = (raw: bigint, to: Address = frank): Action => ({
  kind: 'send',
  what: erc20(raw),
  to: party(to),
})
const item = (action: Action, parts: Partial<TransactionItem> = {}): TransactionItem => ({
  id: 'transfer_0x1_e2',
  at: Date.UTC(2026, 2, 3, 9, 5),
  status: 'SUCCESS',
  action,
  txHash: null,
  multisig: null,
  module: null,
  note: null,
  app: null,
  ...parts,
})
const finds = (row: TransactionItem, ...terms: Terms) => createFinder(context)(terms)(row)

describe('a row is found', () => {
  const row = item(send(150_500_000n), {
    id: 'rent',
    note: 'Invoice 2026-17',
    app: { name: 'Payroll', url: 'https://pay.example' },
  })
  it.each<[string, Term, boolean]>([
    ["by a part of its payee's name, without accents", { field: 'payee', text: 'muller' }, true],
    ["by its payee's address", { field: 'payee', text: frank.toLowerCase() }, true],
    ['not by another address', { field: 'payee', text: erin }, false],
    ['by a label', { field: 'label', text: 'RENT' }, true],
    ['by its note', { field: 'note', text: 'invoice' }, true],
    ['by its app', { field: 'app', text: 'pay.example' }, true],
    ['by its token', { field: 'token', text: 'usdc' }, true],
    ["by its token's address", { field: 'token', text: usdc }, true],
    ['not by another token', { field: 'token', text: zeroAddress }, false],
    ['by its exact amount', { field: 'amount', min: '150.5', max: '150.5' }, true],
    ['by a range of amounts', { field: 'amount', min: '150', max: '151' }, true],
    ['not by a smaller range', { field: 'amount', min: '150.5000001' }, false],
    ['by its day', { field: 'date', from: '2026-03-03', until: '2026-03-03' }, true],
    ['by its month', { field: 'date', from: '2026-03', until: '2026-03' }, true],
    ['not by a later day', { field: 'date', from: '2026-03-04' }, false],
    ['not by a day that does not exist', { field: 'date', until: '2026-02-30' }, false],
    ['by its kind', { field: 'kind', kind: 'send' }, true],
    ['by words of several fields', { field: 'text', text: 'frank invoice' }, true],
    ['not by a signer that nobody knows', { field: 'signer', text: 'Frank' }, false],
  ])('%s', (_, term, isFound) => {
    expect(finds(row, term)).toBe(isFound)
  })

  it('if all terms describe it', () => {
    const payee: Term = { field: 'payee', text: 'Frank' }
    const label: Term = { field: 'label', text: 'rent' }
    expect(finds(row, payee, label)).toBe(true)
    expect(finds(row, payee, label, { field: 'kind', kind: 'receive' })).toBe(false)
  })

  it('by one amount that is in the range, not by two around it', () => {
    const token = { token: usdc, name: 'USDC', trusted: true, decimals: 6 } as const
    const trade: Action = {
      kind: 'trade',
      side: 'sell',
      sell: { ...token, raw: 1_000_000n, symbol: 'USDC' },
      buy: { ...token, raw: 9_000_000n, symbol: 'DAI' },
      parts: null,
      isFilled: true,
      to: null,
      toChain: null,
    }
    expect(finds(item(trade), { field: 'amount', min: '2', max: '8' })).toBe(false)
    expect(finds(item(trade), { field: 'amount', min: '8', max: '9' })).toBe(true)
  })

  it('by who signed it, where that is known', () => {
    const signed = item(send(1n), { id: 'signed' })
    expect(finds(signed, { field: 'signer', text: 'Frank' })).toBe(true)
    expect(finds(signed, { field: 'signer', text: erin })).toBe(false)
  })

  it('never by an amount whose decimals nobody knows', () => {
    const unknown = item({ kind: 'send', what: erc20(5n, null), to: party(frank) })
    expect(finds(unknown, { field: 'amount', min: '0' })).toBe(false)
  })
})

it('amounts are compared exactly', () => {
  expect(compared(1_000_001n, 6, '1')).toBe(1)
  expect(compared(1_000_000n, 6, '1.0')).toBe(0)
  expect(compared(1_000_000n, 6, '1.0000001')).toBe(-1)
  expect(compared(-5n, 0, '0.5')).toBe(1)
})

/** A row, and what describes it. */
function described({ pick, upTo }: ReturnType<typeof random>): [TransactionItem, Terms] {
  const [to, raw] = [pick([frank, erin] as const), BigInt(1 + upTo(10 ** 9))]
  const action = pick<Action>([
    send(raw, to),
    { kind: 'receive', what: { type: 'native', raw }, from: party(to) },
    { kind: 'call', to: party(to), method: 'claim', value: raw },
    { kind: 'settings', change: { type: 'addOwner', owner: party(to), threshold: 2 } } as Action,
  ])
  const at = Date.UTC(2025 + upTo(2), upTo(12), 1 + upTo(28), upTo(24))
  const note = pick([null, 'Invoice 17', 'Zürich, März'])
  const app = pick([null, { name: 'Payroll', url: 'https://pay.example' }])
  const row = item(action, { id: pick(['rent', 'other', 'signed']), at, note, app })
  const day = new Date(at).toISOString().slice(0, 10)
  const decimals = action.kind === 'send' ? 6 : 18
  const amount = toDecimal(raw, decimals)
  const hasAmount = action.kind !== 'settings'
  const terms: Terms = [
    { field: 'kind', kind: kindOf(action) },
    { field: 'payee', text: pick([to, names[to] ?? '', (names[to] ?? '').slice(1, 4)]) },
    { field: 'text', text: `${names[to]?.toUpperCase()}` },
    { field: 'date', from: pick([day, day.slice(0, 7), day.slice(0, 4)]) },
    { field: 'date', until: pick([day, day.slice(0, 7), day.slice(0, 4)]) },
    ...(hasAmount ? ([{ field: 'amount', min: amount }] as const) : []),
    ...(hasAmount ? ([{ field: 'amount', max: amount, min: '0' }] as const) : []),
    ...(hasAmount ? ([{ field: 'token', text: decimals === 6 ? usdc : 'eth' }] as const) : []),
    ...(note ? ([{ field: 'note', text: note.slice(0, 6) }] as const) : []),
    ...(app ? ([{ field: 'app', text: 'payroll' }] as const) : []),
    ...(row.id === 'rent' ? ([{ field: 'label', text: 'office' }] as const) : []),
    ...(row.id === 'signed' ? ([{ field: 'signer', text: 'müller' }] as const) : []),
  ]
  return [row, terms]
}

it('finds every row that a query describes, and none of which a term is untrue', () => {
  const source = random()
  const finder = createFinder(context)
  const rows = Array.from({ length: 200 }, () => described(source))
  for (const [row, terms] of rows) {
    const asked = terms.filter(() => source.upTo(2) === 0)
    expect(finder(asked)(row), JSON.stringify(asked)).toBe(true)
    // Together they find what each of them finds.
    const together = finder(asked)
    const alone = asked.map((term) => finder([term]))
    const found = rows.filter(([other]) => together(other))
    const each = rows.filter(([other]) => alone.every((isFound) => isFound(other)))
    expect(found).toEqual(each)
  }
})
