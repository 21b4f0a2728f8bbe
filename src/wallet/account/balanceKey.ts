import type { Address } from '#base'

/** Query keys of an account's balances on a chain: native and token. */
export const balanceKey = (account: Address | undefined, chainId: number | undefined) =>
  ['wallet', 'balance', account, chainId] as const
