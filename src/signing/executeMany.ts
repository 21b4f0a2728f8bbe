import type { Address, Hex } from '#base'
import { batchLibraries, encodeMultiSend } from '#safe'
import { emitting } from './execute.ts'
import type { PendingExecution } from './pending/pendingEntry.ts'
import { withEntry } from './pending/pendingStore.ts'
import type { ChainPort, SimulationPort, SubmittingPorts, WalletPort } from './ports.ts'
import type { Signable } from './prepare.ts'
import { simulate, type SimulationResult } from './simulate.ts'
import { send } from './walletAnswers.ts'

/** One of several executions that are sent in one transaction. */
export interface ExecutionCall {
  /** Only a verified transaction is sent. */
  signable: Signable
  /** Call data of `execTransaction`, from `execData`. */
  data: Hex
}

/**
 * The library that makes several calls for any account: MultiSendCallOnly, which rejects
 * delegatecalls. Its code on this chain must be official; `none` if the chain has no such contract.
 * @throws what the node throws
 */
export async function findExecutor(
  chain: Pick<ChainPort, 'codeHashes'>,
  version: string | null,
): Promise<Address | 'none'> {
  const candidates = batchLibraries(version)
  const [hashes, { libraryCode }] = await Promise.all([
    chain.codeHashes(candidates),
    import('./libraries.ts'),
  ])
  return (
    candidates.find(
      (address, at) => hashes[at] != null && hashes[at] === libraryCode[address.toLowerCase()],
    ) ?? 'none'
  )
}

/** Call data for the library: several `execTransaction` calls in order, atomically. */
export const encodeExecutions = (calls: readonly ExecutionCall[]): Hex =>
  encodeMultiSend(
    calls.map(({ signable, data }) => ({ to: signable.at.address, value: 0n, data, operation: 0 })),
  )

export type ManySimulationResult =
  | Exclude<SimulationResult, { status: 'reverts' | 'innerFails' }>
  /** `failing` is the first one that would fail; then none is executed. */
  | { status: 'reverts'; failing: ExecutionCall; code?: string; detail?: string }

/** Simulates several executions in one transaction, as the account would send it. */
export async function simulateExecutions(
  node: SimulationPort,
  {
    calls,
    library,
    account,
  }: { calls: readonly ExecutionCall[]; library: Address; account: Address | undefined },
): Promise<ManySimulationResult> {
  const chainId = calls[0]?.signable.at.chainId ?? ''
  const run = (count: number) =>
    simulate(node, { chainId, address: library }, encodeExecutions(calls.slice(0, count)), account)
  const all = await run(calls.length)
  // The library returns nothing, so it reports no action's result.
  if (all.status === 'innerFails') return { ...all, status: 'works' }
  if (all.status !== 'reverts') return all
  // It doesn't report which call failed: it's the last call of the shortest prefix that fails.
  for (const [at, failing] of calls.entries()) {
    const { status } = at === calls.length - 1 ? all : await run(at + 1)
    if (status === 'unknown') return { status }
    if (status === 'reverts') return { ...all, failing }
  }
  return { status: 'unknown' }
}

export interface ExecuteManyInput {
  calls: readonly ExecutionCall[]
  /** Version of the Safe's contract, read from the chain. */
  version: string | null
  library: Address
  account: Address
  gas?: bigint | undefined
  /** Whether to send it as a legacy transaction, for chains without a fee market. */
  legacy: boolean
}

/**
 * Sends several fully signed Safe transactions as one. Once sent, each is in the pending store,
 * from where `resume` follows it.
 * @throws WalletError
 */
export async function executeMany(
  ports: Pick<SubmittingPorts, 'store' | 'now'> & { wallet: Pick<WalletPort, 'sendTransaction'> },
  { calls, version, library, account, gas, legacy }: ExecuteManyInput,
): Promise<Hex> {
  const chainId = calls[0]?.signable.at.chainId
  if (chainId === undefined) throw new Error("There's nothing to execute.")
  const txHash = await send(ports.wallet, {
    account,
    chainId,
    to: library,
    data: encodeExecutions(calls),
    gas,
    legacy,
  })
  const since = ports.now()
  const entries = calls.map(({ signable: { at, hash } }): PendingExecution => ({
    kind: 'execute',
    at,
    safeTxHash: hash,
    by: account,
    txHash,
    ...emitting(version),
    since,
    state: { status: 'processing' },
  }))
  ports.store.update((list) => entries.reduce(withEntry, list))
  return txHash
}
