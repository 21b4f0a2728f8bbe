import { type Address, executionIn, type Hex, pause, zeroAddress } from '#base'
import { approvalIn, type Receipt } from '#chain'
import type { PendingEntry, PendingExecution, PendingSent } from './pending/pendingEntry.ts'
import { withParts, withState } from './pending/pendingStore.ts'
import { type FollowAgain, isSame } from './followEntries.ts'
import type { FollowingPorts, FollowPort, RelayedTask } from './ports.ts'

/**
 * Milliseconds after which a transaction unknown to the node counts as dropped. A slow one isn't
 * lost: nodes keep pending transactions for hours.
 */
export const droppedAfter = 30 * 60 * 1000

/** Milliseconds between two attempts while a node doesn't respond. */
const followRetry = 5_000
/** Milliseconds after which a relayer is slow. */
const relaySlow = 60_000

/**
 * Follows a sent transaction until it's mined, replaced, or dropped, and writes its state to the
 * pending store, for everything executed in it. A relayed transaction is followed on-chain as soon
 * as the gateway reports its hash: the chain decides the outcome. Retries while the node fails,
 * because the transaction has already been sent. Safe to run in several tabs at once.
 * @param options.again checks whether a mined one still is: if its block was reorganized away, it
 * becomes processing, replaced, or dropped
 */
export async function follow(
  ports: Pick<FollowingPorts, 'follow' | 'store' | 'now' | 'relayed'>,
  entry: PendingSent,
  options: FollowAgain = {},
): Promise<PendingSent['state']> {
  const isOpen = entry.state.status === 'processing' || (options.again && isMined(entry.state))
  if (!isOpen) return entry.state
  const found = entry.txHash === null ? await findHash(ports, entry, options) : entry
  return found.txHash === null || (found !== entry && found.state.status !== 'processing')
    ? found.state
    : followHash(ports, { ...found, txHash: found.txHash }, options)
}

/** Polls the gateway for a relayer's task until it has a hash or fails. */
async function findHash(
  { relayed, store, now }: Pick<FollowingPorts, 'relayed' | 'store' | 'now'>,
  entry: PendingExecution,
  { signal, retry = followRetry }: FollowAgain,
): Promise<PendingExecution> {
  const put = (state: PendingExecution['state']): PendingExecution => {
    store.update((list) =>
      list
        .filter((one) => one.kind === 'execute' && one.task === entry.task)
        .reduce((updated, one) => withReport(updated, one as PendingExecution, state), list),
    )
    return { ...entry, state }
  }
  const { at, task = '', safeTxHash, since, state } = entry
  const found = await untilHash(
    (asked) => relayed({ at, task, safeTxHash }, asked),
    { since, isSlow: state.status === 'processing' && state.slow === true },
    { now, retry, signal, onSlow: () => put({ status: 'processing', slow: true }) },
  )
  if (!found) return entry
  if ('status' in found) return put(found)
  store.update((list) => withParts(list, entry, found))
  return { ...entry, ...found }
}

interface HashOptions extends Pick<FollowAgain, 'retry'> {
  now: () => number
  signal: AbortSignal | undefined
  /** The relayer takes longer than usual. */
  onSlow: () => void
  /** Whether the outcome is on the chain already, whatever the gateway says. */
  isThere?: () => Promise<boolean>
}

/**
 * Polls a relayer's task until it has a hash, or has failed, or the chain has the outcome.
 * undefined if the caller aborted.
 */
export async function untilHash(
  ask: (signal?: AbortSignal) => Promise<RelayedTask>,
  { since, isSlow }: { since: number; isSlow: boolean },
  { now, retry = followRetry, signal, onSlow, isThere }: HashOptions,
): Promise<{ txHash: Hex } | { status: 'notRelayed' | 'dropped' } | undefined> {
  for (let isTold = isSlow; !signal?.aborted;) {
    const found = await ask(signal).catch(() => undefined)
    if (signal?.aborted) break
    if (found?.txHash) return { txHash: found.txHash }
    if (found?.state === 'rejected') return { status: 'notRelayed' }
    // Without a transaction, the revert is only the gateway's claim: it may have been executed.
    const isOver = found?.state === 'reverted' || now() - since >= droppedAfter
    if (isOver || (await isThere?.())) return { status: 'dropped' }
    if (!isTold && now() - since >= relaySlow) {
      isTold = true
      onSlow()
    }
    await pause(retry, signal).catch(() => undefined)
  }
  return undefined
}

