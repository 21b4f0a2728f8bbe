/** Tokens on every chain; `supply` in whole tokens. */
export const tokenKinds = {
  usdc: { name: 'USD Coin', symbol: 'USDC', decimals: 6, supply: 1_000_000_000n },
  dai: { name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18, supply: 1_000_000_000n },
  wbtc: { name: 'Wrapped BTC', symbol: 'WBTC', decimals: 8, supply: 100_000n },
  seats: { name: 'Members’ Seats', symbol: 'SEAT', decimals: 0, supply: 10_000n },
} as const

export type TokenKey = keyof typeof tokenKinds
