import type { Address } from '#base'
import type { Action, DecodedCall, Decoding } from '#domain'
import {
  type BuilderCall,
  decodeMethod,
  decodeTransaction,
  type Effect,
  packBatch,
  plainTx,
} from '#safe'
import { type ActionContext, actionOf } from '#screens/transactions/review'

/** What a call does, decoded from its data, as a part of a transaction. */
export function effectOf({ to, value, data }: BuilderCall, safe: Address): Effect {
  const { effect } = decodeTransaction(plainTx({ to, value, data, nonce: 0n }), safe)
  // An empty call of the Safe to itself is a rejection only as a whole transaction.
  return effect.kind === 'reject' ? { kind: 'native', to, raw: value } : effect
}

/** What a call of a draft does. */
export interface ReadCall {
  effect: Effect
  /** Its action, for display. */
  action: Action
  /** Its method and arguments by its own ABI; null if the effect says more, or without an ABI. */
  decoded: Decoding | null
}

/** What a call does, from its data alone. */
export function readCall(call: BuilderCall, context: ActionContext): ReadCall {
  const effect = effectOf(call, context.safe)
  const decoded = decodingOf(call, context.safe)
  return {
    effect,
    decoded,
    action: actionOf(effect, { ...call, method: decoded?.method }, context),
  }
}

/** What a call does, in the words of the screens. */
export const callAction = (call: BuilderCall, context: ActionContext): Action =>
  readCall(call, context).action

/** None for a method that the app knows: its ABI could give the arguments other names. */
const decodingOf = (call: BuilderCall, safe: Address): Decoding | null =>
  call.method && effectOf(call, safe).kind === 'call' ? decodeMethod(call.method, call.data) : null

/**
 * The decoding of calls by their methods' ABIs; of several, as the batch that runs them. Compared
 * with the call data before it is signed.
 */
export function draftDecoding(calls: readonly BuilderCall[], safe: Address): Decoding | null {
  const [first] = calls
  if (!first || calls.length === 1) return first ? decodingOf(first, safe) : null
  const decoded = calls.map((call): DecodedCall => ({
    to: call.to,
    value: call.value,
    data: call.data,
    delegate: false,
    decoded: decodingOf(call, safe),
  }))
  const value = packBatch(
    calls.map(({ to, value: raw, data }) => ({ to, value: raw, data, operation: 0 })),
  )
  return {
    method: 'multiSend',
    accuracy: 'FULL_MATCH',
    parameters: [{ name: 'transactions', type: 'bytes', value, calls: decoded, inner: null }],
  }
}
