import { type Address, type Allowed, type SafeRef, zeroAddress } from '#base'
import type { SafeState } from '#domain'
import {
  type Actor,
  canPropose,
  type Effect,
  type ProposeReason,
  sentBy,
  writeBuilderFile,
} from '#safe'
import type { DraftCall, TransactionDraft } from '#screens/core/stores'
import { effectOf } from '#screens/transactions/draft'

/** What all calls of a draft do, whatever library will run them. */
export const draftEffect = (calls: readonly DraftCall[], safe: Address) =>
  ({
    kind: 'batch',
    to: zeroAddress,
    effects: calls.map((call) => effectOf(call, safe)),
  }) as const satisfies Effect

/**
 * What can be added up of a draft, and whether that is all of it: a call of a contract may move
 * more.
 */
export function countedIn(effect: ReturnType<typeof draftEffect>): {
  counted: Effect
  isWhole: boolean
} {
  const effects = effect.effects.filter((one) => sentBy(one) !== undefined)
  return { counted: { ...effect, effects }, isWhole: effects.length === effect.effects.length }
}

/** Whether the actor may propose it; undefined until that is known. */
export const mayProposeIn = (
  safe: SafeState | undefined,
  { actor, isKnown }: { actor: Actor; isKnown: boolean },
): Allowed<ProposeReason> | undefined => (safe && isKnown ? canPropose(safe, actor) : undefined)

/** Calls that are removed, with their places, so that they can be put back. */
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
