import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import type { MinedTransaction } from '#chain'
import type { Action, TransactionItem } from '#domain'
import { historyCsv } from '../../../../../src/screens/transactions/history/csv/historyCsv.ts'
import {
  historyFile,
  type HistoryFileInput,
} from '../../../../../src/screens/transactions/history/csv/historyFile.ts'
import type {
  HistoryLine,
  Moved,
  TokenUnit,
} from '../../../../../src/screens/transactions/history/csv/historyLines.ts'
import {
  type ValueThen,
  valueAt,
  valuesBy,
} from '../../../../../src/screens/transactions/history/csv/lineValues.ts'
import {
  isImitation,
  listedTokens,
  type PreparedHistory,
} from '../../../../../src/screens/transactions/history/csv/prepareHistory.ts'
import { type ReadRow, readCoinTracking, readCsv, readKoinly } from './readServiceFiles.ts'

const safe: Address = '0x2222222222222222222222222222222222222222'
const dave: Address = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const fake: Address = '0x3333333333333333333333333333333333333333'
const nameless: Address = '0x4444444444444444444444444444444444444444'
const units: Readonly<Record<string, TokenUnit>> = {
  [usdc]: { symbol: 'USDC', decimals: 6 },
  [weth]: { symbol: 'WETH', decimals: 18 },
  [fake]: { symbol: 'usdc', decimals: 0 },
  [nameless]: { symbol: null, decimals: 18 },
}
const at = Date.UTC(2026, 10, 16, 9, 5, 7)
const send: Action = {
  kind: 'send',
  what: { type: 'native', raw: 1n },
  to: { address: dave, name: null },
}
let ids = 0
const item = (parts: Partial<TransactionItem> = {}): TransactionItem => ({
  id: `row${(ids += 1)}`,
  at,
  status: 'SUCCESS',
  action: send,
  txHash: `0x${ids.toString(16).padStart(64, '0')}`,
  multisig: null,
  module: null,
  note: null,
  app: null,
  ...parts,
})
const line = (parts: Partial<HistoryLine>): HistoryLine => ({
  item: item(),
  isRefund: false,
  source: 'network',
  ...parts,
})
const coins = (raw: bigint): Moved => ({ kind: 'native', raw })
const token = (address: Address, raw: bigint): Moved => ({
  kind: 'erc20',
  token: address,
  raw,
})
const prepared = (lines: readonly HistoryLine[]): PreparedHistory => ({
  lines,
  native: { symbol: 'ETH', decimals: 18 },
  tokenOf: (address) => units[address],
  unread: 0,
  trusted: new Set([usdc.toLowerCase()]),
})
const chain = { shortName: 'eth', chainId: '1' } as HistoryFileInput['chain']
const fileOf = (lines: readonly HistoryLine[], parts: Partial<HistoryFileInput>) =>
  historyFile(prepared(lines), {
    at: { chainId: '1', address: safe },
    chain,
    format: 'koinly',
    period: {},
    labelsOf: () => [],
    sentenceOf: () => 'Sent, "again"',
    nameOf: () => undefined,
    ...parts,
  })
const readers = { koinly: readKoinly, cointracking: readCoinTracking } as const
const formats = ['koinly', 'cointracking'] as const
const read = (format: (typeof formats)[number], lines: readonly HistoryLine[]): ReadRow[] =>
  readers[format](fileOf(lines, { format }).text)

/** Deterministic randomness. */
const randomly = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

