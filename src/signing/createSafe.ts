import { type Address, type ChainSnapshot, type Hex, sameAddress, type SafeRef } from '#base'
import type { Fees } from '#chain'
import {
  type Creation,
  creationContracts,
  type CreationContract,
  type CreationContracts,
  creationOf,
  createdAddress,
  type NewSafe,
  proxyCreationCode,
  readCreationCode,
  readSafeRevert,
} from '#safe'
import { type CreationStore, type PendingCreation, withCreation } from './stores/creationStore.ts'
import type { CallPort, ChainPort, RelayPort, SimulationPort, WalletPort } from './ports.ts'
import { executionCost, revertParts, type SimulationResult } from './simulate.ts'
import { send } from './walletAnswers.ts'

/** The node data that creating a Safe needs. */
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
   * A contract doesn't exist, or has other code. `actual` is keccak256 of its code. `creationCode`:
   * the factory would create something else.
   */
  | {
      status: 'blocked'
      contract: CreationContract
      why: 'missing' | 'otherCode' | 'creationCode'
      actual: Hex | null
    }

/**
 * Checks everything that the new Safe depends on: the code of the factory, the singleton, and the
 * fallback handler, and that its address is free. The proxy code comes from the factory and is
 * compared as well: that keeps a kilobyte out of the page, and without the factory the address
 * can't be predicted anyway.
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

/** The first unexpected contract, of the most complete set. */
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
 * `otherAddress`: the factory would create the Safe at a different address, so a check missed
 * something.
 */
export type CreationSimulation =
  | Exclude<SimulationResult, { status: 'innerFails' }>
  | { status: 'otherAddress'; actual: Address | null }

/** Simulates the creation: it has to return the predicted address. Never rejects. */
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
    return { status: 'works', ...executionCost(await chain.estimate({ safe: to, data, from })) }
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
  /** Whether to send it as a legacy transaction, for chains without a fee market. */
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
  const { at, to, data } = plan
  const txHash = await send(wallet, {
    account,
    chainId: at.chainId,
    to,
    data,
    gas,
    ...(fees && { fees }),
    legacy,
  })
  return remember(store, { ...described({ plan, name, account }), txHash, since: now() })
}

/**
 * Has the gateway's relayer send a creation and pay for it: the same call as {@link sendCreation}
 * sends.
 * @throws RelayError
 */
export async function relayCreation(
  { relay, store, now }: Omit<SendingPorts, 'wallet'> & { relay: RelayPort },
  input: Described & { acceptUnverified?: boolean },
): Promise<PendingCreation> {
  const { at, to, data, safe } = input.plan
  const task = await relay({
    at,
    version: safe.version,
    to,
    data,
    ...(input.acceptUnverified && { acceptUnverified: true }),
  })
  return remember(store, { ...described(input), txHash: null, task, since: now() })
}

type Described = Pick<SendCreationInput, 'plan' | 'name' | 'account'>

/** What is needed to recognize the Safe, and to send its creation again. */
const described = ({
  plan: {
    at,
    safe: { version, owners, threshold, saltNonce },
  },
  name,
  account: by,
}: Described) => ({ at, name, version, owners, threshold, saltNonce, by })

function remember(store: CreationStore, sent: Omit<PendingCreation, 'state'>): PendingCreation {
  const creation: PendingCreation = { ...sent, state: { status: 'processing' } }
  store.update((list) => withCreation(list, creation))
  return creation
}
