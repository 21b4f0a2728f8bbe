import type { Allowed, ChainSnapshot, ChainSummary, Remote } from '#base'
import type { SafeDetail, SafeTx } from '#domain'
import { checkSafe, type ProposeReason } from '#safe'
import { reportedSafe } from '#screens/transactions/review'
import type { KnownNonces } from '#screens/transactions/send'
import { type ContractUpdate, type UpdateKind, updateOf } from './updateOf.ts'

/** What the settings page of a Safe has loaded. */
export interface SetupFlowInput {
  chain: Pick<ChainSummary, 'isL2'> | undefined
  reported: Remote<SafeDetail>
  snapshot: Remote<ChainSnapshot>
  nonces: Remote<KnownNonces>
  /** Whether the network has the library that updates the contract; undefined while unknown. */
  hasLibrary: boolean | undefined
  /** Whether the account may propose; undefined while that isn't known. */
  may: Allowed<ProposeReason> | undefined
}

type SetupReason = ProposeReason | 'loading'

/** The update of a Safe's contract: the transaction, or why it can't be proposed now. */
export type OfferedUpdate = { kind: UpdateKind } & ({ tx: SafeTx } | { reason: SetupReason })

export interface SetupFlow {
  /** The Safe as its contract has it; undefined while it can't be read. */
  onChain: ChainSnapshot | undefined
  /** The names of the checks in which the gateway's Safe differs from the contract. */
  different: readonly string[]
  /** Why nothing can be changed. */
  reason: SetupReason | undefined
  /** Undefined if there is no update, or the network doesn't have its library. */
  update: OfferedUpdate | undefined
}

/** What the settings page of a Safe shows and offers. */
export function setupFlow(input: SetupFlowInput): SetupFlow {
  const { reported, snapshot, may } = input
  const onChain = snapshot.status === 'ready' ? snapshot.value : undefined
  const reason = may === undefined ? 'loading' : may.allowed ? undefined : may.reason
  return {
    onChain,
    different:
      onChain && reported.status === 'ready'
        ? checkSafe(reportedSafe(reported.value), onChain).flatMap(({ id, status }) =>
            status === 'differs' ? [id] : [],
          )
        : [],
    reason,
    update: offeredUpdate(input, contractUpdate(input), reason),
  }
}

/** The update of the contract, whether or not it can be proposed. */
export function contractUpdate({
  snapshot,
  chain,
}: Pick<SetupFlowInput, 'snapshot' | 'chain'>): ContractUpdate | undefined {
  return chain && snapshot.status === 'ready' ? updateOf(snapshot.value, chain) : undefined
}

function offeredUpdate(
  { nonces, hasLibrary }: SetupFlowInput,
  update: ContractUpdate | undefined,
  reason: SetupReason | undefined,
): OfferedUpdate | undefined {
  if (!update || hasLibrary === false) return undefined
  const { kind, tx } = update
  if (reason) return { kind, reason }
  if (nonces.status !== 'ready' || !hasLibrary) return { kind, reason: 'loading' }
  return { kind, tx: { ...tx, nonce: nonces.value.recommended } }
}
