import { type Address, type ChainSnapshot, type Hex, sameAddress, zeroAddress } from '#base'
import type { SafeTx } from '#domain'
import { applySettings } from './applySettings.ts'
import { contractVersion } from './checkContract.ts'
import type { Effect, Prospect } from './effect.ts'
import { coinReceivers, innerAccounts, partsOf } from './effects.ts'
import type { Confirmed } from './execution.ts'
import { firstSignatures } from './signature.ts'
import { safeTxHash } from './typedData.ts'
import type { ConfirmationCheck } from './verification.ts'
import {
  type Approval,
  approversIn,
  asksOthers,
  confirmedBy,
  type Execution,
  has,
  hasContract,
  isObserved,
  keyOf,
  type State,
  unknown,
  type World,
} from './prospectWorlds.ts'

/** On-chain data of other Safes. None of these reject. */
export interface ProspectSources {
  /** undefined: it can't be read, proves nothing, or isn't a Safe with official code. */
  snapshotOf(account: Address): Promise<ChainSnapshot | undefined>
  /**
   * The owners with a proven approval of a transaction: on-chain, or by a signature that a gateway
   * lists. undefined: unknown, or `isLater` and contracts signed it, because earlier effects may
   * change their verdict.
   */
  approversOf(
    account: Address,
    hash: Hex,
    isLater: boolean,
  ): Promise<readonly Address[] | undefined>
  /** Which of these accounts certainly have no code. */
  withoutCode(accounts: readonly Address[]): Promise<readonly Address[]>
  /** Checks signatures of a transaction. `approvers` approve it besides those on-chain. */
  checkSignatures(request: {
    account: Address
    tx: SafeTx
    owners: readonly Address[]
    approvers: readonly Address[]
    confirmed: readonly Confirmed[]
  }): Promise<readonly ConfirmationCheck[] | undefined>
}

/** How many execution signatures to check per review. */
const maxSignatures = 200

/**
 * Determines for each approved or executed transaction of another Safe whether it works, in
 * execution order, because earlier effects can enable later ones. Once unknown code may have run,
 * everything is unknown: it may act for any Safe as owner or module, through other contracts that
 * are, or with public signatures.
 * @param nonce of the Safe's own transaction
 */
