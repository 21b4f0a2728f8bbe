import type { Address, Hex } from '#base'
import type { Chain } from 'viem'

/** Where an account and its transactions can be looked at on a chain; undefined where the chain has no explorer. */
export function explorerLinks(chain: Pick<Chain, 'blockExplorers'> | undefined) {
  const base = chain?.blockExplorers?.default.url.replace(/\/+$/, '')
  return base === undefined ? undefined : { account: (account: Address) => `${base}/address/${account}`, transaction: (hash: Hex) => `${base}/tx/${hash}` }
}
