import { type Address, type ChainSnapshot, type Hex, pause, sameAddress, type SafeRef } from '#base'
import { type Fees, NotASafeError } from '#chain'
import {
  type Creation,
  creationContracts,
  type CreationContract,
  type CreationContracts,
  type CreationDifference,
  creationDifferences,
  creationOf,
  createdAddress,
  type NewSafe,
  proxyCreationCode,
  readCreationCode,
  readSafeRevert,
} from '#safe'
import {
  type CreationState,
  type CreationStore,
  type PendingCreation,
  withCreation,
  withCreationState,
} from './stores/creationStore.ts'
import { untilSettled } from './follow.ts'
import { type FollowAgain, followEntries } from './followEntries.ts'
import type { CallPort, ChainPort, FollowPort, SimulationPort, WalletPort } from './ports.ts'
import { revertParts, type SimulationResult } from './simulate.ts'

/** What creating a Safe reads from the node of its chain. */
export interface CreationPort
  extends Pick<ChainPort, 'codeHashes' | 'snapshot'>, Pick<SimulationPort, 'estimate'> {
  call: CallPort
}

/** A creation that was checked against the chain. */
export interface CreationPlan extends Creation {
  safe: NewSafe
  at: SafeRef
  contracts: CreationContracts
}

export type CreationReview =
  /** Nothing is at the address yet, and all contracts have their official code. */
  | { status: 'ready'; plan: CreationPlan }
  /**
   * Something is at the address already: the Safe, created by any account; null if it can't be read
   * as a Safe.
   */
  | { status: 'exists'; plan: CreationPlan; found: ChainSnapshot | null }
  /**
   * A contract isn't there, or has other code. `actual` is keccak256 of its code. `creationCode`:
   * the factory would create something else.
   */
  | {
      status: 'blocked'
      contract: CreationContract
      why: 'missing' | 'otherCode' | 'creationCode'
      actual: Hex | null
    }

/**
 * Checks everything that the new Safe will depend on: the code of the factory, of the contract
 * behind it and of its fallback handler, and that its address is still free. The factory is asked
 * for the code of its proxies, which is compared as well: that keeps a kilobyte out of the page,
 * and the address can't be predicted for a chain without the factory anyway.
 * @throws what the node throws
 */
export async function planCreation(chain: CreationPort, safe: NewSafe): Promise<CreationReview> {
  const candidates = creationContracts(safe.version, safe.chainId)
  const hashes = await Promise.all(
    candidates.map((contracts) => chain.codeHashes(contracts.map(({ address }) => address))),
  )
  const usable = candidates.findIndex((contracts, set) =>
    contracts.every(({ codeHash }, at) => hashes[set]?.[at] === codeHash),
  )
  const contracts = candidates[usable]
  if (!contracts) return blockedBy(candidates, hashes)
  const [factory] = contracts
  const creationCode = readCreationCode(
    safe.version,
    await chain.call({ to: factory.address, data: proxyCreationCode }),
  )
  if (!creationCode)
    return { status: 'blocked', contract: factory, why: 'creationCode', actual: null }
  const creation = creationOf(safe, contracts, creationCode)
  const plan: CreationPlan = {
    ...creation,
    safe,
    contracts,
    at: { chainId: safe.chainId, address: creation.address },
  }
  const [code] = await chain.codeHashes([plan.address])
  return code == null
    ? { status: 'ready', plan }
    : { status: 'exists', plan, found: await chain.snapshot(plan.at).catch(() => null) }
}

/** The first contract that isn't as expected, of the set of which the most is there. */
function blockedBy(
  candidates: readonly CreationContracts[],
  hashes: readonly (readonly (Hex | null)[])[],
): CreationReview {
  const there = hashes.map((set) => set.filter((hash) => hash != null).length)
  const best = Math.max(0, there.indexOf(Math.max(...there)))
  const contracts = candidates[best] ?? []
  const at = contracts.findIndex(({ codeHash }, index) => hashes[best]?.[index] !== codeHash)
  const contract = contracts[at]
  if (!contract) throw new Error('No official contract creates Safes of this version.')
  const actual = hashes[best]?.[at] ?? null
  return { status: 'blocked', contract, why: actual === null ? 'missing' : 'otherCode', actual }
}

/**
 * `otherAddress`: the factory would create the Safe elsewhere, so something of what was checked is
 * wrong.
 */
export type CreationSimulation =
  | Exclude<SimulationResult, { status: 'innerFails' }>
  | { status: 'otherAddress'; actual: Address | null }

