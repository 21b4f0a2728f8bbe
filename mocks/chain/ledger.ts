import { getAddress, parseTransaction, type Hash, type Hex } from 'viem'

import type {
  ChainBlock,
  ChainLog,
  ChainReceipt,
  ChainTransaction,
  LogFilter,
  PastSource,
  SealedBlock,
} from './types.ts'

interface Entry {
  sealed: SealedBlock
  transaction?: ChainTransaction
  receipt?: ChainReceipt
}

interface Index {
  byNumber: Map<number, Entry>
  /** Block numbers by block and transaction hash. */
  byHash: Map<Hash, number>
}

// The index of a genesis is built once and shared by all chains.
const indexes = new WeakMap<readonly SealedBlock[], Index>()

const newIndex = (): Index => ({ byNumber: new Map(), byHash: new Map() })

function add(index: Index, sealed: SealedBlock): void {
  index.byNumber.set(sealed.number, { sealed })
  index.byHash.set(sealed.hash, sealed.number)
  for (const { hash } of sealed.transactions) index.byHash.set(hash, sealed.number)
}

function indexOf(blocks: readonly SealedBlock[]): Index {
  const known = indexes.get(blocks)
  if (known) return known
  const index = newIndex()
  for (const block of blocks) add(index, block)
  indexes.set(blocks, index)
  return index
}

/**
 * Blocks, transactions, receipts, and logs: those of the genesis, the newer ones, and the computed
 * ones.
 */
export class Ledger {
  readonly #genesis: Index
  readonly #own = newIndex()
  readonly #past: PastSource | undefined
  /** Number of the oldest available block. */
  readonly first: number
  #tip: SealedBlock

  constructor(blocks: readonly SealedBlock[], past?: PastSource) {
    const tip = blocks.at(-1)
    if (!tip) throw new Error('A chain needs at least one block.')
    this.#genesis = indexOf(blocks)
    this.#past = past
    this.first = blocks[0]?.number ?? tip.number
    this.#tip = tip
  }

  get tip(): SealedBlock {
    return this.#tip
  }

  append(block: SealedBlock): void {
    if (block.parentHash !== this.#tip.hash)
      throw new Error("This block doesn't follow the latest one.")
    add(this.#own, block)
    this.#tip = block
  }

  #entry(number: number): Entry | undefined {
    return this.#own.byNumber.get(number) ?? this.#genesis.byNumber.get(number)
  }

  #isPast(number: number): boolean {
    return this.#past !== undefined && number >= this.#past.first && number <= this.#past.last
  }

  numberOf(hash: Hash): number | undefined {
    const key = hash.toLowerCase() as Hash
    return this.#own.byHash.get(key) ?? this.#genesis.byHash.get(key) ?? this.#past?.find(key)
  }

  block(number: number): ChainBlock | undefined {
    const sealed = this.#entry(number)?.sealed
    if (!sealed) return this.#isPast(number) ? this.#past?.block(number) : undefined
    const gasUsed = sealed.transactions.reduce((sum, one) => sum + BigInt(one.gasUsed), 0n)
    const { hash, parentHash, timestamp } = sealed
    return {
      number: BigInt(number),
      hash,
      parentHash,
      timestamp,
      gasUsed,
      transactions: sealed.transactions.map((one) => one.hash),
    }
  }

  transaction(hash: Hash): ChainTransaction | undefined {
    const number = this.numberOf(hash)
    if (number === undefined) return undefined
    const entry = this.#entry(number)
    const found = entry ? transactionOf(entry) : this.#past?.transaction(number)
    return found && sameHash(found.hash, hash) ? found : undefined
  }

  receipt(hash: Hash): ChainReceipt | undefined {
    const number = this.numberOf(hash)
    if (number === undefined) return undefined
    const found = this.#receiptAt(number)
    return found && sameHash(found.transactionHash, hash) ? found : undefined
  }

  #receiptAt(number: number): ChainReceipt | undefined {
    const entry = this.#entry(number)
    if (entry) return receiptOf(entry)
    return this.#isPast(number) ? this.#past?.receipt(number) : undefined
  }

  logs({ address, topics = [], fromBlock = 0n, toBlock }: LogFilter): ChainLog[] {
    const addresses =
      address === undefined ? undefined : new Set([address].flat().map((one) => one.toLowerCase()))
    const last = Math.min(Number(toBlock ?? this.#tip.number), this.#tip.number)
    const found: ChainLog[] = []
    for (let number = Math.max(Number(fromBlock), this.first); number <= last; number += 1) {
      for (const log of this.#receiptAt(number)?.logs ?? []) {
        if ((!addresses || addresses.has(log.address.toLowerCase())) && matches(log.topics, topics))
          found.push(log)
      }
    }
    return found
  }
}

const sameHash = (a: Hash, b: Hash): boolean => a.toLowerCase() === b.toLowerCase()

const matches = (topics: readonly Hex[], wanted: NonNullable<LogFilter['topics']>): boolean =>
  wanted.length <= topics.length &&
  wanted.every(
    (want, place) =>
      want === null ||
      [want].flat().some((one) => one.toLowerCase() === topics[place]?.toLowerCase()),
  )

function transactionOf(entry: Entry): ChainTransaction | undefined {
  const sealed = entry.sealed.transactions[0]
  return sealed && (entry.transaction ??= readTransaction(entry.sealed, sealed))
}

function readTransaction(
  block: SealedBlock,
  sealed: SealedBlock['transactions'][number],
): ChainTransaction {
  const raw = parseTransaction(sealed.raw)
  return {
    hash: sealed.hash,
    blockNumber: BigInt(block.number),
    blockHash: block.hash,
    from: sealed.from,
    to: raw.to ?? null,
    input: raw.data ?? '0x',
    value: raw.value ?? 0n,
    nonce: raw.nonce ?? 0,
    gas: raw.gas ?? 0n,
    gasPrice: BigInt(sealed.effectiveGasPrice),
    type: raw.type === 'eip1559' || raw.type === 'eip2930' ? raw.type : 'legacy',
    ...(raw.maxFeePerGas === undefined
      ? {}
      : { maxFeePerGas: raw.maxFeePerGas, maxPriorityFeePerGas: raw.maxPriorityFeePerGas ?? 0n }),
    chainId: raw.chainId ?? 0,
    signature: {
      r: raw.r ?? '0x0',
      s: raw.s ?? '0x0',
      yParity: raw.yParity ?? (raw.v === undefined ? 0 : Number((raw.v + 1n) % 2n)),
    },
  }
}

function receiptOf(entry: Entry): ChainReceipt | undefined {
  const sealed = entry.sealed.transactions[0]
  const transaction = transactionOf(entry)
  if (!sealed || !transaction) return undefined
  return (entry.receipt ??= {
    transactionHash: sealed.hash,
    blockNumber: transaction.blockNumber,
    blockHash: entry.sealed.hash,
    from: sealed.from,
    to: transaction.to,
    status: sealed.status === 1 ? 'success' : 'reverted',
    gasUsed: BigInt(sealed.gasUsed),
    effectiveGasPrice: BigInt(sealed.effectiveGasPrice),
    contractAddress: sealed.contractAddress ? getAddress(sealed.contractAddress) : null,
    type: transaction.type,
    logs: sealed.logs.map((log, logIndex) => ({
      ...log,
      blockNumber: transaction.blockNumber,
      blockHash: entry.sealed.hash,
      blockTimestamp: entry.sealed.timestamp,
      transactionHash: sealed.hash,
      logIndex,
    })),
  })
}
