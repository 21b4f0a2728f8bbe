import { describe, expect, it } from 'vitest'
import { type Address, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { batchLibraries, decodeTransaction } from '#safe'
import { summaryOf } from '../../../../../src/screens/transactions/review/summaryOf.ts'
import { sendDraft } from '../../../../../src/screens/transactions/send/sendDraft.ts'
import { matchesEffect } from '../../../../../src/safe/compareSummary.ts'

const safe: Address = '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b'
const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const asset = (parts: Partial<Asset>): Asset => ({
  type: 'native',
  token: zeroAddress,
  name: '',
  symbol: 'ETH',
  decimals: 18,
  raw: 10n ** 18n,
  price: null,
  fiat: null,
  ...parts,
})
const ether = { to: dave, asset: asset({}), raw: 5n }
const dollars = {
  to: dave,
  asset: asset({ type: 'erc20', token: usdc, symbol: 'USDC', decimals: 6 }),
  raw: 7n,
}

describe('a drafted transaction', () => {
  it.each([
    ["the chain's own coin", [ether], { kind: 'native', to: dave, raw: 5n }],
    ['a token', [dollars], { kind: 'erc20', token: usdc, to: dave, raw: 7n }],
  ])('sends %s, as it says', (_, payments, effect) => {
    const { tx, action } = sendDraft({ payments, note: null, nonce: 4n }, undefined)
    const decoded = decodeTransaction(tx, safe)
    expect(decoded).toEqual({ effect, risks: [] })
    const summary = summaryOf(action, tx.operation)
    expect(summary && matchesEffect(summary, decoded.effect, safe)).toBe(true)
    expect(tx).toMatchObject({ nonce: 4n, operation: 0, safeTxGas: 0n })
  })

  it.each(['1.1.1', '1.3.0', '1.3.0+L2', '1.4.1', '1.5.0'])(
    'makes several payments in one batch, with a library for %s',
    (version) => {
      const libraries = batchLibraries(version)
      expect(libraries.length).toBeGreaterThan(0)
      for (const library of libraries) {
        const { tx, action } = sendDraft(
          { payments: [ether, dollars], note: null, nonce: 4n },
          library,
        )
        const decoded = decodeTransaction(tx, safe)
        expect(decoded.effect).toMatchObject({
          kind: 'batch',
          to: library,
          effects: [{ kind: 'native' }, { kind: 'erc20' }],
        })
        expect(decoded.risks).toEqual([])
        const summary = summaryOf(action, tx.operation)
        expect(summary && matchesEffect(summary, decoded.effect, safe)).toBe(true)
        expect(tx.operation).toBe(1)
      }
    },
  )

  it('needs a library for several payments', () => {
    expect(() =>
      sendDraft({ payments: [ether, dollars], note: null, nonce: 4n }, undefined),
    ).toThrow('library')
  })
})
