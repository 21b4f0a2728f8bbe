import {
  concat,
  keccak256,
  numberToHex,
  parseTransaction,
  recoverTransactionAddress,
  stringToHex,
  type Address,
  type Hash,
  type Hex,
  type TransactionSerialized,
} from 'viem'

import type { BlockContext, Engine, Message, Outcome, RunOptions } from './evm/engine.ts'
import { initCodeLimit, intrinsicGas } from './evm/intrinsicGas.ts'
import type { Ledger } from './ledger.ts'
import type { Locked } from './lock.ts'
import { RpcError } from './rpc/RpcError.ts'
import type { SealedState } from './state/SealedState.ts'
import type { SealedBlock, StateDelta, StoredBlock } from './types.ts'

/** A constant price: the base fee does not follow demand. */
export const baseFee = 1_000_000_000n
export const priorityFee = 1_000_000_000n
export const blockGasLimit = 30_000_000n
/** The recipient of the tips. */
export const coinbase: Address = '0x00000000000000000000000000000000c0ffe200'

/** Runs messages on the latest sealed state, and seals sent transactions. */
export interface Runner {
  simulate(message: Message, options?: Omit<RunOptions, 'free'>): Promise<Outcome>
  /** Creates a block from a signed transaction and returns its hash. */
  send(raw: Hex): Promise<Hash>
  /** Creates a block without transactions that changes the state directly. */
  overwrite(change: () => StateDelta): Promise<void>
}

interface RunnerOptions {
  chainId: number
  sealed: SealedState
  ledger: Ledger
  now: () => number
  locked: Locked
  /** Stores a block. If it rejects, the transaction is rejected and has no effect. */
  keep: (stored: StoredBlock) => Promise<void>
  onSealed: (stored: StoredBlock) => void
}

export function createRunner({
  chainId,
  sealed,
  ledger,
  now,
  locked,
  keep,
  onSealed,
}: RunnerOptions): Runner {
  let engine: Promise<Engine> | undefined
  // The EVM is loaded on first use, so that stories without calls do not load it.
  const ready = (): Promise<Engine> =>
    (engine ??= import('./evm/engine.ts').then(({ createEngine }) => createEngine(chainId, sealed)))
  const next = (): BlockContext => ({
    number: ledger.tip.number + 1,
    timestamp: Math.max(Math.floor(now() / 1000), ledger.tip.timestamp),
    baseFee,
    gasLimit: blockGasLimit,
    coinbase,
  })
  async function add(stored: StoredBlock): Promise<void> {
    await keep(stored)
    sealed.apply(stored.state)
    ledger.append(stored.block)
    onSealed(stored)
  }

  return {
    // A call uses the latest block, not the next one.
    simulate: (message, options) =>
      locked(async () =>
        (await ready()).run(
          message,
          { ...next(), number: ledger.tip.number },
          { free: true, ...options },
        ),
      ),
    send: (raw) =>
      locked(async () => {
        const { message, hash, nonce } = await readSigned(raw, chainId)
        rejectUnpayable(message, nonce, sealed)
        const block = next()
        const outcome = await (await ready()).run(message, block, { free: false })
        await add(seal(raw, hash, message, block, ledger.tip, outcome))
        return hash
      }),
    overwrite: (change) =>
      locked(async () => {
        const [{ number, timestamp }, { hash: parentHash }, state] = [next(), ledger.tip, change()]
        const hash = blockHash(
          parentHash,
          number,
          timestamp,
          keccak256(stringToHex(JSON.stringify(state))),
        )
        await add({ state, block: { number, hash, parentHash, timestamp, transactions: [] } })
      }),
  }
}

