import type { Asset, Assets } from '#domain'

// Tokens as the views take them: no random, no now.

const token = (index: number): Asset['token'] =>
  `0x${(0x1000 + index * 7919).toString(16).padStart(8, '0')}${'a5'.repeat(16)}`

const ether: Asset = {
  type: 'native',
  token: '0x0000000000000000000000000000000000000000',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 48_250_000_000_000_000_000n,
  price: '3120.44',
  fiat: '150561.23',
  change: -1.25,
}
export const dollars: Asset = {
  type: 'erc20',
  token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  raw: 98_000_500_000n,
  price: '1.0001',
  fiat: '98010.30',
  change: 0,
}
export const wrapped: Asset = {
  type: 'erc20',
  token: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  name: 'Wrapped Bitcoin',
  symbol: 'WBTC',
  decimals: 8,
  raw: 51_230_000n,
  price: '91250',
  fiat: '46747.37',
  change: 2.418,
}
export const cheap: Asset = {
  type: 'erc20',
  token: '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
  name: 'Harbor Inu',
  symbol: 'HINU',
  decimals: 18,
  raw: 812_000_000_000_000_000_000_000n,
  price: '0.000000121',
  fiat: '0.0982',
  change: 1234.5,
}
const dust: Asset = {
  type: 'erc20',
  token: token(1),
  name: 'Leftover',
  symbol: 'LEFT',
  decimals: 18,
  raw: 4_000_000_000_000n,
  price: '0.5',
  fiat: '0.000002',
}
export const unpriced: Asset = {
  type: 'erc20',
  token: token(2),
  name: 'Cooperative Share',
  symbol: 'COOP',
  decimals: 0,
  raw: 1200n,
  price: null,
  fiat: null,
}

/** Nothing of it has a price: its total is unknown. */
export const withoutPrices: Assets = {
  currency: 'usd',
  total: null,
  items: [unpriced],
  unreadable: [],
}
export const everyday: Assets = {
  currency: 'usd',
  total: '295318.99',
  items: [ether, dollars, wrapped, cheap, dust, unpriced],
  unreadable: [],
}
export const nothing: Assets = { currency: 'usd', total: '0', items: [], unreadable: [] }

/** Names, symbols, and amounts long enough to break a layout. */
const longName =
  'The Extremely Long Winded Token of the Federation of Unpronounceable Harbor Authorities '
export const veryLong: Assets = {
  currency: 'usd',
  total: '115792089237316195423570985008687907853269984665640564039457584007913129639935.25',
  unreadable: [],
  items: [
    {
      ...dollars,
      name: longName.repeat(6),
      symbol: 'UNPRONOUNCEABLEHARBORAUTHORITIES',
    },
    {
      ...unpriced,
      token: token(3),
      name: '\u202emoor rettiB\u202c \u05e9\u05dc\u05d5\u05dd',
      symbol: '\u05e9\u05dc\u05d5\u05dd',
      decimals: 18,
      raw: 2n ** 256n - 1n,
    },
    { ...unpriced, token: token(4), name: ' ', symbol: '', decimals: 0, raw: 2n ** 256n - 1n },
    {
      ...cheap,
      token: token(5),
      price: '0.00000000000000000123',
      fiat: '115792089237316195423570985008687907853.25',
      raw: 2n ** 200n,
    },
  ],
}

/** Five hundred tokens, most of them without a price. */
export const huge: Assets = {
  currency: 'usd',
  total: '312777.25',
  unreadable: [],
  items: [
    ether,
    dollars,
    wrapped,
    ...Array.from({ length: 497 }, (_, index): Asset => ({
      ...unpriced,
      token: token(100 + index),
      name: `Token ${String(index + 4)}`,
      symbol: `TK${String(index + 4)}`,
      raw: BigInt(index + 1) * 1000n,
    })),
  ],
}