export async function findProspects(
  effect: Effect,
  { safe, nonce }: { safe: Address; nonce: bigint },
  { snapshotOf, approversOf, checkSignatures, withoutCode }: ProspectSources,
): Promise<Effect> {
  const accounts = innerAccounts(effect)
  const receivers = coinReceivers(effect)
  const silent = receivers.length > 0 ? await withoutCode(receivers) : []
  const asked = [safe, ...accounts, ...receivers.filter((one) => !has(silent, one))]
  const [outer, ...snapshots] = await Promise.all(asked.map(snapshotOf))
  let world: World = new Map(
    accounts.map((account, at) => {
      const found = snapshots[at]
      const own = sameAddress(account, safe) ? { nonce: nonce + 1n } : {}
      return [keyOf(account), found && { ...found, ...own, approved: [] }]
    }),
  )
  /** The Safes whose code is still official, regardless of their state. */
  let official = asked.filter((_, at) => [outer, ...snapshots][at])
  let left = maxSignatures
  /** Contract responses may change with any effect. */
  let isLater = false

  const put = (account: Address, change: Partial<State> | undefined) => {
    const state = world.get(keyOf(account))
    if (state) world = new Map(world).set(keyOf(account), change && { ...state, ...change })
  }
  const run = () => {
    world = new Map([...world].map(([key]) => [key, undefined]))
    official = []
  }
  /** Possible but uncertain changes. */
  const forgetSince = (before: World) => {
    world = new Map(
      [...world].map(([key, state]) => [key, state === before.get(key) ? state : undefined]),
    )
  }

  async function approval({ safe: account, hash, inner }: Approval, by: Address) {
    const state = world.get(keyOf(account))
    if (!state) return unknown
    if (!has(state.owners, by)) return { status: 'notOwner' } as const
    put(account, { approved: [...state.approved, { by, hash }] })
    const known = inner && (await approversOf(account, hash, isLater))
    if (!known) return unknown
    if (inner.nonce < state.nonce) return { status: 'nonceUsed' } as const
    const approvers = [...known, ...approversIn(world.get(keyOf(account)), hash)]
    return {
      status: 'counts',
      approvals: state.owners.filter((owner) => has(approvers, owner)).length,
      required: state.threshold,
      ...(inner.nonce > state.nonce && { next: state.nonce }),
    } as const
  }

  async function execution({ account, signed }: Execution, by: Address): Promise<Prospect> {
    const state = world.get(keyOf(account))
    if (!state) return unknown
    if (!signed) {
      if (has(state.modules, by))
        return state.moduleGuard ? { status: 'guarded' } : { status: 'runs' }
      return state.modulesComplete ? { status: 'notModule' } : unknown
    }
    const missing = await missingIn(state, signed, by)
    if (missing === undefined) return unknown
    if (missing !== null) return { status: 'unsigned', missing }
    return state.guard ? { status: 'guarded' } : { status: 'runs' }
  }

  /** null: none are missing. undefined: unknown. */
  async function missingIn(
    state: State,
    { tx: fields, signatures }: NonNullable<Execution['signed']>,
    by: Address,
  ): Promise<number | null | undefined> {
    const { chainId, address: account, owners, threshold } = state
    const tx = { ...fields, nonce: state.nonce }
    const hash = safeTxHash({ chainId, address: account, version: contractVersion(state) }, tx)
    const parts = firstSignatures(signatures, threshold)
    left -= parts.length
    if (left < 0 || (isLater && hasContract(parts))) return undefined
    const confirmed = (await Promise.all(parts.map((part) => confirmedBy(hash, part)))).flatMap(
      (one) => one ?? [],
    )
    const approvers = [...approversIn(state, hash), by]
    const checks = await checkSignatures({ account, tx, owners, approvers, confirmed })
    if (!checks || checks.some(({ status }) => status === 'unknown')) return undefined
    const valid = owners.filter((owner) =>
      checks.some(({ signer, status }) => status === 'ok' && sameAddress(signer, owner)),
    )
    if (valid.length < threshold) return threshold - valid.length
    const signers = confirmed.map(({ signer }) => BigInt(signer))
    return signers.every((signer, at) => at === 0 || signer > (signers[at - 1] ?? 0n)) ? null : 0
  }

  async function walk(one: Effect, by: Address): Promise<Effect> {
    switch (one.kind) {
      case 'batch': {
        const effects: Effect[] = []
        for (const part of one.effects) {
          effects.push(await walk(part, by))
          isLater = true
        }
        return { ...one, effects }
      }
      case 'settings': {
        const state = world.get(keyOf(by))
        const isCode = one.via !== undefined || one.change.type === 'changeImplementation'
        const settings = !isCode && state && applySettings(state, one.change)
        if (isCode) official = official.filter((account) => !sameAddress(account, by))
        put(by, settings ? { ...settings, contractOwners: null } : undefined)
        return one
      }
      case 'native':
        // A Safe only logs what it receives.
        if (!has([...silent, ...official], one.to)) run()
        return one
      case 'reject':
      case 'signMessage':
        return one
      case 'approveHash': {
        if (!has(official, one.safe)) run()
        const prospect = await approval(one, by)
        isLater = true
        if (!one.inner) return { ...one, prospect }
        // It doesn't run yet, so its effects change nothing here.
        const now = { world, official }
        put(one.safe, { nonce: one.inner.nonce + 1n })
        const effect = await walk(one.inner.effect, one.safe)
        ;({ world, official } = now)
        return { ...one, inner: { ...one.inner, effect }, prospect }
      }
      case 'execute': {
        const before = { world, official }
        const state = world.get(keyOf(one.account))
        const prospect = await execution(one, by)
        isLater = true
        if (state && one.signed) put(one.account, { nonce: state.nonce + 1n })
        if (!state || asksOthers(state, one.signed)) run()
        const begun = world
        const effect = await walk(one.inner.effect, one.account)
        if (one.inner.refund && !sameAddress(one.inner.refund.gasToken, zeroAddress)) run()
        if (isImpossible(prospect)) ({ world, official } = before)
        else if (one.inner.mayFail) forgetSince(begun)
        return { ...one, inner: { ...one.inner, effect }, prospect }
      }
      // Tokens, modules, and everything else.
      default:
        run()
        return one
    }
  }
  if (!outer || isObserved(outer, outer.contractOwners?.length !== 0)) run()
  return walk(effect, safe)
}

/** Whether the displayed effect can't happen with the chain's current state. */
export const isImpossible = ({ status }: Prospect): boolean =>
  status === 'notOwner' || status === 'notModule' || status === 'nonceUsed' || status === 'unsigned'

/** The prospects of all inner transactions of an effect. */
export const prospectsOf = (effect: Effect): readonly Prospect[] => [
  ...('prospect' in effect && effect.prospect ? [effect.prospect] : []),
  ...partsOf(effect).flatMap(prospectsOf),
]
