import { type Address, isAddressLike, type SafeRef, zeroAddress } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import { type Call, longestPeriod } from '#safe'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'
import type { LimitAmountProblem, LimitToken } from '#screens/transactions/send/spend'

/** A change of a Safe's spending limits that a user has chosen to make. */
export type LimitChange =
  | { kind: 'new' }
  | { kind: 'change' | 'reset' | 'remove'; limit: SpendingLimit }

export interface LimitForm {
  /** Who may spend, as typed. */
  typed: string
  token: Address
  amount: string
  /** Minutes; 0: once. */
  period: number
  /** Empty: the recommended one. */
  nonce: string
}

/** Minutes; the last one is 45 days. */
export const limitPeriods: readonly number[] = [0, 1440, 10_080, 43_200, 64_800]

/** @param amount of the limit to change, as a user would type it */
export const startingForm = (change: LimitChange, amount: string): LimitForm =>
  change.kind === 'new'
    ? { typed: '', token: zeroAddress, amount: '', period: 10_080, nonce: '' }
    : { typed: '', token: change.limit.token, amount, period: change.limit.period, nonce: '' }

/** Parses a saved form; undefined if it's invalid. */
export function readLimitForm(value: unknown): LimitForm | undefined {
  const { typed, token, amount, period, nonce } = (value ?? {}) as Record<string, unknown>
  if (
    typeof typed !== 'string' ||
    !isAddressLike(token) ||
    typeof amount !== 'string' ||
    typeof nonce !== 'string'
  )
    return undefined
  if (
    typeof period !== 'number' ||
    !Number.isSafeInteger(period) ||
    period < 0 ||
    period > longestPeriod
  )
    return undefined
  return { typed, token, amount, period, nonce }
}

/** Distinguishes the form of a change of a Safe from all others. */
export function limitFormKey({ chainId, address }: SafeRef, change: LimitChange): string {
  const target =
    change.kind === 'new' ? [] : [change.limit.module, change.limit.delegate, change.limit.token]
  return ['limit', chainId, address, change.kind, ...target].join(':')
}

/**
 * The problem with the delegate. `unusable`: the module can't store it. `exists`: it has a limit
 * for this token. `unread`: still being looked up.
 */
export type DelegateProblem =
  | AddressProblem
  | { why: 'otherChain'; network: string }
  | { why: 'itself' | 'unusable' | 'exists' | 'unread' }

export interface LimitCheck {
  address?: DelegateProblem
  amount?: LimitAmountProblem
  /** The new limit, in the smallest unit. */
  raw?: bigint
  token?: LimitToken
  /** Whether it is more than the Safe has, which is allowed. */
  isOverBalance?: boolean
  /**
   * Whether the contract has changed in the meantime: this limit no longer exists, or has other
   * terms.
   */
  isGone?: boolean
  /** Whether nothing would change. */
  isUnchanged?: boolean
  /** Earlier limits that take effect again once the module is enabled. */
  revived: readonly SpendingLimit[]
  /** The calls that make the change, in their order, if nothing is wrong. */
  ready?: readonly Call[]
}

export interface LimitContext {
  at: SafeRef
  /** As read from the chain. */
  state: SpendingLimits
  /** Tokens that can be chosen. */
  tokens: readonly LimitToken[]
  /** Input for the delegate. */
  found: FoundAddress
  /** Whether what runs before enables the module. */
  isEnabledBefore?: boolean
  /** Whether what runs before changes the module's limits. */
  isChangedBefore?: boolean
  /**
   * Tokens of which the user has a limit or has spent, or would have or would have spent again once
   * entered: what a new limit would bring back is removed first. undefined: not read yet.
   */
  former?: readonly Address[] | undefined
}
