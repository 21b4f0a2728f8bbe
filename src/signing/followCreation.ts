import { pause, sameAddress } from '#base'
import { NotASafeError } from '#chain'
import {
  creationContracts,
  type CreationDifference,
  creationDifferences,
  type NewSafe,
} from '#safe'
import {
  type CreationState,
  type CreationStore,
  type PendingCreation,
  withCreationState,
} from './stores/creationStore.ts'
import { untilHash, untilSettled } from './follow.ts'
import { type FollowAgain, followEntries } from './followEntries.ts'
import type { FollowPort, TaskPort } from './ports.ts'
import { type CreationPort, planCreation, simulateCreation } from './createSafe.ts'

export const newSafeOf = ({
  at,
  version,
  owners,
  threshold,
  saltNonce,
}: PendingCreation): NewSafe => ({
  chainId: at.chainId,
  version,
  owners,
  threshold,
  saltNonce,
})

interface CreationFollowingPorts {
  chain: CreationPort
  follow: FollowPort
  relayed: TaskPort
  store: CreationStore
  now: () => number
}

/** Milliseconds between attempts to read the created Safe. */
const readRetry = 5_000

/** A node may not have the block that another one reported. */
const mostReads = 12

/**
 * Follows a creation until the network decides, reads the state at the address, and writes it to
 * the store. Retries while the node fails. Whatever the transaction's outcome, the Safe may exist:
 * someone else may have created it, or the wallet may have re-sent it with a higher fee.
 * @returns its state; still `processing` if the caller aborted
 */
export async function followCreation(
  ports: CreationFollowingPorts,
  creation: PendingCreation,
  options: FollowAgain = {},
): Promise<CreationState> {
  const { chain, store } = ports
  const { signal, retry = readRetry, again = false } = options
  const put = (state: CreationState): CreationState => {
    store.update((list) => withCreationState(list, creation, { state }))
    return state
  }
  const { state } = creation
  if (state.status !== 'processing' && !(again && wasMined(state))) return state
  const settled = await settledCreation(ports, creation, { ...options, retry })
  if (!settled) return state
  const isMined = settled.status === 'mined' && settled.receipt.status === 'success'
  const found = await findCreated(chain, creation, { isMined, signal, retry })
  if (found === undefined) return state
  // Later changes aren't part of the creation's outcome.
  if (found !== null && state.status === 'created') return state
  // The relayer may have re-sent it.
  const isOthers = !isMined && creation.task === undefined
  if (found !== null)
    return put({ status: 'created', differs: found, ...(isOthers && { byOther: true }) })
  if (isMined) return put({ status: 'missing' })
  return settled.status === 'mined'
    ? put({ status: 'reverted', ...(await revertReason(chain, creation)) })
    : put({ status: settled.status })
}

/**
 * Follows the transaction of a creation; a relayed one as soon as the gateway reports its hash.
 * undefined if the caller aborted.
 */
async function settledCreation(
  { chain, follow, relayed, store, now }: CreationFollowingPorts,
  creation: PendingCreation,
  { signal, retry }: FollowAgain,
) {
  const { at, task, by, since, state } = creation
  const known = state.status === 'processing' ? state : undefined
  const put = (found: Parameters<typeof withCreationState>[2]) =>
    store.update((list) => withCreationState(list, creation, found))
  const onPending = (found: { nonce?: number } = {}) =>
    put({ state: { status: 'processing', slow: true, ...found } })
  const sent =
    creation.txHash === null
      ? await untilHash(
          (asked) => relayed({ at, task: task ?? '' }, asked),
          { since, isSlow: known?.slow === true },
          {
            now,
            signal,
            onSlow: onPending,
            isThere: async () => (await chain.codeHashes([at.address]).catch(() => []))[0] != null,
            ...(retry !== undefined && { retry }),
          },
        )
      : { txHash: creation.txHash }
  if (!sent || 'status' in sent) return sent
  if (creation.txHash === null) put(sent)
  return untilSettled(
    follow,
    // The relayer's account is unknown.
    { ...sent, since, ...(task === undefined && { from: by, nonce: known?.nonce }) },
    { now, onPending, ...(retry !== undefined && { retry }), ...(signal && { signal }) },
  )
}

/** Why a creation reverted, if it still would: too little gas isn't detected this way. */
async function revertReason(
  chain: CreationPort,
  creation: PendingCreation,
): Promise<{ code?: string; detail?: string }> {
  const review = await planCreation(chain, newSafeOf(creation)).catch(() => undefined)
  const again =
    review?.status === 'ready' ? await simulateCreation(chain, review.plan, creation.by) : undefined
  if (again?.status !== 'reverts') return {}
  const { code, detail } = again
  return { ...(code !== undefined && { code }), ...(detail !== undefined && { detail }) }
}

interface FindOptions {
  /** Whether the transaction that creates it was mined and successful. */
  isMined: boolean
  signal: AbortSignal | undefined
  retry: number
}

/**
 * How the Safe at the address has changed since its creation; null if there is none, undefined if
 * the caller aborted.
 */
async function findCreated(
  chain: CreationPort,
  creation: PendingCreation,
  { isMined, signal, retry }: FindOptions,
): Promise<readonly CreationDifference[] | null | undefined> {
  for (let reads = 1; !signal?.aborted;) {
    try {
      const snapshot = await chain.snapshot(creation.at)
      const candidates = creationContracts(creation.version, creation.at.chainId)
      const contracts =
        candidates.find(([, singleton]) => sameAddress(singleton.address, snapshot.singleton)) ??
        candidates[0]
      return contracts ? creationDifferences(newSafeOf(creation), contracts, snapshot) : null
    } catch (error) {
      if (error instanceof NotASafeError && (!isMined || ++reads > mostReads)) return null
    }
    await pause(retry, signal).catch(() => undefined)
  }
  return undefined
}

interface FollowCreationsOptions {
  store: CreationStore
  now: () => number
  /** undefined: no node is configured for this chain. */
  portsOf: (
    chainId: string,
  ) => Pick<CreationFollowingPorts, 'chain' | 'follow' | 'relayed'> | undefined
  /** The network has decided. */
  onSettled: (creation: PendingCreation, state: CreationState) => void
}

/**
 * Follows all sent creations, from any page or tab, while the page is open. Returns a function that
 * stops it.
 */
export function followCreations({
  store,
  now,
  portsOf,
  onSettled,
}: FollowCreationsOptions): () => void {
  return followEntries({
    store,
    list: () => store.get().filter(({ at }) => portsOf(at.chainId)),
    keyOf: ({ at, since }) => `${at.chainId} ${at.address} ${since}`,
    isMined: wasMined,
    follow: async (creation, options) => {
      const ports = portsOf(creation.at.chainId)
      return ports ? followCreation({ ...ports, store, now }, creation, options) : creation.state
    },
    onSettled,
  })
}

const wasMined = ({ status }: CreationState): boolean =>
  status === 'created' || status === 'missing' || status === 'reverted'
