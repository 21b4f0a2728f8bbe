import {
  atBlock,
  type ChainClient,
  readBlockNumber,
  readBlockTime,
  readCodeHashes,
  readContractSignatures,
  readErc20s,
  readMovements,
  readReceipt,
  readSnapshot,
} from '#chain'
import { agreeingPort, type AskedNode, type ChainPort, type NodeReads } from '#signing'

/**
 * The chain port of a chain's nodes, for verification: with several, two have to agree. Nodes that
 * aren't independent prove nothing.
 */
export const chainPort = (
  nodes: ChainClient | readonly ChainClient[],
  isIndependent: boolean,
): ChainPort => {
  const [first, ...others] = [nodes].flat()
  return others.length > 0 || !first
    ? agreeingPort([nodes].flat().map(askedNode), isIndependent)
    : { isIndependent, ...nodeReads(first) }
}

const nodeReads = (node: ChainClient): NodeReads => ({
  snapshot: (at, safeTxHash) =>
    readSnapshot(node, at, { ownerKinds: true, ...(safeTxHash && { safeTxHash }) }),
  contractSignatures: (signatures, message) => readContractSignatures(node, signatures, message),
  receipt: (txHash) => readReceipt(node, txHash),
  codeHashes: (addresses) => readCodeHashes(node, addresses),
  // Balances aren't used here: any address stands for the holder.
  movements: (account, sent) => readMovements(node, account, sent),
  tokens: (addresses) => readErc20s(node, addresses, addresses[0] ?? '0x'),
})

const askedNode = (node: ChainClient): AskedNode => ({
  ...nodeReads(node),
  url: String(node.transport.url),
  at: (block) => nodeReads(atBlock(node, block)),
  blockNumber: () => readBlockNumber(node),
  blockTime: (block) => readBlockTime(node, block),
})