async function followHash(
  { follow: followOn, store, now }: Pick<FollowingPorts, 'follow' | 'store' | 'now'>,
  entry: PendingSent & { txHash: Hex },
  options: FollowAgain,
): Promise<PendingSent['state']> {
  const node = followOn(entry.at.chainId)
  const put = (stateOf: (one: PendingSent) => PendingSent['state']) => {
    store.update((list) =>
      sentWith(list, entry).reduce(
        (updated, one) => withReport(updated, one, stateOf(one), options.again),
        list,
      ),
    )
    return stateOf(entry)
  }
  if (!node) return entry.state
  const { txHash, by, since } = entry
  // The relayer's account is unknown, so a replacement can't be attributed to it.
  const sent = isRelay(entry)
    ? { txHash, since }
    : {
        txHash,
        since,
        from: by,
        nonce: entry.state.status === 'processing' ? entry.state.nonce : undefined,
      }
  const settled = await untilSettled(node, sent, {
    now,
    onPending: (known) =>
      put(({ state: before }) => ({
        ...(before.status === 'processing' && before),
        status: 'processing',
        slow: true,
        ...known,
      })),
    ...options,
  })
  if (!settled) return entry.state
  return settled.status === 'mined'
    ? put((one) => outcome(one, settled.receipt))
    : put(() => settled)
}

interface SentHash {
  txHash: Hex
  /** Milliseconds. */
  since: number
  /** The account, if it is known. */
  from?: Address
  nonce?: number | undefined
}

interface SettleOptions extends FollowAgain {
  now: () => number
  /** It takes longer than usual. `nonce` is the account's, once the node reports it. */
  onPending: (known: { nonce?: number }) => void
}

/**
 * Follows one hash until it's mined, replaced, or dropped, and retries while the node fails.
 * undefined if the caller aborted.
 */
export async function untilSettled(
  node: FollowPort,
  { txHash, since, from, ...sent }: SentHash,
  { signal, retry = followRetry, now, onPending }: SettleOptions,
): Promise<{ status: 'mined'; receipt: Receipt } | { status: 'replaced' | 'dropped' } | undefined> {
  let { nonce } = sent
  for (;;) {
    if (signal?.aborted) return undefined
    const found = await node(
      from ? { txHash, from, nonce } : { txHash, from: zeroAddress },
      signal,
    ).catch(() => undefined)
    if (signal?.aborted) return undefined
    if (found?.status === 'mined') return found
    if (found?.status === 'replaced') return { status: 'replaced' }
    if (found?.status === 'pending' && from) nonce = found.nonce
    if (found?.status === 'missing' && now() - since >= droppedAfter) return { status: 'dropped' }
    if (found) onPending(nonce === undefined ? {} : { nonce })
    else await pause(retry, signal).catch(() => undefined)
  }
}

const isRelay = (entry: PendingSent): boolean =>
  entry.kind === 'execute' && entry.task !== undefined

/**
 * A tab with a lagging node or a late response must not undo another tab's knowledge: only an
 * on-chain outcome replaces another outcome, or the result of checking one `again`. Writes nothing
 * if nothing changes, because a write can undo another tab's simultaneous one.
 */
function withReport(
  list: readonly PendingEntry[],
  stored: PendingSent,
  state: PendingSent['state'],
  again = false,
): readonly PendingEntry[] {
  const isOver = stored.state.status !== 'processing' && !(again && isMined(stored.state))
  return (isOver && !isMined(state)) || isSame(stored.state, state)
    ? list
    : withState(list, stored, state)
}

export const isMined = ({ status }: PendingSent['state']): boolean =>
  status === 'executed' || status === 'reverted' || status === 'unreported'

/** Everything sent in the same transaction, including this one. */
const sentWith = (
  list: readonly PendingEntry[],
  { kind, at, txHash, since }: PendingSent,
): readonly PendingSent[] =>
  list.filter(
    (one): one is PendingSent =>
      (one.kind === 'execute' || one.kind === 'approve') &&
      one.kind === kind &&
      one.at.chainId === at.chainId &&
      one.txHash === txHash &&
      one.since === since,
  )

/**
 * Contracts before 1.1.0 emit no event for a success, so only the receipt is known. All others must
 * emit one: a receipt may be that of a smart account in which the execution failed. An owner's
 * approval counts only if the Safe reports it.
 */
function outcome(entry: PendingSent, receipt: Receipt): PendingSent['state'] {
  const { kind, at, by, safeTxHash } = entry
  if (receipt.status === 'reverted') return { status: 'reverted' }
  if (kind === 'approve')
    return {
      status: 'executed',
      inner: approvalIn(receipt, { safe: at.address, safeTxHash, owner: by })
        ? 'success'
        : 'failure',
    }
  const inner = executionIn(receipt, at.address, safeTxHash)
  // The hash is the gateway's claim: an unrelated transaction proves nothing.
  if (inner === undefined && isRelay(entry)) return { status: 'dropped' }
  return inner === undefined && entry.emits
    ? { status: 'unreported' }
    : { status: 'executed', inner: inner ?? 'unknown' }
}
