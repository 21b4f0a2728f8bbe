import { describe, expect, test } from 'vitest'
import { toChainSummary, toSafeDetail } from '#queries'
import { aSafe } from '../../../../mocks/fixtures/index.ts'
import { chainInfo } from '../../../../mocks/gateway/chains.ts'
import { hostState } from '../../../../src/screens/apps/open/hostState.ts'

const info = chainInfo('1', 'https://rpc.example')
const coinOf = (parts: Partial<typeof info.nativeCurrency>) =>
  hostState(
    toSafeDetail(aSafe()),
    toChainSummary({ ...info, nativeCurrency: { ...info.nativeCurrency, ...parts } }),
    undefined,
    false,
  ).chain.nativeCurrency

describe('what an app learns about the coin of its network', () => {
  test('is the name and the logo that the gateway has', () => {
    const logoUri = 'https://logos.example/eth.png'
    expect(coinOf({ name: 'Ether', symbol: 'ETH', logoUri })).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
      logoUri,
    })
  })

  test('has a logo only with a web URL, and its symbol as its name if it has no name', () => {
    const script = { name: '', symbol: 'XDAI', logoUri: 'javascript:alert(1)' }
    expect(coinOf(script)).toMatchObject({ name: 'XDAI', logoUri: '' })
    expect(coinOf({ logoUri: 'javascript:alert(1)' })).toMatchObject({ name: 'Ether', logoUri: '' })
  })
})
