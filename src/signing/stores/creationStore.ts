import {
  type Address,
  createPersistedStore,
  type Hex,
  isAddressLike,
  isHexWord,
  isTaskId,
  isUint256,
  type KeyValue,
  type PersistedStore,
  type SafeRef,
  sameAddress,
} from '#base'
import { type CreationDifference, type CreationVersion, isCreationVersion } from '#safe'
import type { ExecutionState } from '../pending/pendingEntry.ts'

/** The outcome of a creation that was sent to the network. */
export type CreationState =
  | Extract<ExecutionState, { status: 'processing' }>
  /**
   * The Safe exists on-chain. `differs`: what has changed since its creation; its address depends
   * on all creation parameters. `byOther`: another transaction created it.
   */
  | { status: 'created'; differs: readonly CreationDifference[]; byOther?: true }
  /**
   * Mined and reverted: there is no Safe. If the reason is known, `code` is the Safe contract's,
   * `detail` another contract's message.
   */
  | { status: 'reverted'; code?: string; detail?: string }
  /** Mined, but there is no Safe: the wallet has sent something else. */
  | { status: 'missing' }
  | Extract<ExecutionState, { status: 'replaced' | 'dropped' | 'notRelayed' }>

/** A Safe whose creation was sent, with everything that is needed to send it again. */
export interface PendingCreation {
  /** The predicted address. */
  at: SafeRef
  /** Its name on this device; empty for none. */
  name: string
  version: CreationVersion
  owners: readonly Address[]
  threshold: number
  saltNonce: bigint
  by: Address
  /** Null as long as only the relayer knows it. */
  txHash: Hex | null
  /** The relayer's task, if the relayer sends it in place of the wallet. */
  task?: string
  /** Milliseconds. */
  since: number
  state: CreationState
}

/**
 * Creations whose outcome the user hasn't dismissed yet. Survives reloads and is shared by tabs.
 */
export type CreationStore = PersistedStore<readonly PendingCreation[]>

/** The key under which creations are stored. */
export const creationsKey = 'coffer.creations'

/** Milliseconds for which a creation is stored. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** @param now milliseconds since 1970 */
export const createCreationStore = ({
  storage,
  now = Date.now,
}: { storage?: KeyValue; now?: () => number } = {}): CreationStore =>
  createPersistedStore({
    key: creationsKey,
    initial: [],
    backsUp: true,
    ...(storage && { storage }),
    parse: (value, drop) =>
      Array.isArray(value)
        ? value
            .flatMap((one) => wholeCreation(one, drop))
            .filter(({ since }) => now() - since < lifetime)
        : undefined,
  })

export const isSameCreation = (a: PendingCreation, b: PendingCreation): boolean =>
  a.at.chainId === b.at.chainId && sameAddress(a.at.address, b.at.address) && a.since === b.since

/** Adds a creation; it replaces an earlier attempt for the same Safe. */
export const withCreation = (
  list: readonly PendingCreation[],
  creation: PendingCreation,
): readonly PendingCreation[] => [
  ...list.filter(
    ({ at }) => at.chainId !== creation.at.chainId || !sameAddress(at.address, creation.at.address),
  ),
  creation,
]

/** Changes the state of a creation that is still in the list. */
export const withCreationState = (
  list: readonly PendingCreation[],
  creation: PendingCreation,
  known: Partial<Pick<PendingCreation, 'state' | 'txHash'>>,
): readonly PendingCreation[] =>
  list.some((one) => isSameCreation(one, creation))
    ? list.map((one) => (isSameCreation(one, creation) ? { ...one, ...known } : one))
    : list

export const withoutCreation = (
  list: readonly PendingCreation[],
  creation: PendingCreation,
): readonly PendingCreation[] => {
  const rest = list.filter((one) => !isSameCreation(one, creation))
  return rest.length === list.length ? list : rest
}

// Stored values may come from another version or program: invalid entries are dropped.

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function wholeCreation(value: unknown, drop: () => void): PendingCreation[] {
  const creation = parseCreation(value)
  if (!creation) drop()
  return creation ? [creation] : []
}

function parseCreation(value: unknown): PendingCreation | undefined {
  const {
    at: where,
    name,
    version,
    owners,
    threshold,
    saltNonce,
    by,
    txHash,
    task,
    since,
    state,
  } = asRecord(value)
  const { chainId, address } = asRecord(where)
  const known = parseState(state)
  if (
    typeof chainId !== 'string' ||
    !/^\d+$/.test(chainId) ||
    !isAddressLike(address) ||
    typeof name !== 'string' ||
    !isCreationVersion(version)
  )
    return undefined
  if (
    !Array.isArray(owners) ||
    owners.length === 0 ||
    !owners.every(isAddressLike) ||
    !Number.isSafeInteger(threshold)
  )
    return undefined
  if (!isUint256(saltNonce) || !isAddressLike(by) || typeof since !== 'number' || !known)
    return undefined
  const isRelayed = isTaskId(task)
  if (!isHexWord(txHash) && !(isRelayed && txHash === null)) return undefined
  return {
    at: { chainId, address },
    name,
    version,
    owners,
    threshold: Number(threshold),
    saltNonce: BigInt(saltNonce),
    by,
    txHash,
    ...(isRelayed && { task }),
    since,
    state: known,
  }
}

const differences: readonly unknown[] = [
  'owners',
  'threshold',
  'contract',
  'handler',
  'modules',
] satisfies readonly CreationDifference[]
const isDifference = (value: unknown): value is CreationDifference => differences.includes(value)

function parseState(value: unknown): CreationState | undefined {
  const { status, slow, nonce, differs, byOther, code, detail } = asRecord(value)
  switch (status) {
    case 'processing':
      return { status, ...(slow === true && { slow }), ...(typeof nonce === 'number' && { nonce }) }
    case 'created':
      return Array.isArray(differs) && differs.every(isDifference)
        ? { status, differs, ...(byOther === true && { byOther }) }
        : undefined
    case 'reverted':
      return {
        status,
        ...(typeof code === 'string' && { code }),
        ...(typeof detail === 'string' && { detail }),
      }
    case 'missing':
    case 'replaced':
    case 'dropped':
    case 'notRelayed':
      return { status }
    default:
      return undefined
  }
}
