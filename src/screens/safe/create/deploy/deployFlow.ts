import { type Allowed, type Hex, no, yes } from '#base'
import type { CreationDifference, NewSafe } from '#safe'
import type { CreationReview, CreationSimulation, PendingCreation } from '#signing'
import type { Wallet } from '#wallet'
import type { ExecuteFailure, Payer, SendingState } from '#screens/transactions/execute'

/** The user's choices for a creation. */
export interface Order {
  /** Its name on this device; empty for none. */
  name: string
  safe: NewSafe
}

type ChainFailure = Extract<
  PendingCreation['state'],
  { status: 'reverted' | 'missing' | 'replaced' | 'dropped' | 'notRelayed' }
>

/**
 * The dialog's state. Once sent, it follows the store, so closing the dialog or the page loses
 * nothing.
 */
export type DeployState =
  | { step: 'review' }
  | { step: 'wallet' }
  /** The gateway's relayer is used in place of the wallet. */
  | { step: 'relaying' }
  | { step: 'failed'; failure: ExecuteFailure }
  /**
   * `slow`: it takes longer than usual. `txHash` is null as long as only the relayer knows it.
   */
  | { step: 'mining'; txHash: Hex | null; slow: boolean }
  /** Final: as far as is known, there is no Safe. */
  | { step: 'notCreated'; txHash: Hex | null; failure: ChainFailure }
  | { step: 'done'; txHash: Hex | null; differs: readonly CreationDifference[]; byOther: boolean }

/**
 * Combines the dialog's state with the sent transaction's. An open wallet request takes precedence:
 * it may be a second attempt.
 */
export function deployState(
  local: SendingState,
  sent: PendingCreation | undefined,
  payer: Payer = 'wallet',
): DeployState {
  if (local.step === 'wallet' && payer === 'relay') return { step: 'relaying' }
  if (local.step !== 'review') return local
  if (!sent) return local
  const { txHash, state } = sent
  switch (state.status) {
    case 'processing':
      return { step: 'mining', txHash, slow: state.slow === true }
    case 'created':
      return { step: 'done', txHash, differs: state.differs, byOther: state.byOther === true }
    default:
      return { step: 'notCreated', txHash, failure: state }
  }
}

/**
 * The result of the checks before a creation. `unread`: the node doesn't respond. `noNode`: none is
 * configured.
 */
export type ShownPlan =
  | { status: 'checking' }
  | { status: 'unread' }
  | { status: 'noNode' }
  | CreationReview

export type ShownCreationSimulation = CreationSimulation | { status: 'loading' }

/** Why nothing can be sent now. */
export type DeployReason =
  | 'noWallet'
  | 'wrongChain'
  | 'checking'
  | 'unread'
  | 'noNode'
  | 'blocked'
  | 'exists'
  | 'reverts'
  | 'otherAddress'

/**
 * Whether the creation may be sent: only if everything that it depends on was checked, and its
 * simulation returned the predicted address. If the relayer sends it, the wallet's network doesn't
 * matter.
 */
export function mayDeploy(
  plan: ShownPlan,
  simulation: ShownCreationSimulation,
  { status, account, chainId }: Pick<Wallet, 'status' | 'account' | 'chainId'>,
  payer: Payer = 'wallet',
): Allowed<DeployReason> {
  // Problems with the creation itself come first: no wallet solves them.
  if (plan.status === 'blocked' || plan.status === 'exists' || plan.status === 'noNode')
    return no(plan.status)
  if (simulation.status === 'reverts' || simulation.status === 'otherAddress')
    return no(simulation.status)
  if (status !== 'connected' || !account) return no('noWallet')
  if (plan.status === 'unread' || (plan.status === 'ready' && simulation.status === 'unknown'))
    return no('unread')
  if (plan.status === 'checking' || simulation.status === 'loading') return no('checking')
  return payer === 'relay' || String(chainId) === plan.plan.at.chainId ? yes : no('wrongChain')
}
