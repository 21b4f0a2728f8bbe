import { type Address, type Allowed, type Hex, no, sameAddress } from '#base'
import type { Message, SafeState } from '#domain'
import { canConfirm } from '#safe'
import type { MessageReview, PendingMessage } from '#signing'
import { confirmState, type signingFlow } from '#screens/transactions/confirm'
import type { ActionReason, ShownFailure } from '#screens/common/signing'
import { actorOf } from '#screens/core/openSafe'
import { type MessageProgress, progressOf } from '#screens/messages/common'

/** What the dialog of a message shows. */
export type MessageState =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'submitting' }
  /** `isSigned`: the signature is kept, and only has to be sent again. */
  | { step: 'failed'; failure: ShownFailure; isSigned: boolean }
  /**
   * `missing`: signatures of other `owners`; or there are enough, and the `check` of them with the
   * Safe's contract isn't done, or the contract rejects them.
   */
  | {
      step: 'waiting'
      submitted: number
      required: number
      missing: 'owners' | 'check' | 'acceptance'
    }
  | { step: 'done' }

/** What is known about a message and about the account that may sign it. */
export interface MessageSigningInput {
  wallet: Parameters<typeof actorOf>[0]
  /** As this page computed it; undefined while it does. */
  review: MessageReview | undefined
  /** Undefined until it is read. */
  safe: SafeState | undefined
  /**
   * The gateway's response for the hash: `unknown` until there is one, `other` for a message with
   * another hash, `none` if it has none.
   */
  answer: 'unknown' | 'other' | 'none' | 'listed'
  /** The message with the signatures that were submitted here. */
  listed: Message | undefined
  /** The check of `listed` with its signatures. */
  checked: MessageReview | undefined
  /** What the connected account signed here. */
  own: PendingMessage | undefined
  /** The dialog's own state. */
  local: ReturnType<typeof signingFlow>
}

export interface MessageSigningFlow {
  state: MessageState
  allowed: Allowed<ActionReason>
  hasSigned: boolean
  /** The signatures of all owners together, once the Safe's contract accepts them. */
  prepared: Hex | undefined
}

/** What the dialog of a message shows, and whether the account may sign it. */
export function messageSigningFlow(input: MessageSigningInput): MessageSigningFlow {
  const { listed, checked, wallet } = input
  const signedBy = signersOf(listed, checked)
  const progress = listed && progressOf(listed, checked)
  const hasSigned = signedBy.some((one) => sameAddress(one, wallet.account))
  // Signatures that the Safe itself doesn't accept aren't passed on.
  const prepared =
    progress?.status === 'signed' && checked?.accepts ? (listed?.prepared ?? undefined) : undefined
  return {
    state: stateOf({ ...input, hasSigned, prepared, progress }),
    allowed: allowedOf(input, signedBy),
    hasSigned,
    prepared,
  }
}

/** Refuted signatures don't count, so their owners can still sign. */
const signersOf = (listed: Message | undefined, checked: MessageReview | undefined): Address[] =>
  (listed?.confirmations ?? []).flatMap(({ signer }, index) =>
    checked?.signatures[index]?.status === 'differs' ? [] : [signer.address],
  )

function allowedOf(
  { wallet, review, safe, answer, listed }: MessageSigningInput,
  signedBy: readonly Address[],
): Allowed<ActionReason> {
  if (answer === 'other') return no('unverified')
  // Without an answer from the gateway, it isn't known whether this signature proposes the message
  // or is one more.
  if (!review || !safe || (answer !== 'none' && !listed)) return no('loading')
  // The gateway may still list an owner that the chain no longer lists.
  const owners = review.signable?.owners
  if (wallet.account && owners && !owners.some((one) => sameAddress(one, wallet.account)))
    return no('notOwner')
  return canConfirm(
    { status: 'AWAITING_CONFIRMATIONS', nonce: safe.nonce, confirmedBy: signedBy },
    safe,
    actorOf(wallet),
    review.status,
  )
}

/**
 * Whether a signature that was held back can still be submitted: as long as it could be made, on
 * whatever network the wallet is. `unknown` while that is being checked.
 */
export function maySubmitKept(allowed: Allowed<ActionReason>): 'yes' | 'no' | 'unknown' {
  if (allowed.allowed || allowed.reason === 'wrongChain') return 'yes'
  return allowed.reason === 'loading' || allowed.reason === 'checking' ? 'unknown' : 'no'
}

interface Progress extends MessageSigningInput {
  hasSigned: boolean
  prepared: Hex | undefined
  progress: MessageProgress | undefined
}

function stateOf({ local, own, hasSigned, prepared, progress, checked }: Progress): MessageState {
  if (prepared && hasSigned) return { step: 'done' }
  if (hasSigned && progress) {
    const { submitted, required } = progress
    // Whether the Safe's contract accepts the signatures together.
    const isRejected = checked?.accepts === false
    const missing = submitted < required ? 'owners' : isRejected ? 'acceptance' : 'check'
    return { step: 'waiting', submitted, required, missing }
  }
  // Whether it is submitted, but not listed yet.
  const isUnlisted = own?.state.status === 'submitted'
  const state = confirmState(local, isUnlisted ? undefined : own?.state)
  // The hash of a message is never signed alone.
  return state.step === 'hash' ? { step: 'review' } : state
}
