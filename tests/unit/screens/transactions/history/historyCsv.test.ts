import { describe, expect, it } from 'vitest'
import type { Action, TransactionItem } from '#domain'
import { historyCsv } from '../../../../../src/screens/transactions/history/csv/historyCsv.ts'

const dave = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'
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

/** The cells of the only line, by column. */
function line(
  one: TransactionItem,
  nameOf: () => string | undefined = () => 'Dave',
): Record<string, string> {
  const text = historyCsv([one], {
    native: { symbol: 'ETH', decimals: 18 },
    sentenceOf: () => 'Sentence',
    nameOf,
  })
  const [head = '', row = ''] = text.replace('\uFEFF', '').split('\r\n')
  const cells = row.split(',')
  return Object.fromEntries(head.split(',').map((name, index) => [name, cells[index] ?? '']))
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

  it('names NFTs, nonces, hashes, modules and notes', () => {
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

  it('neutralizes formulas in names, notes and symbols', () => {
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
      [item({ kind: 'reject' }, { id: 'a' }), item({ kind: 'reject' }, { id: 'b' })],
      {
        native: { symbol: 'ETH', decimals: 18 },
        sentenceOf: () => 'One, "two"',
        nameOf: () => undefined,
      },
    )
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('"One, ""two"""')
    expect(lines.map((one) => one.slice(-1))).toEqual(['d', 'a', 'b'])
  })
})
