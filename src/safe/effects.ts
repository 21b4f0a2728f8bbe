import { type Address, sameAddress, zeroAddress } from '#base'
import type { Effect, Prospect, Risk, RiskId } from './effect.ts'

/**
 * The effects that an effect consists of: a batch's actions, what a malformed call may do, or an
 * inner transaction's effects.
 */
export function partsOf(effect: Effect): readonly Effect[] {
  if (effect.kind === 'batch') return effect.effects
  if (effect.kind === 'malformed') return [effect.may]
  return 'inner' in effect && effect.inner ? [effect.inner.effect] : []
}

/** The effect at a risk's path; undefined if there is none. */
export function effectAt(effect: Effect, at: Risk['at']): Effect | undefined {
  // The possible effect of a malformed call has the same path.
  if (effect.kind === 'malformed') return effectAt(effect.may, at)
  const [index, ...rest] = at
  if (index === undefined) return effect
  const part = partsOf(effect)[index]
  return part && effectAt(part, rest)
}

/** An effect and all that it consists of, at every depth, in the order in which they run. */
export const allEffects = (effect: Effect): readonly Effect[] => [
  effect,
  ...partsOf(effect).flatMap(allEffects),
]

/** The same without what other accounts execute. */
export const ownEffects = (effect: Effect): readonly Effect[] => [
  effect,
  ...('inner' in effect ? [] : partsOf(effect).flatMap(ownEffects)),
]

/**
 * The token contracts that an effect transfers, approves, limits, or pays a refund in, including
 * nested effects, without duplicates.
 */
export function effectTokens(effect: Effect): readonly Address[] {
  const all = allEffects(effect).flatMap((one) => [
    ...tokenIn(one.kind === 'limit' ? one.change : one),
    ...('inner' in one && one.inner?.refund ? [one.inner.refund.gasToken] : []),
  ])
  // The native coin isn't a contract.
  return all.filter(
    (token, at) =>
      !sameAddress(token, zeroAddress) && all.findIndex((one) => sameAddress(one, token)) === at,
  )
}

const tokenIn = (of: object): readonly Address[] => ('token' in of ? [of.token as Address] : [])

/** Tokens that an account sends: its own, or another account's that it may move. */
export interface TokensSent {
  account: Address
  effect: Extract<Effect, { kind: 'erc20' | 'tokenFrom' }>
  /** As in a risk. */
  at: Risk['at']
  of?: Address
}

/** The tokens that an effect sends, at every depth, in execution order. */
export function tokensSent(
  effect: Effect,
  account: Address,
  { at = [], of }: Partial<Pick<Risk, 'at' | 'of'>> = {},
): readonly TokensSent[] {
  const within = (inner: Effect, index: number, by: Address, concerned: Address | undefined) =>
    tokensSent(inner, by, { at: [...at, index], ...(concerned && { of: concerned }) })
  switch (effect.kind) {
    case 'erc20':
    case 'tokenFrom':
      return [{ account, effect, at, ...(of && { of }) }]
    case 'batch':
      return effect.effects.flatMap((one, index) => within(one, index, account, of))
    case 'execute':
      return within(effect.inner.effect, 0, effect.account, effect.account)
    case 'approveHash':
      return effect.inner ? within(effect.inner.effect, 0, effect.safe, effect.safe) : []
    default:
      return []
  }
}

/** A call that sends coin along. */
export interface PaidCall extends Pick<Risk, 'at' | 'of'> {
  to: Address
}

/** The calls with data and coin, at every depth. */
export function paidCalls(
  effect: Effect,
  { at = [], of }: Partial<Pick<Risk, 'at' | 'of'>> = {},
): readonly PaidCall[] {
  const within = (inner: Effect, index: number, concerned: Address | undefined) =>
    paidCalls(inner, { at: [...at, index], ...(concerned && { of: concerned }) })
  const paid = (to: Address, raw: bigint): readonly PaidCall[] =>
    raw > 0n ? [{ to, at, ...(of && { of }) }] : []
  switch (effect.kind) {
    case 'call':
    case 'malformed':
      return paid(effect.to, effect.raw)
    case 'batch':
      return effect.effects.flatMap((one, index) => within(one, index, of))
    case 'execute':
      return [
        ...paid(effect.account, effect.raw),
        ...within(effect.inner.effect, 0, effect.account),
      ]
    case 'approveHash':
      return effect.inner ? within(effect.inner.effect, 0, effect.safe) : []
    default:
      return []
  }
}

/** The other accounts that execute something, or whose transactions are approved. */
export function innerAccounts(effect: Effect): readonly Address[] {
  const all = allEffects(effect).flatMap((one) =>
    one.kind === 'execute' ? [one.account] : one.kind === 'approveHash' ? [one.safe] : [],
  )
  return all.filter((account, at) => all.findIndex((one) => sameAddress(one, account)) === at)
}

/**
 * Whether everything that an effect does is known: a call of an unknown method, another contract's
 * code, and a hash of an unknown transaction can do anything else, too. For another Safe's
 * transaction, it's also known whether it runs, and no guard decides that.
 */
export const isFullyKnown = (effect: Effect): boolean =>
  allEffects(effect).every(
    (one) =>
      one.kind !== 'call' &&
      one.kind !== 'delegatecall' &&
      one.kind !== 'malformed' &&
      one.kind !== 'skipQueued' &&
      (one.kind !== 'approveHash' || one.inner !== undefined) &&
      !('prospect' in one && isOpen(one.prospect)),
  )

/** Whether the outcome of another Safe's transaction is unknown. */
const isOpen = (prospect: Prospect | undefined): boolean =>
  prospect?.status === 'unknown' || prospect?.status === 'guarded'

/** Recipients of the native coin: if they have code, it runs. */
export const coinReceivers = (effect: Effect): readonly Address[] => [
  ...new Set(allEffects(effect).flatMap((one) => (one.kind === 'native' ? [one.to] : []))),
]

/** Risks that mean that not everything is known or certain. */
const doubts: readonly RiskId[] = [
  'untrustedDelegatecall',
  'unknownSelfCall',
  'undecodable',
  'malformed',
  'unknownInner',
  'amountDiffers',
  'amountUnknown',
]

/** Whether a risk means that not everything is known or certain. */
export const isDoubt = ({ id }: Risk): boolean => doubts.includes(id)
