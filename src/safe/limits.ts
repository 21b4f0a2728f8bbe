import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import type { LimitEffect } from './effect.ts'
import { decodeCall, encodeCall } from './method.ts'
import { methods } from './methods.ts'

/**
 * The official Allowance Modules, 0.1.1 before 0.1.0; both have the same methods.
 * https://github.com/safe-global/safe-modules (allowances)
 */
export const allowanceModules: readonly Address[] = [
  '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
]

/** The contracts' own names. */
export const allowanceModuleName = 'Allowance Module'

/** Whether an address is that of an official Allowance Module. */
export const isAllowanceModule = (address: Address | null | undefined): boolean =>
  allowanceModules.some((one) => sameAddress(one, address))

/** The most that a limit can be, in a token's smallest unit. */
export const highestLimit = 2n ** 96n - 1n
/** Minutes of the longest period, about 45 days. */
export const longestPeriod = 65_535

export interface LimitTerms {
  delegate: Address
  /** The zero address is the native coin. */
  token: Address
  /** In the smallest unit, at most {@link highestLimit}. */
  raw: bigint
  /** Minutes until it resets, at most {@link longestPeriod}; 0: never. */
  minutes: number
}

// All of these are calls of the Safe to the module.

/** Has no effect for an account that is a delegate already. */
export const encodeAddLimitDelegate = (delegate: Address): Hex =>
  encodeCall(methods.addDelegate, [delegate])

/** An existing limit keeps its spent amount and period start; a new limit's period starts now. */
export const encodeSetLimit = ({ delegate, token, raw, minutes }: LimitTerms): Hex =>
  encodeCall(methods.setAllowance, [delegate, token, raw, minutes, 0])

/** Resets the spent amount to zero. */
export const encodeResetLimit = (delegate: Address, token: Address): Hex =>
  encodeCall(methods.resetAllowance, [delegate, token])

export const encodeDeleteLimit = (delegate: Address, token: Address): Hex =>
  encodeCall(methods.deleteAllowance, [delegate, token])

/** Removes the account and all of its limits. */
export const encodeRemoveLimitDelegate = (delegate: Address): Hex =>
  encodeCall(methods.removeDelegate, [delegate, true])

export interface LimitSpending {
  safe: Address
  delegate: Address
  token: Address
  to: Address
  /** In the smallest unit. */
  raw: bigint
}

/**
 * The call with which a delegate spends, sent from its own account, which the empty signature
 * stands for. Pays no fee to anyone.
 */
export const encodeSpending = ({ safe, delegate, token, to, raw }: LimitSpending): Hex =>
  encodeCall(methods.executeAllowanceTransfer, [
    safe,
    token,
    to,
    raw,
    zeroAddress,
    0n,
    delegate,
    '0x',
  ])

/** The spending limit change in a Safe's call to an Allowance Module; undefined for other calls. */
export function decodeLimit(data: Hex): LimitEffect | undefined {
  const added = decodeCall(methods.addDelegate, data)
  if (added) return { type: 'addDelegate', delegate: added[0] }
  const set = decodeCall(methods.setAllowance, data)
  if (set)
    return {
      type: 'setAllowance',
      delegate: set[0],
      token: set[1],
      raw: set[2],
      minutes: set[3],
      from: set[4],
    }
  const reset = decodeCall(methods.resetAllowance, data)
  if (reset) return { type: 'resetAllowance', delegate: reset[0], token: reset[1] }
  const deleted = decodeCall(methods.deleteAllowance, data)
  if (deleted) return { type: 'deleteAllowance', delegate: deleted[0], token: deleted[1] }
  const removed = decodeCall(methods.removeDelegate, data)
  return removed && { type: 'removeDelegate', delegate: removed[0], deletes: removed[1] }
}