describe.each(formats)('a file for %s', (format) => {
  it('has what left and what came, to the last unit, in UTC', () => {
    const one = item()
    const rows = read(format, [
      line({ item: one, moved: coins(-123456789012345678901n) }),
      line({ moved: token(usdc, 1n) }),
    ])
    expect(rows).toMatchObject([
      { sent: ['123.456789012345678901', 'ETH'], received: undefined, at, hash: one.txHash },
      { sent: undefined, received: ['0.000001', 'USDC'], at },
    ])
  })

  it('adds up to its source for any lines', () => {
    const random = randomly(7)
    for (let round = 0; round < 50; round++) {
      const lines = Array.from({ length: 1 + Math.floor(random() * 30) }, () => {
        const raw =
          BigInt(Math.floor(random() * 1e15)) *
            10n ** BigInt(Math.floor(random() * 20)) *
            (random() < 0.5 ? -1n : 1n) || 1n
        return line({
          item: item({ at: at + Math.floor(random() * 1e9) * 1000 }),
          moved: random() < 0.5 ? coins(raw) : token(random() < 0.5 ? usdc : weth, raw),
        })
      })
      const totals = new Map<string, bigint>()
      const add = (symbol: string, raw: bigint) =>
        totals.set(symbol, (totals.get(symbol) ?? 0n) + raw)
      for (const { moved } of lines)
        if (moved) add('token' in moved ? (units[moved.token]?.symbol ?? '') : 'ETH', -moved.raw)
      const rows = read(format, lines)
      expect(rows.map((row) => [row.at, row.hash])).toEqual(
        lines.map((one) => [one.item.at, one.item.txHash]),
      )
      for (const { sent, received } of rows) {
        if (received) add(received[1], toRaw(received))
        if (sent) add(sent[1], -toRaw(sent))
      }
      expect([...totals.values()].filter((left) => left !== 0n)).toEqual([])
    }
  })

  it('has a swap as one row, and other batches as one row per transfer', () => {
    const trade = item({ action: { kind: 'trade' } as Action })
    const legs = [
      line({ item: trade, moved: token(usdc, -5_000_000n) }),
      line({ item: trade, moved: token(weth, 7n) }),
    ]
    expect(read(format, legs)).toMatchObject([
      { kind: 'trade', sent: ['5', 'USDC'], received: ['0.000000000000000007', 'WETH'] },
    ])
    expect(read(format, [...legs, line({ item: trade, moved: coins(1n) })])).toHaveLength(3)
    const batch = item()
    expect(
      read(
        format,
        legs.map((leg) => ({ ...leg, item: batch })),
      ),
    ).toHaveLength(2)
  })

  it('has refunds and fees that the Safe paid as costs, and counts those of others', () => {
    const mined = { from: safe, fee: 3n } as MinedTransaction
    const lines = [
      line({ moved: coins(-5n), isRefund: true }),
      line({ item: item({ status: 'FAILED' }), mined }),
      line({ moved: coins(1n), mined: { ...mined, from: dave } }),
    ]
    expect(read(format, lines)).toMatchObject([
      { kind: 'cost', sent: ['0.000000000000000005', 'ETH'] },
      { kind: 'cost', sent: ['0.000000000000000003', 'ETH'] },
      { kind: 'transfer', received: ['0.000000000000000001', 'ETH'] },
    ])
    expect(fileOf(lines, { format }).leftOut).toEqual({ nothing: 1, fees: 1 })
  })

  it('leaves out what it cannot hold, and counts it', () => {
    const { rows, leftOut, text } = fileOf(
      [
        line({ moved: { kind: 'erc721', token: dave, id: 7n, raw: -1n } }),
        line({}),
        line({ moved: coins(0n) }),
        line({ moved: token(nameless, 1n) }),
        line({ moved: token(dave, 1n) }),
        line({ moved: token(fake, 1n) }),
        line({ moved: token(usdc, 1n) }),
      ],
      { format },
    )
    expect(leftOut).toEqual({ nfts: 1, nothing: 2, unknown: 2, ambiguous: 1 })
    expect(rows).toBe(1)
    expect(readers[format](text)).toMatchObject([{ received: ['0.000001', 'USDC'] }])
  })

  it('is safe from formulas, and keeps commas and quotes', () => {
    const [row] = read(format, [line({ item: item({ note: '=A1' }), moved: coins(1n) })])
    expect(row?.description).toBe('Sent, "again" · =A1')
    const evil = fileOf([line({ moved: coins(1n) })], { format, sentenceOf: () => '=A1' })
    expect(readers[format](evil.text)[0]?.description).toBe("'=A1")
  })

  it('is the same when exported twice', () => {
    const lines = [line({ moved: coins(1n) }), line({ moved: token(usdc, -1n) })]
    expect(fileOf(lines, { format })).toEqual(fileOf(lines, { format }))
  })

  it('has values without a sign, and none where there is no price', () => {
    const values: ValueThen[] = [{ value: '-3.5', currency: 'USD' }, { why: 'none' }]
    const lines = [line({ moved: coins(-1n) }), line({ moved: coins(1n) })]
    const { text, valueless } = fileOf(lines, {
      format,
      valueThenOf: (one) => values[lines.indexOf(one)],
    })
    expect(readers[format](text).map(({ worth }) => worth)).toEqual(['3.5', undefined])
    expect(valueless).toEqual({ none: 1, notLoaded: 0 })
  })
})

