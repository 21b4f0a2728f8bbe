import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Action } from '#domain'
import { withContractSymbol } from '../../../../../src/screens/transactions/review/withContractSymbol.ts'

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const to = { address: '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9' as const, name: null }
const send: Action = {
  kind: 'send',
  to,
  what: {
    type: 'erc20',
    token,
    raw: 5n,
    symbol: 'USDT',
    decimals: 6,
    trusted: true,
    imitation: false,
  },
}
const contract = (symbol: string | null) => ({
  token: token.toLowerCase() as Address,
  name: 'USD Coin',
  symbol,
  decimals: 6,
  balance: null,
})
const symbolOf = (action: Action) =>
  'what' in action && action.what.type === 'erc20' ? action.what.symbol : undefined

describe('the symbol of a token', () => {
  test('is the one in its contract, whatever the gateway calls it', () =>
    expect(symbolOf(withContractSymbol(send, [contract('USDC')]))).toBe('USDC'))
  test.each([[[]], [undefined], [[contract(null)]], [[contract('')]]])(
    'is the gateway’s if the contract has none or isn’t read: %j',
    (tokens) => expect(withContractSymbol(send, tokens)).toBe(send),
  )
  test('leaves other actions unchanged', () => {
    const native: Action = { kind: 'send', to, what: { type: 'native', raw: 5n } }
    expect(withContractSymbol(native, [contract('USDC')])).toBe(native)
    expect(withContractSymbol({ kind: 'reject' }, [contract('USDC')])).toEqual({ kind: 'reject' })
  })
})
