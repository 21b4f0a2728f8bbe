import type { Address } from '#base'
import { type ChainClient, type FeeChoice, readBalance, readFees } from '#chain'

// Loaded on demand, by a dialog that is open already.

/** @throws where the node doesn't report fees */
export const readFeesOf = (node: ChainClient): Promise<FeeChoice> => readFees(node)

/** @throws viem's RPC errors */
export const readBalanceOf = (node: ChainClient, account: Address): Promise<bigint> =>
  readBalance(node, account)