const toRaw = ([amount, symbol]: readonly [string, string]): bigint => {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(symbol === 'USDC' ? 6 : 18, '0'))
}

describe('values at the time', () => {
  const ether = { chainId: '1', second: Math.floor(at / 1000) }
  const id = `1:0x${'0'.repeat(40)}:${ether.second}:18`

  it('are computed in whole numbers, with six digits, and never rounded to zero', () => {
    expect(valueAt(123456789012345678901n, 18, '3200.1')).toBe('395074.070518')
    expect(valueAt(-15n * 10n ** 17n, 18, '0.1')).toBe('-0.15')
    expect(valueAt(3n, 1, '0.000005')).toBe('0.000002')
    expect(valueAt(1n, 18, '1')).toBe('0.000000000000000001')
    expect(valueAt(10n ** 60n, 0, '1.1')).toBe(`11${'0'.repeat(59)}`)
  })

  it('are columns in the plain file, with a note where there’s no price', () => {
    const lines = [
      line({ moved: coins(-(10n ** 18n)) }),
      line({ moved: token(usdc, 1n) }),
      line({}),
    ]
    const history = prepared(lines)
    const prices = new Map([[id, { price: '3200.5', currency: 'USD' as const }]])
    const [head = [], ...rows] = readCsv(
      historyCsv(lines, {
        ...history,
        sentenceOf: () => '',
        nameOf: () => undefined,
        labelsOf: () => [],
        valueThenOf: valuesBy(prices, '1', history),
        noValueText: (why) => (why === 'none' ? 'No price then' : 'Price not loaded'),
      }),
    )
    expect(head.slice(-3)).toEqual(['valueThen', 'valueCurrency', 'valueNote'])
    expect(rows.map((row) => row.slice(-3))).toEqual([
      ['-3200.5', 'USD', ''],
      ['', '', 'Price not loaded'],
      ['', '', ''],
    ])
  })
})

describe("a file's name", () => {
  it('has the Safe, the days, and the format', () => {
    const days = { first: '2026-10-01', last: '2026-10-31', from: 0, until: 1 }
    const lines = [line({ moved: coins(1n) })]
    expect(fileOf(lines, { period: { days } }).name).toBe(
      `history_eth_${safe}_2026-10-01_2026-10-31_koinly.csv`,
    )
    expect(fileOf(lines, { format: 'plain' }).name).toBe(`history_eth_${safe}_2026-11-16.csv`)
  })
})

describe('a token with the symbol of a listed one', () => {
  const chain = { symbol: 'ETH' } as Parameters<typeof listedTokens>[2]
  const told = { token: fake, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: 1n }
  const held = {
    type: 'erc20' as const,
    token: usdc,
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    raw: 1n,
    price: null,
    fiat: null,
  }

  it('is an imitation, even if the file has nothing of the listed one', () => {
    expect(isImitation(told, listedTokens([], [], chain))).toBe(false)
    expect(isImitation(told, listedTokens([], [held], chain))).toBe(true)
    const paid: Action = {
      ...send,
      what: {
        type: 'erc20',
        token: usdc,
        symbol: 'USDC',
        decimals: 6,
        raw: 1n,
        trusted: true,
        imitation: false,
      },
    }
    const earlier = item({ action: paid, at: at - 90 * 86_400_000 })
    expect(isImitation(told, listedTokens([earlier], [], chain))).toBe(true)
    expect(isImitation({ ...told, token: usdc }, listedTokens([earlier], [held], chain))).toBe(
      false,
    )
    expect(isImitation({ ...told, symbol: 'ＥＴＨ' }, listedTokens([], [], chain))).toBe(true)
  })
})
