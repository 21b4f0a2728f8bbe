import { numberToHex, zeroHash, type Hex } from 'viem'

import { baseFee, blockGasLimit, coinbase } from '../runner.ts'
import type { ChainBlock, ChainLog, ChainReceipt, ChainTransaction } from '../types.ts'

const types = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' } as const
// Bloom filters are not stored: `eth_getLogs` checks every log.
const emptyBloom: Hex = `0x${'0'.repeat(512)}`

/** A transaction in JSON-RPC format. */
export const formatTransaction = (one: ChainTransaction) => ({
  hash: one.hash,
  blockHash: one.blockHash,
  blockNumber: numberToHex(one.blockNumber),
  transactionIndex: '0x0',
  from: one.from,
  to: one.to,
  input: one.input,
  value: numberToHex(one.value),
  nonce: numberToHex(one.nonce),
  gas: numberToHex(one.gas),
  gasPrice: numberToHex(one.gasPrice),
  ...(one.maxFeePerGas === undefined
    ? {}
    : {
        maxFeePerGas: numberToHex(one.maxFeePerGas),
        maxPriorityFeePerGas: numberToHex(one.maxPriorityFeePerGas ?? 0n),
      }),
  ...(one.type === 'legacy' ? {} : { accessList: [], yParity: numberToHex(one.signature.yParity) }),
  chainId: numberToHex(one.chainId),
  type: types[one.type],
  r: one.signature.r,
  s: one.signature.s,
  v: numberToHex(
    one.type === 'legacy' ? one.signature.yParity + 35 + 2 * one.chainId : one.signature.yParity,
  ),
})

/** A log in JSON-RPC format. */
export const formatLog = (log: ChainLog) => ({
  address: log.address,
  topics: log.topics,
  data: log.data,
  blockNumber: numberToHex(log.blockNumber),
  blockHash: log.blockHash,
  blockTimestamp: numberToHex(log.blockTimestamp),
  transactionHash: log.transactionHash,
  transactionIndex: '0x0',
  logIndex: numberToHex(log.logIndex),
  removed: false,
})

/** A receipt in JSON-RPC format. */
export const formatReceipt = (receipt: ChainReceipt) => ({
  transactionHash: receipt.transactionHash,
  transactionIndex: '0x0',
  blockHash: receipt.blockHash,
  blockNumber: numberToHex(receipt.blockNumber),
  from: receipt.from,
  to: receipt.to,
  cumulativeGasUsed: numberToHex(receipt.gasUsed),
  gasUsed: numberToHex(receipt.gasUsed),
  effectiveGasPrice: numberToHex(receipt.effectiveGasPrice),
  contractAddress: receipt.contractAddress,
  logs: receipt.logs.map(formatLog),
  logsBloom: emptyBloom,
  status: receipt.status === 'success' ? '0x1' : '0x0',
  type: types[receipt.type],
})

/**
 * A block in JSON-RPC format, with hashes or with whole transactions. There are no Merkle roots:
 * they are all zero.
 */
export const formatBlock = (block: ChainBlock, transactions: readonly unknown[]) => ({
  number: numberToHex(block.number),
  hash: block.hash,
  parentHash: block.parentHash,
  timestamp: numberToHex(block.timestamp),
  gasLimit: numberToHex(blockGasLimit),
  gasUsed: numberToHex(block.gasUsed),
  baseFeePerGas: numberToHex(baseFee),
  miner: coinbase,
  difficulty: '0x0',
  totalDifficulty: '0x0',
  nonce: '0x0000000000000000',
  extraData: '0x',
  mixHash: zeroHash,
  logsBloom: emptyBloom,
  sha3Uncles: zeroHash,
  stateRoot: zeroHash,
  transactionsRoot: zeroHash,
  receiptsRoot: zeroHash,
  size: '0x0',
  transactions,
  uncles: [],
})
