import { getAddress, zeroAddress, type Address, type Hex } from 'viem'
import type { Chain, ChainLog, ChainReceipt, ChainTransaction } from '../../chain/types.ts'
import { isSafe, readSafe } from '../reading/safeSnapshot.ts'
import { hashOf } from '../reading/safeTransaction.ts'
import {
  addressOf,
  batchedCalls,
  calledExecution,
  creationCallOf,
  creationOf,
  type ExecutionCall,
  executionOf,
  loggedExecution,
  moduleCallOf,
  spentByAllowance,
  spentByModule,
  topics,
} from './events.ts'
import type { ModuleRow, MultisigRow, Row, TransferRow } from './rows.ts'

/**
 * The assumed state of a Safe before a block, because L1 contracts log neither value. A wrong nonce
 * only costs time.
 */
export type Before = (safe: Address) => { nonce: number; threshold?: number | undefined }

interface Sources {
  chain: Chain
  tx: ChainTransaction
  receipt: ChainReceipt
  timestamp: number
  before: Before
}

/** The effects of a block on its Safes, in order. */
export function readBlock(chain: Chain, number: bigint, before: Before): Row[] {
  const block = chain.block(number)
  return (block?.transactions ?? []).flatMap((hash) => {
    const tx = chain.transaction(hash)
    const receipt = chain.receipt(hash)
    return tx && receipt?.status === 'success'
      ? readTransaction({ chain, tx, receipt, timestamp: block!.timestamp * 1000, before })
      : []
  })
}

function readTransaction(from: Sources): Row[] {
  const { tx, receipt, timestamp, chain } = from
  const rows: Row[] = []
  const announced = new Map<Address, ReturnType<typeof loggedExecution>[]>()
  const modules = new Map<Address, ReturnType<typeof moduleCallOf>[]>()
  const called = executionsIn(tx)
  for (const raw of receipt.logs) {
    const log = { ...raw, address: getAddress(raw.address) }
    const base = { safe: log.address, txHash: tx.hash, timestamp }
    switch (log.topics[0]) {
      case topics.multisig:
        push(announced, log.address, loggedExecution(log.data))
        break
      case topics.success:
      case topics.failure: {
        const row = executed(from, log, {
          announced: announced.get(log.address)?.pop(),
          called: called.get(log.address)?.shift(),
        })
        if (row) rows.push(row)
        break
      }
      case topics.module:
        push(modules, log.address, moduleCallOf(log.data))
        break
      case topics.moduleSuccess:
      case topics.moduleFailure:
        rows.push(byModule(from, log, modules.get(log.address)?.pop()?.call, rows.length))
        break
      case topics.received:
        rows.push({
          ...base,
          kind: 'transfer',
          id: `i${tx.hash.slice(2)}0,${log.logIndex}`,
          from: addressOf(log.topics[1]),
          to: log.address,
          token: null,
          value: BigInt(log.data),
          collectible: false,
        })
        break
      case topics.transfer:
        rows.push(...transfers(chain, base, log))
        break
      case topics.proxy: {
        const { proxy, singleton } = creationOf(log)
        rows.push({
          ...base,
          safe: proxy,
          kind: 'creation',
          creator: getAddress(tx.from),
          factory: log.address,
          singleton,
          saltNonce: creationCallOf(tx.input)?.saltNonce ?? null,
        })
        break
      }
    }
  }
  // Transfers inside a Safe's own transaction belong to that transaction.
  const own = new Set(
    rows.filter((row) => row.kind === 'multisig' || row.kind === 'module').map((row) => row.safe),
  )
  return rows.filter((row) => row.kind !== 'transfer' || !own.has(row.safe))
}

/** The executions that a transaction calls, by their Safe, in order: one, or several in a batch. */
function executionsIn({ to, input }: ChainTransaction): Map<Address, ExecutionCall[]> {
  const found = new Map<Address, ExecutionCall[]>()
  const add = (safe: Address, call: ExecutionCall | undefined) =>
    call && push(found, getAddress(safe), call)
  for (const { to: safe, data } of batchedCalls(input)) add(safe, calledExecution(data))
  if (to) add(to, calledExecution(input))
  return found
}

const push = <T>(map: Map<Address, T[]>, key: Address, value: T) =>
  void map.set(key, [...(map.get(key) ?? []), value])

function executed(
  { chain, tx, receipt, timestamp, before }: Sources,
  log: ChainLog,
  {
    announced,
    called,
  }: {
    announced: ReturnType<typeof loggedExecution> | undefined
    called: ExecutionCall | undefined
  },
): MultisigRow | undefined {
  const call = announced ?? called
  const safe = readSafe(chain, log.address)
  if (!call || !safe) return undefined
  const { safeTxHash, payment } = executionOf(log)
  return {
    kind: 'multisig',
    safe: log.address,
    safeTxHash,
    tx: {
      ...call.tx,
      nonce:
        announced?.nonce ??
        nonceOf(String(chain.chainId), log.address, call.tx, safeTxHash, [
          before(log.address).nonce,
          safe.nonce,
        ]),
    },
    signatures: call.signatures,
    threshold: announced?.threshold ?? before(log.address).threshold ?? safe.threshold,
    success: log.topics[0] === topics.success,
    payment,
    fee: receipt.gasUsed * receipt.effectiveGasPrice,
    executor: getAddress(tx.from),
    txHash: tx.hash,
    timestamp,
  }
}

/** The nonce that produces the hash: the guess, or any other used nonce. */
function nonceOf(
  chainId: string,
  safe: Address,
  tx: Omit<MultisigRow['tx'], 'nonce'>,
  safeTxHash: Hex,
  [guess, used]: [number, number],
): number {
  const fits = (nonce: number) => hashOf(chainId, safe, { ...tx, nonce }) === safeTxHash
  if (fits(guess)) return guess
  for (let nonce = used - 1; nonce >= 0; nonce--) if (fits(nonce)) return nonce
  return 0
}

function byModule(
  { tx, receipt, timestamp }: Sources,
  log: ChainLog,
  announced: ModuleRow['call'] | undefined,
  at: number,
): ModuleRow {
  const module = addressOf(log.topics[1])
  const called = () =>
    spentByAllowance(receipt.logs, { safe: log.address, module, after: log.logIndex }) ??
    spentByModule(tx.input)
  return {
    kind: 'module',
    safe: log.address,
    txHash: tx.hash,
    timestamp,
    id: `i${tx.hash.slice(2)}${at}`,
    module,
    call: announced ?? called() ?? { to: zeroAddress, value: 0n, data: '0x', operation: 0 },
    success: log.topics[0] === topics.moduleSuccess,
  }
}

function transfers(
  chain: Chain,
  base: Pick<Row, 'txHash' | 'timestamp'>,
  log: ChainLog,
): TransferRow[] {
  const [, sender, receiver, tokenId] = log.topics
  const value = BigInt(tokenId ?? log.data)
  if (value === 0n && !tokenId) return []
  const [from, to] = [addressOf(sender), addressOf(receiver)]
  const row = {
    ...base,
    kind: 'transfer' as const,
    id: `e${base.txHash.slice(2)}${log.logIndex}`,
    from,
    to,
    token: log.address,
    value,
    collectible: tokenId !== undefined,
  }
  return [...new Set([from, to])]
    .filter((party) => isSafe(chain, party))
    .map((safe) => ({ ...row, safe }))
}
