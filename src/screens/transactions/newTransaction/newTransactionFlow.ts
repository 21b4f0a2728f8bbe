import { type Address, type Allowed, type Remote, type SafeRef, zeroAddress } from '#base'
import type { SafeState } from '#domain'
import {
  type Actor,
  batchLibraries,
  type BuilderCall,
  canPropose,
  type Effect,
  type ProposeReason,
  sentBy,
  writeBuilderFile,
} from '#safe'
import type { DraftCall, TransactionDraft } from '#screens/core/stores'
import type { Draft } from '#screens/transactions/confirm'
import { effectOf, newTransaction, type ReadCall, readCall } from '#screens/transactions/draft'
import type { ActionContext } from '#screens/transactions/review'
import { checkNonce, type KnownNonces, type NonceCheck } from '#screens/transactions/send'

export interface NewTransactionInput {
  draft: TransactionDraft
  /** What its calls do. */
  effect: DraftEffect
  context: ActionContext
  /** undefined while it isn't known. */
  safe: SafeState | undefined
  /** The connected account; `isKnown`: whether it's known whose delegate it is. */
  actor: { actor: Actor; isKnown: boolean }
  typedNonce: string
  nonces: Remote<KnownNonces>
}

export interface NewTransactionFlow {
  /** What each call does. */
  read: readonly ReadCall[]
  /** The effects that can be summed, and whether they are all of it. */
  counted: Effect
  isWhole: boolean
  nonceCheck: NonceCheck
  /** Whether it may be proposed; undefined until that is known. */
  may: Allowed<ProposeReason> | undefined
  /** Official contracts of which one runs the calls; none for a single call. */
  libraries: readonly Address[]
  /** The transaction as it is reviewed; undefined without a valid nonce. */
  propose: ((library: Address | undefined) => Draft) | undefined
}

/** Decides what the page of a new transaction shows, and what it proposes. */
export function newTransactionFlow(input: NewTransactionInput): NewTransactionFlow {
  const { draft, effect, context, safe, actor, typedNonce, nonces } = input
  const nonceCheck = checkNonce(typedNonce, nonces.status === 'ready' ? nonces.value : undefined)
  const { nonce } = nonceCheck
  return {
    read: draft.calls.map((call) => readCall(call, context)),
    ...countedIn(effect),
    nonceCheck,
    may: mayProposeIn(safe, actor),
    libraries: draft.calls.length === 1 ? [] : batchLibraries(safe?.version ?? null),
    propose:
      nonce === undefined
        ? undefined
        : (library) => newTransaction(draft, { ...context, nonce, library }),
  }
}

type DraftEffect = ReturnType<typeof draftEffect>

/** What all calls of a draft do, whichever library will run them. */
export const draftEffect = (calls: readonly BuilderCall[], safe: Address) =>
  ({
    kind: 'batch',
    to: zeroAddress,
    effects: calls.map((call) => effectOf(call, safe)),
  }) as const satisfies Effect

/**
 * The effects of a draft that can be summed, including the coins that its calls send, and whether
 * they are all of it: a contract call may move more.
 */
export function countedIn(effect: DraftEffect): {
  counted: Effect
  isWhole: boolean
} {
  const effects = effect.effects.flatMap(countedOf)
  return { counted: { ...effect, effects }, isWhole: sentBy(effect) !== undefined }
}

/** An effect itself if it can be summed; otherwise, the coins that are sent with the call. */
function countedOf(effect: Effect): readonly Effect[] {
  if (effect.kind === 'batch') return effect.effects.flatMap(countedOf)
  if (sentBy(effect) !== undefined) return [effect]
  switch (effect.kind) {
    case 'call':
    case 'malformed':
      return [{ kind: 'native', to: effect.to, raw: effect.raw }]
    case 'execute':
      return [{ kind: 'native', to: effect.account, raw: effect.raw }]
    default:
      return []
  }
}

/** Whether the actor may propose it; undefined until that is known. */
export const mayProposeIn = (
  safe: SafeState | undefined,
  { actor, isKnown }: { actor: Actor; isKnown: boolean },
): Allowed<ProposeReason> | undefined => (safe && isKnown ? canPropose(safe, actor) : undefined)

/** Calls that are removed, with their positions, so that they can be restored. */
export const placesOf = (draft: TransactionDraft, removed: readonly DraftCall[]) =>
  removed.map((call) => ({ call, at: draft.calls.indexOf(call) }))

/** The draft as a file of the Transaction Builder; `untitled` is its name without a note. */
export const builderFileOf = (
  draft: TransactionDraft,
  at: SafeRef,
  { untitled, createdAt }: { untitled: string; createdAt: number },
): string =>
  writeBuilderFile({
    chainId: at.chainId,
    createdAt,
    name: draft.note.trim() || untitled,
    description: '',
    safe: at.address,
    calls: draft.calls,
  })