async function readSigned(
  raw: Hex,
  chainId: number,
): Promise<{ message: Message; hash: Hash; nonce: number }> {
  const parsed = parsedOrRejected(raw)
  if (parsed.type === 'eip4844' || parsed.type === 'eip7702')
    throw new RpcError(-32000, `transaction type not supported: ${parsed.type}`)
  if (parsed.chainId !== undefined && parsed.chainId !== chainId) {
    throw new RpcError(
      -32000,
      `invalid chain id for signer: have ${parsed.chainId} want ${chainId}`,
    )
  }
  const from = await recoverTransactionAddress({
    serializedTransaction: raw as TransactionSerialized,
  }).catch(() => {
    throw new RpcError(-32000, 'invalid sender')
  })
  const highest = parsed.maxFeePerGas ?? parsed.gasPrice ?? 0n
  if (highest < baseFee)
    throw new RpcError(
      -32000,
      `max fee per gas less than block base fee: maxFeePerGas: ${highest}, baseFee: ${baseFee}`,
    )
  const tip = parsed.type === 'eip1559' ? (parsed.maxPriorityFeePerGas ?? 0n) : highest
  if (tip > highest)
    throw new RpcError(-32000, 'max priority fee per gas higher than max fee per gas')
  return {
    hash: keccak256(raw),
    nonce: parsed.nonce ?? 0,
    message: {
      from,
      to: parsed.to ?? null,
      data: parsed.data ?? '0x',
      value: parsed.value ?? 0n,
      gas: parsed.gas ?? 0n,
      gasPrice: highest < baseFee + tip ? highest : baseFee + tip,
      accessList: parsed.accessList,
    },
  }
}

function parsedOrRejected(raw: Hex) {
  try {
    return parseTransaction(raw)
  } catch (cause) {
    throw new RpcError(
      -32602,
      'The signed transaction cannot be read: ' +
        `${cause instanceof Error ? cause.message : String(cause)}`,
    )
  }
}

/** The errors of a real node, literally: viem and wagmi recognize them. */
function rejectUnpayable(message: Message, nonce: number, sealed: SealedState): void {
  const account = sealed.account(message.from.toLowerCase())
  const expected = account?.nonce ?? 0
  if (nonce < expected)
    throw new RpcError(-32000, `nonce too low: next nonce ${expected}, tx nonce ${nonce}`)
  if (nonce > expected)
    throw new RpcError(-32000, `nonce too high: next nonce ${expected}, tx nonce ${nonce}`)
  if (message.gas > blockGasLimit) throw new RpcError(-32000, 'exceeds block gas limit')
  const create = message.to === null
  if (create && (message.data.length - 2) / 2 > initCodeLimit)
    throw new RpcError(-32000, 'max initcode size exceeded')
  const { intrinsic, floor } = intrinsicGas({
    data: message.data,
    create,
    accessList: message.accessList,
  })
  const least = intrinsic > floor ? intrinsic : floor
  if (message.gas < least)
    throw new RpcError(-32000, `intrinsic gas too low: have ${message.gas}, want ${least}`)
  const cost = message.gas * message.gasPrice + message.value
  const have = BigInt(account?.balance ?? 0)
  if (have < cost)
    throw new RpcError(
      -32000,
      `insufficient funds for gas * price + value: balance ${have}, tx cost ${cost}`,
    )
}

/**
 * Not the hash of a real header (there are no roots to hash), but equally unpredictable and unique.
 */
const blockHash = (parent: Hash, number: number, timestamp: number, transaction: Hash): Hash =>
  keccak256(
    concat([
      stringToHex('coffer block'),
      parent,
      numberToHex(number, { size: 8 }),
      numberToHex(timestamp, { size: 8 }),
      transaction,
    ]),
  )

function seal(
  raw: Hex,
  hash: Hash,
  message: Message,
  context: BlockContext,
  parent: SealedBlock,
  outcome: Outcome,
): StoredBlock {
  const { number, timestamp } = context
  return {
    state: outcome.changes,
    block: {
      number,
      hash: blockHash(parent.hash, number, timestamp, hash),
      parentHash: parent.hash,
      timestamp,
      transactions: [
        {
          hash,
          from: message.from,
          raw,
          status: outcome.ok ? 1 : 0,
          gasUsed: Number(outcome.gasUsed),
          effectiveGasPrice: numberToHex(message.gasPrice),
          ...(outcome.contractAddress ? { contractAddress: outcome.contractAddress } : {}),
          logs: outcome.logs,
        },
      ],
    },
  }
}
