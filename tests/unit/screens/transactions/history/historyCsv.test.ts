import { concat } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Address, Hex, Log } from '#base'
import type { Action, TransactionItem } from '#domain'
import {
  historyCsv,
  type HistoryCsvInput,
} from '../../../../../src/screens/transactions/history/csv/historyCsv.ts'
import {
  historyLines,
  type MinedByHash,
} from '../../../../../src/screens/transactions/history/csv/historyLines.ts'
import type { MinedTransaction } from '#chain'

const dave = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const erin = '0x1111111111111111111111111111111111111111'
const safe = '0x2222222222222222222222222222222222222222'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const party = { address: dave, name: null } as const
const item = (action: Action, parts: Partial<TransactionItem> = {}): TransactionItem => ({
  id: 'transfer_0x1_e2',
  at: Date.UTC(2026, 10, 16, 9, 5),
  status: 'SUCCESS',
  action,
  txHash: '0xabc',
  multisig: null,
  module: null,
  note: null,
  app: null,
  ...parts,
})
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

const input: HistoryCsvInput = {
  native: { symbol: 'ETH', decimals: 18 },
  tokenOf: () => undefined,
  sentenceOf: () => 'Sentence',
  nameOf: () => 'Dave',
  labelsOf: () => [],
}

/** The cells of each line, by column. */
function lines(
  items: readonly TransactionItem[],
  { minedBy = new Map(), ...parts }: Partial<HistoryCsvInput> & { minedBy?: MinedByHash } = {},
): readonly Record<string, string>[] {
  const text = historyCsv(historyLines(items, safe, minedBy), { ...input, ...parts })
  const [head = '', ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  return rows.map((row) => {
    const cells = row.split(',')
    return Object.fromEntries(head.split(',').map((name, index) => [name, cells[index] ?? '']))
  })
}

/** The only line. A token's symbol and decimals are those of its row. */
function line(
  one: TransactionItem,
  nameOf: () => string | undefined = () => 'Dave',
): Record<string, string> {
  const { action } = one
  const what = 'what' in action && action.what.type === 'erc20' ? action.what : undefined
  const [only = {}, ...others] = lines([one], { nameOf, tokenOf: () => what })
  expect(others).toEqual([])
  return only
}

describe('the history as a CSV file', () => {
  it('begins with when, to whom and how much', () => {
    const columns = Object.keys(line(item({ kind: 'reject' })))
    expect(columns.slice(0, 5)).toEqual(['date', 'accountName', 'account', 'amount', 'symbol'])
    expect(columns.at(-1)).toBe('id')
  })

  it('has exact amounts, negative for what left the Safe', () => {
    expect(
      line(
        item({ kind: 'send', what: { type: 'native', raw: 123456789012345678901n }, to: party }),
      ),
    ).toMatchObject({
      date: '2026-11-16T09:05:00.000Z',
      reportedStatus: 'SUCCESS',
      amount: '-123.456789012345678901',
      symbol: 'ETH',
      token: '',
      account: dave,
      accountName: 'Dave',
      transactionHash: '0xabc',
    })
    expect(line(item({ kind: 'receive', what: erc20(640_000_000n), from: party }))).toMatchObject({
      amount: '640',
      symbol: 'USDC',
      token: usdc,
    })
    expect(line(item({ kind: 'send', what: erc20(0n), to: party }))).toMatchObject({ amount: '0' })
  })

  it('has no amount where nothing moved, or where it would be a guess', () => {
    expect(
      line(item({ kind: 'send', what: erc20(5n), to: party }, { status: 'FAILED' })),
    ).toMatchObject({ amount: '', symbol: '', reportedStatus: 'FAILED' })
    expect(line(item({ kind: 'send', what: erc20(5n, null), to: party }))).toMatchObject({
      amount: '',
      symbol: '',
      token: usdc,
    })
    expect(line(item({ kind: 'reject' }))).toMatchObject({ amount: '', account: '' })
  })

  it('names NFTs, nonces, hashes, modules, and notes', () => {
    const nft = item(
      { kind: 'send', what: { type: 'erc721', id: '7', token: usdc, name: 'Seat' }, to: party },
      {
        multisig: { safeTxHash: '0xdef', nonce: 12, required: 2, submitted: 2, missing: [] },
        module: party,
        note: 'Front row',
      },
    )
    expect(line(nft)).toMatchObject({
      tokenId: '7',
      token: usdc,
      nonce: '12',
      safeTransactionHash: '0xdef',
      module: dave,
      note: 'Front row',
    })
  })

  it('neutralizes formulas in names, notes, and symbols', () => {
    const evil = '=HYPERLINK(1)'
    const cells = line(
      item(
        { kind: 'send', what: { ...erc20(1n), symbol: '+SUM' }, to: party },
        { note: evil, id: '@id' },
      ),
      () => '-2',
    )
    expect(cells).toMatchObject({
      note: `'${evil}`,
      accountName: "'-2",
      symbol: "'+SUM",
      id: "'@id",
      amount: '-0.000001',
    })
  })

  it('has a line for each transaction, in their order', () => {
    const text = historyCsv(
      historyLines(
        [item({ kind: 'reject' }, { id: 'a' }), item({ kind: 'reject' }, { id: 'b' })],
        safe,
        new Map(),
      ),
      { ...input, sentenceOf: () => 'One, "two"', nameOf: () => undefined },
    )
    const found = text.trimEnd().split('\r\n')
    expect(found).toHaveLength(3)
    expect(found[1]).toContain('"One, ""two"""')
    expect(found.map((one) => one.slice(-1))).toEqual(['d', 'a', 'b'])
  })
})

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const units = new Map<string, { symbol: string; decimals: number }>([
  [usdc, { symbol: 'USDC', decimals: 6 }],
  [weth, { symbol: 'WETH', decimals: 18 }],
])
const tokenOf = (address: string) => units.get(address)
const word = (value: string): Hex => `0x${value.replace('0x', '').toLowerCase().padStart(64, '0')}`
const transfer = (token: Address, from: Address, to: Address, raw: bigint): Log => ({
  address: token,
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    word(from),
    word(to),
  ],
  data: word(raw.toString(16)),
})
const executed: Log = {
  address: safe,
  topics: ['0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e', word('01')],
  data: word('00'),
}
/** A module's call, as the L2 singleton reports it before its outcome. */
const ran: Log = {
  address: safe,
  topics: ['0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e'],
  data: concat([word(erin), word(erin), word('0'), word('a0'), word('0'), word('0')]),
}
const modulePassed: Log = {
  address: safe,
  topics: ['0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8', word(erin)],
  data: '0x',
}
const mined = (logs: readonly Log[], parts: Partial<MinedTransaction> = {}) =>
  new Map<string, MinedTransaction>([
    [
      '0xabc',
      {
        txHash: '0xabc',
        from: erin,
        to: erin,
        input: '0x',
        value: 0n,
        status: 'success',
        blockNumber: 77n,
        gasUsed: 3n,
        fee: 2_000_000_000_000_000n,
        logs: logs.includes(ran) ? [...logs, modulePassed] : logs,
        ...parts,
      },
    ],
  ])
