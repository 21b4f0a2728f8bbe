import { type ChainClient, ethCall } from '#chain'
import type { SafeState, SafeTx } from '#domain'
import { estimateSafeTxGas, type SafeTxGas } from '#signing'

/**
 * The `safeTxGas` of a draft, estimated on its chain, or else as the gateway reports it. Loaded on
 * demand, because few Safes need one.
 */
export const estimateGas = (
  node: ChainClient | undefined,
  tx: SafeTx,
  safe: Pick<SafeState, 'address' | 'version'>,
  reported: () => Promise<bigint>,
): Promise<SafeTxGas> =>
  estimateSafeTxGas(
    (call) => (node ? ethCall(node, call) : Promise.reject(new Error('No node is configured.'))),
    { tx, safe },
    reported,
  )
