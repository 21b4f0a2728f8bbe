import { type Address, sameAddress, zeroAddress } from '#base'
import type { Effect } from './effect.ts'

/** The effects that an effect consists of: a batch's actions, or what a malformed call may do. */
export const partsOf = (effect: Effect): readonly Effect[] =>
  effect.kind === 'batch' ? effect.effects : effect.kind === 'malformed' ? [effect.may] : []

/** An effect and all that it consists of, at every depth, in the order in which they run. */
export const allEffects = (effect: Effect): readonly Effect[] => [
  effect,
  ...partsOf(effect).flatMap(allEffects),
]

/**
 * The token contracts that an effect transfers, approves or limits, including nested effects,
 * without duplicates.
 */
export function effectTokens(effect: Effect): readonly Address[] {
  const all = allEffects(effect).flatMap((one) => tokenIn(one.kind === 'limit' ? one.change : one))
  return all.filter((token, at) => all.findIndex((one) => sameAddress(one, token)) === at)
}

/** The chain's own coin is no contract. */
const tokenIn = (of: object): readonly Address[] =>
  'token' in of && !sameAddress(of.token as Address, zeroAddress) ? [of.token as Address] : []