const amount = (token: Address, raw: bigint, decimals: number, symbol: string) =>
  ({ raw, token, symbol, name: '', decimals, trusted: true }) as const
const swap = {
  kind: 'trade',
  side: 'sell',
  sell: amount(usdc, 5_000_000n, 6, 'USDC'),
  buy: amount(weth, 7_000_000_000_000_000_000n, 18, 'WETH'),
  parts: null,
  isFilled: true,
  to: null,
  toChain: null,
} as const satisfies Action

describe('the lines of the history as a CSV file', () => {
  it('lists both legs of a swap, its fee once, and who paid it', () => {
    const minedBy = mined([
      ran,
      transfer(usdc, safe, dave, 5_000_000n),
      transfer(weth, dave, safe, 6_990_000_000_000_000_000n),
    ])
    expect(lines([item(swap)], { minedBy, tokenOf })).toMatchObject([
      { amount: '-5', symbol: 'USDC', amountSource: 'network', fee: '0.002', feePaidBy: erin },
      { amount: '6.99', symbol: 'WETH', amountSource: 'network', fee: '', feePaidBy: '' },
    ])
  })

  it('are both legs as the gateway reports them where the network has no transaction', () => {
    expect(lines([item(swap)], { tokenOf })).toMatchObject([
      { amount: '-5', symbol: 'USDC', amountSource: 'gateway', fee: '' },
      { amount: '7', symbol: 'WETH', amountSource: 'gateway', fee: '' },
    ])
    const ordered = { ...swap, isFilled: false }
    expect(lines([item(ordered)], { tokenOf })).toMatchObject([{ amount: '', amountSource: '' }])
  })

  it('are the transfers of a batch, each with its own recipient', () => {
    const batch: Action = { kind: 'batch', count: 3, to: party }
    const minedBy = mined([
      ran,
      transfer(usdc, safe, dave, 1_000_000n),
      transfer(usdc, safe, erin, 2_000_000n),
      transfer(weth, safe, erin, 1n),
    ])
    expect(lines([item(batch)], { minedBy, tokenOf })).toMatchObject([
      { account: dave, amount: '-1', block: '77' },
      { account: erin, amount: '-2', block: '' },
      { account: erin, amount: '-0.000000000000000001' },
    ])
  })

  it('list each transaction’s own transfers, even if several were mined together', () => {
    const rows = [
      item({ kind: 'batch', count: 1, to: party }, { id: 'first' }),
      item({ kind: 'receive', what: erc20(3_000_000n), from: party }, { id: 'second' }),
    ]
    const minedBy = mined([
      ran,
      transfer(usdc, dave, safe, 3_000_000n),
      transfer(usdc, safe, erin, 1_000_000n),
    ])
    expect(lines(rows, { minedBy, tokenOf })).toMatchObject([
      { id: 'first', amount: '-1', fee: '0.002' },
      { id: 'second', amount: '3', fee: '' },
    ])
  })

  it('have the coins that the gateway reports where what ran is unknown', () => {
    const send: Action = { kind: 'send', what: { type: 'native', raw: 10n ** 18n }, to: party }
    expect(lines([item(send)], { minedBy: mined([executed]) })).toMatchObject([
      { amount: '-1', symbol: 'ETH', amountSource: 'gateway', fee: '0.002' },
    ])
  })

  it('have the fee of what failed, and no amount', () => {
    const send: Action = { kind: 'send', what: erc20(1n), to: party }
    const minedBy = mined([], { status: 'reverted' })
    expect(lines([item(send, { status: 'FAILED' })], { minedBy, tokenOf })).toMatchObject([
      { account: dave, amount: '', kind: '', fee: '0.002', reportedStatus: 'FAILED' },
    ])
  })

  it('leave out what anyone added to a row, in a transaction that the Safe did not run', () => {
    const row = item({ kind: 'receive', what: erc20(1n), from: party })
    const minedBy = mined([transfer(usdc, dave, safe, 1n), transfer(weth, safe, erin, 5n)])
    expect(lines([row], { minedBy, tokenOf })).toMatchObject([
      { amount: '0.000001', symbol: 'USDC', amountSource: 'network' },
    ])
  })

  it("have the network's amount of what a row reports with another", () => {
    const row = item({ kind: 'receive', what: erc20(9_000_000n), from: party })
    const minedBy = mined([transfer(usdc, dave, safe, 8_910_000n)])
    expect(lines([row], { minedBy, tokenOf })).toMatchObject([
      { amount: '8.91', symbol: 'USDC', amountSource: 'network' },
    ])
  })

  it('have the coins that a contract sent, which an old Safe does not report', () => {
    const row = item({
      kind: 'receive',
      what: { type: 'native', raw: 5n * 10n ** 18n },
      from: party,
    })
    expect(lines([row], { minedBy: mined([]) })).toMatchObject([
      { amount: '5', symbol: 'ETH', amountSource: 'gateway', fee: '0.002' },
    ])
    const reverted = mined([], { status: 'reverted' })
    expect(lines([row], { minedBy: reverted })).toMatchObject([{ amount: '', amountSource: '' }])
  })

  it("have a token's decimals from its contract, whatever another row says", () => {
    const rows = [
      item({ kind: 'receive', what: erc20(1_000_000n, 0), from: party }),
      item({ kind: 'receive', what: erc20(1_000_000n), from: party }, { txHash: null }),
    ]
    const minedBy = mined([transfer(usdc, dave, safe, 1_000_000n)])
    expect(lines(rows, { minedBy, tokenOf })).toMatchObject([{ amount: '1' }, { amount: '1' }])
  })
})

describe('labels in the file', () => {
  it('are in a column of their kind, without formulas', () => {
    const labelsOf = () =>
      [
        { kind: 'category', text: 'Rent' },
        { kind: 'project', text: '=Berlin' },
        { kind: 'category', text: 'Office' },
      ] as const
    const [row] = lines([item({ kind: 'call', to: party, method: null, value: null })], {
      labelsOf,
    })
    expect(row).toMatchObject({ category: '"Rent; Office"', project: "'=Berlin" })
  })
})
