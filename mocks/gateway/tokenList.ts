import type { TokenPlace } from '../chain/genesis/places.ts'
import type { KnownToken } from './tokens.ts'

// Seats have no market price: the gateway returns `0`.
const quotes: Record<string, { price: string; change: string | null }> = {
  USDC: { price: '1.0001', change: '0.01' },
  DAI: { price: '0.9998', change: '-0.02' },
  WBTC: { price: '96250.4', change: '2.35' },
}
const unlisted = { price: '0', change: null }

/**
 * The gateway's token list of a chain. Nothing has a price on a test chain; only the tokens of
 * every scenario are trusted.
 */
export const tokenListOf = (
  tokens: readonly TokenPlace[],
  { testnet, trusted }: { testnet: boolean; trusted: readonly TokenPlace[] },
): KnownToken[] =>
  tokens.map((token) => ({
    ...token,
    ...((testnet ? undefined : quotes[token.symbol]) ?? unlisted),
    trusted: trusted.some(({ address }) => address === token.address),
    spam: false,
  }))
