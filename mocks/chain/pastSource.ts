import { numberToHex, pad, toEventSelector, type Address, type Hash, type Hex } from 'viem'

import { personAt } from '../people.ts'
import { safes } from './genesis/places.ts'
import {
  pastCount,
  pastFirstBlock,
  pastRecord,
  sealIndex,
  unsealIndex,
  type PastRecord,
} from './past.ts'
import { pastSignature } from './pastSignature.ts'
import { encodeExec, packSignatures } from './safeTools.ts'
import { transferData } from './transferData.ts'
import type { ChainLog, ChainReceipt, ChainTransaction, PastSource } from './types.ts'

const transferTopic = toEventSelector(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
)
const successTopic = toEventSelector(
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
)
const receivedTopic = toEventSelector('event SafeReceived(address indexed sender, uint256 value)')
const gasPrice = 2_000_000_000n
const treasury: Address = safes.treasury.address

/**
 * The old part of `huge` as blocks, transactions, and receipts. `before` is the hash of the block
 * below the first one.
 */
export function pastSource(before: Hash): PastSource {
  const at = (number: number): PastRecord => pastRecord(number - pastFirstBlock)
  return {
    first: pastFirstBlock,
    last: pastFirstBlock + pastCount - 1,
    block(number) {
      const record = at(number)
      return {
        number: BigInt(number),
        hash: sealIndex('block', record.index),
        parentHash: record.index === 0 ? before : sealIndex('block', record.index - 1),
        timestamp: record.timestamp,
        gasUsed: gasUsed(record),
        transactions: [record.txHash],
      }
    },
    transaction: (number) => transactionOf(at(number)),
    receipt: (number) => receiptOf(at(number)),
    find(hash) {
      const index = unsealIndex('transaction', hash) ?? unsealIndex('block', hash)
      return index === undefined ? undefined : pastFirstBlock + index
    },
  }
}

const gasUsed = (record: PastRecord): bigint =>
  (record.kind === 'incoming' ? 27_000n : 78_000n) + (record.token ? 21_000n : 0n)

function transactionOf(record: PastRecord): ChainTransaction {
  const { index, txHash, executor, token, value, tx } = record
  return {
    hash: txHash,
    blockNumber: BigInt(record.blockNumber),
    blockHash: sealIndex('block', index),
    from: executor,
    to: tx ? treasury : (token ?? treasury),
    input: tx ? encodeExec(tx, signaturesOf(record)) : token ? transferData(treasury, value) : '0x',
    value: tx || token ? 0n : value,
    nonce: index,
    gas: gasUsed(record) * 2n,
    gasPrice,
    type: 'legacy',
    chainId: 1,
    signature: { r: record.txHash, s: pad('0x01', { size: 32 }), yParity: 0 },
  }
}

/** The owners' signatures of an outgoing row, packed and valid. */
function signaturesOf({ signers, safeTxHash }: PastRecord): Hex {
  if (!safeTxHash) return '0x'
  return packSignatures(
    signers.map((owner) => {
      const who = personAt(owner)
      if (!who) throw new Error(`No one has the address ${owner}.`)
      return { owner, fixed: pastSignature(who, safeTxHash) }
    }),
  )
}

function receiptOf(record: PastRecord): ChainReceipt {
  const blockHash = sealIndex('block', record.index)
  const logs = logsOf(record).map((log, logIndex): ChainLog => ({
    ...log,
    blockNumber: BigInt(record.blockNumber),
    blockHash,
    blockTimestamp: record.timestamp,
    transactionHash: record.txHash,
    logIndex,
  }))
  return {
    transactionHash: record.txHash,
    blockNumber: BigInt(record.blockNumber),
    blockHash,
    from: record.executor,
    to: record.tx ? treasury : (record.token ?? treasury),
    status: 'success',
    gasUsed: gasUsed(record),
    effectiveGasPrice: gasPrice,
    contractAddress: null,
    logs,
    type: 'legacy',
  }
}

type PlainLog = Pick<ChainLog, 'address' | 'topics' | 'data'>
const word = (value: bigint): Hex => numberToHex(value, { size: 32 })

function logsOf({ kind, token, value, counterparty, safeTxHash }: PastRecord): PlainLog[] {
  const incoming = kind === 'incoming'
  const ends = [pad(incoming ? counterparty : treasury), pad(incoming ? treasury : counterparty)]
  const moved: PlainLog[] = token
    ? [{ address: token, topics: [transferTopic, ...ends].map(lower), data: word(value) }]
    : []
  if (safeTxHash)
    return [...moved, { address: treasury, topics: [successTopic, safeTxHash], data: word(0n) }]
  return token
    ? moved
    : [{ address: treasury, topics: [receivedTopic, lower(pad(counterparty))], data: word(value) }]
}

const lower = (topic: Hex): Hex => topic.toLowerCase() as Hex
