import type { Address, ChainSnapshot, Hex } from '#base'
import type { Fees } from '#chain'
import { encodeExec, isAtLeast, packConfirmations, unlistedApprovals } from '#safe'
import type { PendingExecution } from './pending/pendingEntry.ts'
import { withEntry } from './pending/pendingStore.ts'
import type { RelayPort, SubmittingPorts, WalletPort } from './ports.ts'
import type { SafeTransaction, Signable } from './prepare.ts'
import { send } from './walletAnswers.ts'

export interface ExecuteInput {
  /** Only a verified transaction is sent. */
  signable: Signable
  /** Call data of `execTransaction`, from `execData`. */
  data: Hex
  /** Version of the Safe's contract, read from the chain; null if it has none. */
  version: string | null
  account: Address
  gas?: bigint | undefined
  /** Fees per unit of gas; without them, the wallet decides. */
  fees?: Fees | undefined
  /** Whether to send it as a legacy transaction, for chains without a fee market. */
  legacy: boolean
}

/**
 * Call data of `execTransaction` with the signatures and on-chain approvals of the current owners;
 * undefined if they can't be packed.
 */
export function execData(
  { tx, multisig }: SafeTransaction,
  snapshot: ChainSnapshot | null,
): Hex | undefined {
  if (!snapshot || !multisig) return undefined
  try {
    const approved = unlistedApprovals(
      multisig.confirmations,
      snapshot.approvals,
      multisig.safeTxHash,
    )
    return encodeExec(
      tx,
      packConfirmations(
        [...multisig.confirmations, ...approved],
        snapshot.owners,
        snapshot.threshold,
      ),
    )
  } catch {
    return undefined
  }
}

/**
 * Sends a fully signed transaction from the wallet. Once sent, it is in the pending store, from
 * where `resume` follows it.
 * @throws WalletError
 */
export async function execute(
  ports: Pick<SubmittingPorts, 'store' | 'now'> & { wallet: Pick<WalletPort, 'sendTransaction'> },
  { signable, data, version, account, gas, fees, legacy }: ExecuteInput,
): Promise<PendingExecution> {
  const { at, hash: safeTxHash } = signable
  const txHash = await send(ports.wallet, {
    account,
    chainId: at.chainId,
    to: at.address,
    data,
    gas,
    ...(fees && { fees }),
    legacy,
  })
  const entry: PendingExecution = {
    kind: 'execute',
    at,
    safeTxHash,
    by: account,
    txHash,
    ...emitting(version),
    since: ports.now(),
    state: { status: 'processing' },
  }
  ports.store.update((list) => withEntry(list, entry))
  return entry
}

/** Whether a contract of that version emits an event when it executes a transaction. */
export const emitting = (version: string | null): { emits?: true } =>
  isAtLeast(version, '1.1.0') ? { emits: true } : {}

export interface RelayInput extends Pick<ExecuteInput, 'signable' | 'data' | 'account'> {
  /** Version of the Safe's contract, read from the chain. */
  version: string
  acceptUnverified?: boolean
}

/**
 * Has the gateway's relayer send a fully signed transaction and pay for it: the same call as
 * {@link execute} sends. It is in the pending store, from where `resume` follows it.
 * @throws RelayError
 */
export async function relay(
  ports: Pick<SubmittingPorts, 'store' | 'now'> & { relay: RelayPort },
  { signable, data, account, version, acceptUnverified }: RelayInput,
): Promise<PendingExecution> {
  const { at, hash: safeTxHash } = signable
  const task = await ports.relay({
    at,
    version,
    to: at.address,
    data,
    safeTxHash,
    ...(acceptUnverified && { acceptUnverified }),
  })
  const entry: PendingExecution = {
    kind: 'execute',
    at,
    safeTxHash,
    by: account,
    txHash: null,
    task,
    since: ports.now(),
    state: { status: 'processing' },
  }
  ports.store.update((list) => withEntry(list, entry))
  return entry
}
