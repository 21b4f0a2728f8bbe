import type { Address } from '#base'

/** Under what an account's balances on a chain are kept: of the chain's own coin, and of a token. */
export const balanceKey = (account: Address | undefined, chainId: number | undefined) => ['wallet', 'balance', account, chainId] as const
