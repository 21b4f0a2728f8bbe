import { type Address, sameAddress } from '#base'
import type { SpendingLimit } from '#chain'
import {
  ownEffects,
  type Call,
  type Effect,
  encodeAddLimitDelegate,
  encodeDeleteLimit,
  encodeEnableModule,
  encodeRemoveLimitDelegate,
  encodeResetLimit,
  encodeSetLimit,
  highestLimit,
} from '#safe'
import { readTypedAmount } from '#screens/transactions/send'
import type { FoundAddress } from '#screens/common/typedAddress'
import type { LimitAmountProblem, LimitToken } from '#screens/transactions/send/spend'
import type {
  DelegateProblem,
  LimitChange,
  LimitCheck,
  LimitContext,
  LimitForm,
} from './limitForm.ts'

/** Whether any of these effects changes a module's limits. */
export const changesLimits = (effects: readonly Effect[], module: Address): boolean =>
  effects.flatMap(ownEffects).some((effect) => isCallTo(effect, module))

const isCallTo = (effect: Effect, module: Address): boolean =>
  (effect.kind === 'limit' && sameAddress(effect.module, module)) ||
  (effect.kind === 'call' && sameAddress(effect.to, module))

/** An account's limit for a token; undefined if there is none. */
const limitOf = (
  limits: readonly SpendingLimit[],
  { module, delegate, token }: Pick<SpendingLimit, 'module' | 'delegate' | 'token'>,
) =>
  limits.find(
    (one) =>
      sameAddress(one.module, module) &&
      sameAddress(one.delegate, delegate) &&
      sameAddress(one.token, token),
  )

/**
 * Checks a change against the Safe's limits on the chain, and makes its calls once nothing is
 * wrong.
 */
export function checkLimit(
  change: LimitChange,
  form: LimitForm,
  context: LimitContext,
): LimitCheck {
  const { state } = context
  if (change.kind === 'new' || change.kind === 'change')
    return checkTerms(change.kind === 'new' ? undefined : change.limit, form, context)
  const { module, delegate, token } = change.limit
  if (!limitOf(state.limits, change.limit)) return { isGone: true, revived: [] }
  // What runs before may give the account another limit, which must be kept.
  const isOnly =
    !context.isChangedBefore &&
    state.limits.filter(
      (one) => sameAddress(one.module, module) && sameAddress(one.delegate, delegate),
    ).length === 1
  const data =
    change.kind === 'reset'
      ? encodeResetLimit(delegate, token)
      : isOnly
        ? encodeRemoveLimitDelegate(delegate)
        : encodeDeleteLimit(delegate, token)
  return { revived: [], ready: [{ to: module, value: 0n, data }] }
}

/** @param old undefined: there is none yet */
function checkTerms(
  old: SpendingLimit | undefined,
  form: LimitForm,
  context: LimitContext,
): LimitCheck {
  const {
    at,
    state,
    tokens,
    found,
    isEnabledBefore = false,
    isChangedBefore = false,
    former,
  } = context
  const module = old?.module ?? state.module
  const chosen = old?.token ?? form.token
  const token = tokens.find((one) => sameAddress(one.token, chosen))
  const isEntered = (account: Address) =>
    state.delegates.some(
      (one) => sameAddress(one.module, module) && sameAddress(one.delegate, account),
    )
  const isUnread = !old && found.status === 'usable' && former === undefined
  const address = old
    ? undefined
    : (delegateProblem(found, chosen, context) ??
      (isUnread ? { why: 'unread' as const } : undefined))
  const delegate =
    old?.delegate ?? (!address && found.status === 'usable' ? found.address : undefined)
  const amount = token && readLimit(form.amount, token)
  const raw = amount && 'raw' in amount ? amount.raw : undefined
  const now = old && limitOf(state.limits, old)
  const isGone = old !== undefined && (now?.amount !== old.amount || now.period !== old.period)
  const isUnchanged = old !== undefined && raw === old.amount && form.period === old.period
  const enables = !state.isEnabled && !isEnabledBefore
  const check: LimitCheck = {
    revived: enables ? state.limits : [],
    ...(address && { address }),
    ...(amount && 'problem' in amount && { amount: amount.problem }),
    ...(token && { token }),
    ...(raw !== undefined && { raw }),
    ...(raw !== undefined &&
      token?.balance !== undefined &&
      raw > token.balance && { isOverBalance: true }),
    ...(isGone && { isGone }),
    ...(isUnchanged && { isUnchanged }),
  }
  if (raw === undefined || !delegate || isGone || isUnchanged) return check
  // What runs before may remove the account. Adding it twice changes nothing.
  const isKnown = (old !== undefined || !isChangedBefore) && isEntered(delegate)
  // An entered account keeps its limits of other tokens; what it spent of this one would count.
  const earlier = old
    ? []
    : (former ?? []).filter((one) => !isEntered(delegate) || sameAddress(one, chosen))
  const call = (data: Call['data']): Call => ({ to: module, value: 0n, data })
  return {
    ...check,
    ready: [
      ...(enables ? [{ to: at.address, value: 0n, data: encodeEnableModule(module) }] : []),
      ...(isKnown ? [] : [call(encodeAddLimitDelegate(delegate))]),
      ...earlier.map((one) => call(encodeDeleteLimit(delegate, one))),
      call(encodeSetLimit({ delegate, token: chosen, raw, minutes: form.period })),
    ],
  }
}

/** More than the Safe has is possible: it may get more. */
function readLimit(
  typed: string,
  { decimals }: LimitToken,
): { raw: bigint } | { problem: LimitAmountProblem } {
  const amount = readTypedAmount(typed, decimals, undefined)
  return 'raw' in amount && amount.raw > highestLimit ? { problem: { why: 'tooMuch' } } : amount
}

/** The module enters accounts by the last 48 bits of their addresses. */
const indexOf = (address: Address) => address.slice(-12).toLowerCase()

function delegateProblem(
  found: FoundAddress,
  token: Address,
  { at, state }: LimitContext,
): DelegateProblem | undefined {
  if (found.status === 'wrong') return found.problem
  if (found.status === 'pending') return { why: 'unread' }
  const { address, chain } = found
  if (chain && chain.chainId !== at.chainId) return { why: 'otherChain', network: chain.name }
  if (sameAddress(address, at.address)) return { why: 'itself' }
  const others = state.delegates.filter(
    (one) => sameAddress(one.module, state.module) && !sameAddress(one.delegate, address),
  )
  if (
    /^0+$/.test(indexOf(address)) ||
    others.some((one) => indexOf(one.delegate) === indexOf(address))
  )
    return { why: 'unusable' }
  return limitOf(state.limits, { module: state.module, delegate: address, token })
    ? { why: 'exists' }
    : undefined
}
