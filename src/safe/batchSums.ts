import { type Address, sameAddress, zeroAddress } from '#base'
import type { Effect, LimitEffect } from './effect.ts'
import { isAllowanceModule } from './limits.ts'

/** An amount in the token's smallest unit; the zero address is the native coin. */
export interface SentAmount {
  token: Address
  raw: bigint
}

/** The actions of a batch and of the batches in it, except actions that may not happen. */
const actionsOf = (effect: Effect): readonly Effect[] =>
  effect.kind === 'batch' ? effect.effects.flatMap(actionsOf) : [effect]

/** Effects that move no coins or fungible tokens, or state the amount. */
const countable: ReadonlySet<Effect['kind']> = new Set([
  'native',
  'erc20',
  'erc721',
  'approve',
  'approveAll',
  'settings',
  'limit',
  'reject',
  'approveHash',
  'signMessage',
  'skipQueued',
])

/**
 * What a batch sends of the Safe's own assets, summed by token, in the order of its actions; NFTs
 * aren't counted. Undefined if an action may send more than it says, such as a contract call.
 */
export function sentBy(effect: Effect): readonly SentAmount[] | undefined {
  const actions = actionsOf(effect)
  if (actions.some(({ kind }) => !countable.has(kind))) return undefined
  const sums: SentAmount[] = []
  for (const action of actions) {
    if (action.kind !== 'native' && action.kind !== 'erc20') continue
    const { raw } = action
    const token = action.kind === 'erc20' ? action.token : zeroAddress
    const sum = sums.find((one) => sameAddress(one.token, token))
    if (sum) sum.raw += raw
    else if (raw > 0n) sums.push({ token, raw })
  }
  return sums
}

/**
 * How many payments a batch makes, and their sums by token; undefined if it contains anything else.
 */
export function paymentsOf(
  effect: Effect,
): { count: number; sums: readonly SentAmount[] } | undefined {
  const actions = effect.kind === 'batch' ? actionsOf(effect) : []
  const isPayment = (one: Effect) => (one.kind === 'native' || one.kind === 'erc20') && one.raw > 0n
  const sums = actions.length > 0 && actions.every(isPayment) ? sentBy(effect) : undefined
  return sums && { count: actions.length, sums }
}

/** The Safe's threshold after a batch, if it sets one. */
export const thresholdAfter = (effect: Effect): number | undefined =>
  actionsOf(effect)
    .flatMap((one) =>
      one.kind === 'settings' && 'threshold' in one.change ? [one.change.threshold] : [],
    )
    .at(-1)

/**
 * The change of a spending limit, if a transaction does nothing else: alone, or with what it needs,
 * such as enabling the module.
 */
export function limitChangeOf(effect: Effect): LimitEffect | undefined {
  const actions = actionsOf(effect)
  const changes = actions.flatMap((one) => (one.kind === 'limit' ? [one.change] : []))
  const isOther = (one: Effect) =>
    one.kind !== 'limit' &&
    !(
      one.kind === 'settings' &&
      one.change.type === 'enableModule' &&
      isAllowanceModule(one.change.module)
    )
  if (actions.some(isOther)) return undefined
  if (changes.length === 1) return changes[0]
  const set = changes.filter(({ type }) => type === 'setAllowance')
  return set.length === 1 && changes.every(({ type }) => needed.includes(type)) ? set[0] : undefined
}

/** The changes that setting a single limit may consist of. */
const needed: readonly LimitEffect['type'][] = ['addDelegate', 'resetAllowance', 'setAllowance']