/** Runs the creation without sending it: it has to return the predicted address. Never rejects. */
export async function simulateCreation(
  chain: CreationPort,
  { to, data, address }: CreationPlan,
  from: Address | undefined,
): Promise<CreationSimulation> {
  try {
    const actual = createdAddress(await chain.call({ to, data, from }))
    if (!sameAddress(actual, address)) return { status: 'otherAddress', actual: actual ?? null }
  } catch (error) {
    const revert = readSafeRevert(error)
    return revert ? { status: 'reverts', ...revertParts(revert) } : { status: 'unknown' }
  }
  try {
    const { gas, price } = await chain.estimate({ safe: to, data, from })
    return { status: 'works', gas, fee: gas * price }
  } catch {
    return { status: 'unknown' }
  }
}

interface SendingPorts {
  wallet: Pick<WalletPort, 'sendTransaction'>
  store: CreationStore
  /** Milliseconds since 1970. */
  now: () => number
}

interface SendCreationInput {
  plan: CreationPlan
  name: string
  account: Address
  gas?: bigint | undefined
  fees?: Fees | undefined
  /** For chains without a fee market. */
  legacy: boolean
}

/**
 * Sends a creation from the wallet. Once sent, it is in the store, from where
 * {@link followCreation} follows it.
 * @throws WalletError
 */
export async function sendCreation(
  { wallet, store, now }: SendingPorts,
  { plan, name, account, gas, fees, legacy }: SendCreationInput,
): Promise<PendingCreation> {
  const { at, to, data, safe } = plan
  const txHash = await wallet.sendTransaction({
    account,
    chainId: at.chainId,
    to,
    data,
    gas,
    ...(fees && { fees }),
    legacy,
  })
  const { version, owners, threshold, saltNonce } = safe
  const creation: PendingCreation = {
    at,
    name,
    version,
    owners,
    threshold,
    saltNonce,
    by: account,
    txHash,
    since: now(),
    state: { status: 'processing' },
  }
  store.update((list) => withCreation(list, creation))
  return creation
}

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
  store: CreationStore
  now: () => number
}

/** Milliseconds between two attempts to read what was created. */
const readRetry = 5_000
/** A node may not have the block yet that another one has told. */
const mostReads = 12

/**
 * Follows a creation until the network has decided, reads what is at the address then, and writes
 * it to the store. Retries while the node fails. Whatever became of the transaction, the Safe may
 * be there: somebody else may have created it, or the wallet may have sent it again with a higher
 * fee.
 * @returns its state; still `processing` if the caller gave up
 */
export async function followCreation(
  { chain, follow, store, now }: CreationFollowingPorts,
  creation: PendingCreation,
  { signal, retry = readRetry, again = false }: FollowAgain = {},
): Promise<CreationState> {
  const put = (state: CreationState): CreationState => {
    store.update((list) => withCreationState(list, creation, state))
    return state
  }
  const { state, txHash, by: from, since } = creation
  if (state.status !== 'processing' && !(again && wasMined(state))) return state
  const settled = await untilSettled(
    follow,
    { txHash, since, from, nonce: state.status === 'processing' ? state.nonce : undefined },
    {
      retry,
      now,
      onPending: (known) => put({ status: 'processing', slow: true, ...known }),
      ...(signal && { signal }),
    },
  )
  if (!settled) return state
  const isMined = settled.status === 'mined' && settled.receipt.status === 'success'
  const found = await findCreated(chain, creation, { isMined, signal, retry })
  if (found === undefined) return state
  // What has changed in it since is no news of its creation.
  if (found !== null && state.status === 'created') return state
  if (found !== null)
    return put({ status: 'created', differs: found, ...(!isMined && { byOther: true }) })
  if (isMined) return put({ status: 'missing' })
  return settled.status === 'mined'
    ? put({ status: 'reverted', ...(await revertReason(chain, creation)) })
    : put({ status: settled.status })
}

/** Why a creation reverted, as far as it still would: too little gas isn't found this way. */
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
  /** The transaction that creates it was mined and successful. */
  isMined: boolean
  signal: AbortSignal | undefined
  retry: number
}

/**
 * What of the Safe at the address has changed since it was created; null if there is none,
 * undefined if the caller gave up.
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
  portsOf: (chainId: string) => { chain: CreationPort; follow: FollowPort } | undefined
  /** The network has decided. */
  onSettled: (creation: PendingCreation, state: CreationState) => void
}

/**
 * Follows all creations that were sent, whichever page or tab sent them, as long as the page is
 * open. Returns a function that stops it.
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
    keyOf: ({ txHash }) => txHash,
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
