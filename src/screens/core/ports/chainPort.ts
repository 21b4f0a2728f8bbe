import {
  type ChainClient,
  readCodeHashes,
  readContractSignatures,
  readErc20s,
  readMovements,
  readReceipt,
  readSnapshot,
} from '#chain'
import type { ChainPort } from '#signing'

/** The chain port of a node, for verification. A node that isn't independent proves nothing. */
export const chainPort = (node: ChainClient, isIndependent: boolean): ChainPort => ({
  isIndependent,
  snapshot: (at, safeTxHash) =>
    readSnapshot(node, at, { ownerKinds: true, ...(safeTxHash && { safeTxHash }) }),
  contractSignatures: (signatures, message) => readContractSignatures(node, signatures, message),
  receipt: (txHash) => readReceipt(node, txHash),
  codeHashes: (addresses) => readCodeHashes(node, addresses),
  // Balances aren't used here: any address stands for the holder.
  movements: (account, sent) => readMovements(node, account, sent),
  tokens: (addresses) => readErc20s(node, addresses, addresses[0] ?? '0x'),
})
