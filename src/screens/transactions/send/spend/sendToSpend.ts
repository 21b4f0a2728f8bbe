import { sameAddress, type SafeRef } from '#base'
import type { SpendingLimit } from '#chain'
import { keepForm } from '#screens/common/form'
import type { SendForm } from '../sendForm.ts'
import { type SpendForm, spendFormKey } from './spendForm.ts'

/**
 * What was typed to be sent, for a limit, without the amount of another token; undefined if nothing
 * was.
 */
export function spendFormOf(
  { payments }: Pick<SendForm, 'payments'>,
  { token }: Pick<SpendingLimit, 'token'>,
): SpendForm | undefined {
  const payment = payments.find((one) => sameAddress(one.token, token)) ?? payments[0]
  if (!payment) return undefined
  const { to: typed } = payment
  const amount = sameAddress(payment.token, token) ? payment.amount : ''
  return typed.trim() === '' && amount.trim() === '' ? undefined : { typed, amount }
}

/** Fills in the form of a limit with what was typed to be sent. */
export function fillSpend(at: SafeRef, limit: SpendingLimit, form: SendForm): void {
  const filled = spendFormOf(form, limit)
  if (filled) keepForm(spendFormKey(at, limit), filled)
}
