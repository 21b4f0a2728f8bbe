import { numberToHex, type Hash } from 'viem'

import type { Ledger } from '../ledger.ts'
import { answerNames } from '../names.ts'
import { baseFee, priorityFee, type Runner } from '../runner.ts'
import { readSlot } from '../state/readSlot.ts'
import type { SealedState } from '../state/SealedState.ts'
import type { ChainBlock, Genesis } from '../types.ts'
import { formatBlock, formatLog, formatReceipt, formatTransaction } from './format.ts'
import {
  asAddress,
  asBlockNumber,
  asBytes,
  asHash,
  asLogFilter,
  asOverrides,
  asQuantity,
} from './params.ts'
import { RpcError } from './RpcError.ts'
import { asMessage, call, estimateGas } from './simulate.ts'
import { simulateV1 } from './simulateV1.ts'

/** Dependencies of the methods. */
export interface Node {
  chainId: number
  ledger: Ledger
  sealed: SealedState
  runner: Runner
  names: Genesis['names']
}

type Method = (node: Node, params: readonly unknown[]) => unknown

// There is no state of older blocks: the latest state is used for any block number.
const methods: Readonly<Record<string, Method>> = {
  eth_chainId: ({ chainId }) => numberToHex(chainId),
  net_version: ({ chainId }) => String(chainId),
  web3_clientVersion: () => 'coffer/0.1.0',
  eth_syncing: () => false,
  eth_blockNumber: ({ ledger }) => numberToHex(ledger.tip.number),
  eth_getBalance: ({ sealed }, [address]) => sealed.account(asAddress(address))?.balance ?? '0x0',
  eth_getCode: ({ sealed }, [address]) => sealed.code(asAddress(address)),
  eth_getStorageAt: ({ sealed }, [address, slot]) =>
    readSlot(sealed, asAddress(address), asQuantity(slot, 'slot')),
  eth_getTransactionCount: ({ sealed }, [address]) =>
    numberToHex(sealed.account(asAddress(address))?.nonce ?? 0),
  eth_gasPrice: () => numberToHex(baseFee + priorityFee),
  eth_maxPriorityFeePerGas: () => numberToHex(priorityFee),
  eth_feeHistory: feeHistory,
  eth_sendRawTransaction: ({ runner }, [raw]) => runner.send(asBytes(raw, 'transaction')),
  eth_estimateGas: ({ runner }, [message, , overrides]) =>
    estimateGas(runner, asMessage(message), asOverrides(overrides)).then(numberToHex),
  eth_call: ethCall,
  eth_simulateV1: ({ runner, ledger }, [payload]) => simulateV1(runner, ledger.tip.number, payload),
  eth_getTransactionByHash: ({ ledger }, [hash]) => {
    const found = ledger.transaction(asHash(hash))
    return found ? formatTransaction(found) : null
  },
  eth_getTransactionReceipt: ({ ledger }, [hash]) => {
    const found = ledger.receipt(asHash(hash))
    return found ? formatReceipt(found) : null
  },
  eth_getBlockByNumber: ({ ledger }, [number, whole]) =>
    blockAnswer(
      ledger,
      ledger.block(
        number === 'earliest'
          ? ledger.first
          : Number(asBlockNumber(number, BigInt(ledger.tip.number))),
      ),
      whole === true,
    ),
  eth_getBlockByHash: ({ ledger }, [hash, whole]) => {
    const number = ledger.numberOf(asHash(hash))
    const block = number === undefined ? undefined : ledger.block(number)
    return blockAnswer(
      ledger,
      block?.hash.toLowerCase() === String(hash).toLowerCase() ? block : undefined,
      whole === true,
    )
  },
  eth_getLogs: ({ ledger }, [filter]) => {
    const { blockHash, ...range } = asLogFilter(filter, BigInt(ledger.tip.number))
    if (!blockHash) return ledger.logs(range).map(formatLog)
    const number = blockNumberOf(ledger, blockHash)
    return ledger.logs({ ...range, fromBlock: number, toBlock: number }).map(formatLog)
  },
}

/** Handles a request of any method, or throws an {@link RpcError}. */
export async function answer(node: Node, method: string, params: unknown): Promise<unknown> {
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!handler) throw new RpcError(-32601, `the method ${method} does not exist/is not available`)
  return handler(node, Array.isArray(params) ? params : [])
}

async function ethCall(
  { runner, names }: Node,
  [message, , overrides]: readonly unknown[],
): Promise<unknown> {
  const asked = asMessage(message)
  const plain = (one: typeof asked) => call(runner, one, asOverrides(overrides))
  return answerNames(names, asked, plain)
}

function feeHistory({ ledger }: Node, [count, newest, percentiles]: readonly unknown[]): unknown {
  const last = Number(asBlockNumber(newest, BigInt(ledger.tip.number)))
  const wanted = typeof count === 'number' ? count : Number(asQuantity(count, 'block count'))
  const blocks = Math.max(1, Math.min(wanted, last + 1, 1024))
  const reward = Array.isArray(percentiles)
    ? percentiles.map((percentile) =>
        numberToHex((priorityFee * BigInt(50 + Math.round(Number(percentile)))) / 100n),
      )
    : undefined
  return {
    oldestBlock: numberToHex(last - blocks + 1),
    baseFeePerGas: Array.from({ length: blocks + 1 }, () => numberToHex(baseFee)),
    gasUsedRatio: Array.from({ length: blocks }, () => 0.5),
    ...(reward ? { reward: Array.from({ length: blocks }, () => reward) } : {}),
  }
}

function blockAnswer(ledger: Ledger, block: ChainBlock | undefined, whole: boolean): unknown {
  if (!block) return null
  return formatBlock(
    block,
    whole ? block.transactions.map((hash) => wholeTransaction(ledger, hash)) : block.transactions,
  )
}

function wholeTransaction(ledger: Ledger, hash: Hash): unknown {
  const found = ledger.transaction(hash)
  return found ? formatTransaction(found) : hash
}

function blockNumberOf(ledger: Ledger, hash: Hash): bigint {
  const number = ledger.numberOf(hash)
  if (number === undefined || ledger.block(number)?.hash !== hash)
    throw new RpcError(-32000, `unknown block ${hash}`)
  return BigInt(number)
}
