import { type Address, type Allowed, no, sameAddress, type SafeRef, yes, zeroAddress } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import type { SpendSimulation } from '#signing'
import type { Wallet } from '#wallet'
import { type AmountProblem, readTypedAmount } from '../readTypedAmount.ts'
import type { AddressProblem, FoundAddress } from '#screens/common/typedAddress'
import type { LimitToken } from './limitTokens.ts'

export interface SpendForm {
  amount: string
  /** The recipient, as typed. */
  typed: string
}

export const emptySpendForm: SpendForm = { amount: '', typed: '' }

/** Parses a saved form; undefined if it's invalid. */
export function readSpendForm(value: unknown): SpendForm | undefined {
  const { amount, typed } = (value ?? {}) as Record<string, unknown>
  return typeof amount === 'string' && typeof typed === 'string' ? { amount, typed } : undefined
}

/** Distinguishes the form of a limit from all others. */
export const spendFormKey = (
  { chainId, address }: SafeRef,
  { module, delegate, token }: SpendingLimit,
): string => ['spend', chainId, address, module, delegate, token].join(':')

/** The unspent part of a limit, in the smallest unit. */
export const leftOf = ({ amount, spent }: Pick<SpendingLimit, 'amount' | 'spent'>): bigint =>
  spent >= amount ? 0n : amount - spent

/**
 * What can be spent from a limit now: its remaining amount, or the Safe's whole balance if that is
 * less.
 */
export function spendableOf(
  limit: Pick<SpendingLimit, 'token' | 'amount' | 'spent'>,
  state: Pick<SpendingLimits, 'tokens' | 'balance'> | null,
): bigint {
  const { token } = limit
  const balance = sameAddress(token, zeroAddress)
    ? state?.balance
    : state?.tokens.find((one) => sameAddress(one.token, token))?.balance
  return mostOf(leftOf(limit), balance ?? undefined)
}

const mostOf = (left: bigint, balance: bigint | undefined): bigint =>
  balance !== undefined && balance < left ? balance : left

export type SpendRecipientProblem =
  | AddressProblem
  | { why: 'otherChain'; network: string }
  | { why: 'itself' | 'tokenContract' | 'unread' }

export interface SpendCheck {
  recipient?: SpendRecipientProblem
  /** `balance`: more than {@link most}. */
  amount?: AmountProblem
  /** The spendable amount: what remains of the limit, or the Safe's whole balance. */
  most: bigint
  /** The payment, if valid. */
  ready?: { to: Address; raw: bigint }
}

interface SpendContext {
  at: SafeRef
  limit: SpendingLimit
  token: LimitToken
  /** Input for the recipient. */
  found: FoundAddress
}

/**
 * Validates a delegate's payment against the remaining limit and the Safe's balance, as read from
 * the chain.
 */
export function checkSpend(form: SpendForm, { at, limit, token, found }: SpendContext): SpendCheck {
  const most = mostOf(leftOf(limit), token.balance)
  const recipient = recipientProblem(found, at, limit.token)
  const amount = readTypedAmount(form.amount, token.decimals, most)
  return {
    most,
    ...(recipient && { recipient }),
    ...('problem' in amount && { amount: amount.problem }),
    ...(!recipient &&
      found.status === 'usable' &&
      'raw' in amount && { ready: { to: found.address, raw: amount.raw } }),
  }
}

function recipientProblem(
  found: FoundAddress,
  { chainId, address }: SafeRef,
  token: Address,
): SpendRecipientProblem | undefined {
  if (found.status === 'wrong') return found.problem
  if (found.status === 'pending') return { why: 'unread' }
  if (found.chain && found.chain.chainId !== chainId)
    return { why: 'otherChain', network: found.chain.name }
  if (sameAddress(found.address, address)) return { why: 'itself' }
  return sameAddress(found.address, token) ? { why: 'tokenContract' } : undefined
}

/** Why nothing can be sent now. */
export type SpendReason =
  | 'noWallet'
  | 'otherAccount'
  | 'wrongChain'
  | 'checking'
  | 'unread'
  | 'reverts'

/**
 * Whether the payment may be sent: only from the delegate's own account, and only once its
 * simulation has succeeded.
 */
export function maySpend(
  simulation: SpendSimulation | { status: 'loading' },
  { chainId, delegate }: { chainId: string; delegate: Address },
  wallet: Pick<Wallet, 'status' | 'account' | 'chainId'>,
): Allowed<SpendReason> {
  if (simulation.status === 'reverts') return no('reverts')
  if (wallet.status !== 'connected' || !wallet.account) return no('noWallet')
  if (!sameAddress(wallet.account, delegate)) return no('otherAccount')
  if (simulation.status === 'unknown') return no('unread')
  if (simulation.status === 'loading') return no('checking')
  return String(wallet.chainId) === chainId ? yes : no('wrongChain')
}
