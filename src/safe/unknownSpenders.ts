import type { Address } from '#base'
import type { Effect, Risk } from './effect.ts'
import { effectAt } from './effects.ts'

/**
 * Distinguishes unlimited approvals for accounts that the user doesn't know from other approvals.
 * @param isKnown whether it is an account of the user, an owner, or a contact
 */
export const withUnknownSpenders = (
  effect: Effect,
  risks: readonly Risk[],
  isKnown: (account: Address) => boolean,
): readonly Risk[] =>
  risks.map((risk) => {
    const spender = risk.id === 'unlimitedApproval' ? spenderAt(effect, risk.at) : undefined
    return spender === undefined || isKnown(spender) ? risk : { ...risk, id: 'unknownSpender' }
  })

/** The spender of the approval at a risk's path. */
function spenderAt(effect: Effect, at: Risk['at']): Address | undefined {
  const one = effectAt(effect, at)
  if (one?.kind === 'approve') return one.spender
  return one?.kind === 'approveAll' ? one.operator : undefined
}
