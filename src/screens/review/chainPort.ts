import { type ChainClient, readContractSignatures, readErc20s, readSnapshot } from '#chain'
import type { ChainPort } from '#signing'

/** A chain's node, as verifying needs it. */
export const chainPort = (node: ChainClient): ChainPort => ({
  snapshot: (at, safeTxHash) => readSnapshot(node, at, { safeTxHash }),
  contractSignatures: (signatures, question) => readContractSignatures(node, signatures, question),
  // Balances aren't used here: any address stands for the holder.
  tokens: (addresses) => readErc20s(node, addresses, addresses[0] ?? '0x'),
})
