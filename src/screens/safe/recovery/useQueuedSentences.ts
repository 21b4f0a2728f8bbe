import { type ChainSummary, type QueuedCall, type SafeRef, sameAddress } from '#base'
import { decodeTransaction, type Effect, ownEffects, plainTx } from '#safe'
import { useSentenceOf } from '#screens/common/action'
import { actionOf } from '#screens/transactions/review'
import type { Recovery } from '#screens/transactions/skippedQueue'

/** More of them don't fit in a bar; the details list all. */
const most = 4

/**
 * What a queued transaction would make the Safe do, in sentences with names; changes of owners and
 * rules come first, whatever else is queued with them. null: it can't be known.
 */
export function useQueuedSentences(
  at: SafeRef,
  chain: ChainSummary | undefined,
): (recovery: Recovery, call: QueuedCall | null) => readonly string[] | null {
  const sentenceOf = useSentenceOf(chain)
  return ({ module }, call) => {
    // What another contract does with it can't be known.
    if (!call || !sameAddress(module.target, at.address)) return null
    const { effect } = decodeTransaction(plainTx({ ...call, nonce: 0n }), at.address)
    const rules = ownEffects(effect).filter(({ kind }) => kind === 'settings')
    const others = (effect.kind === 'batch' ? effect.effects : [effect]).filter(
      (one) => !rules.includes(one),
    )
    const effects: readonly Effect[] = [...rules, ...others]
    const shown = effects
      .slice(0, most)
      .map((one) => sentenceOf(actionOf(one, call, { safe: at.address, tokens: [] })))
    return effects.length > most ? [...shown, '…'] : shown
  }
}
