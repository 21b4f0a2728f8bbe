import type { Address, Hex } from '#base'
import type { Chain } from 'viem'

/**
 * Block explorer links of an account and its transactions; undefined if the chain has no explorer.
 */
export function explorerLinks(chain: Pick<Chain, 'blockExplorers'> | undefined) {
  const base = chain?.blockExplorers?.default.url.replace(/\/+$/, '')
  return base === undefined
    ? undefined
    : {
        account: (account: Address) => `${base}/address/${account}`,
        transaction: (hash: Hex) => `${base}/tx/${hash}`,
      }
}
