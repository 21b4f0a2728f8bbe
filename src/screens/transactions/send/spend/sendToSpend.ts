import { sameAddress, type SafeRef } from '#base'
import type { SpendingLimit } from '#chain'
import { keepForm } from '#screens/common/form'
import type { SendForm } from '../sendForm.ts'
import { type SpendForm, spendFormKey } from './spendForm.ts'

/**
 * The send form's input as input for a limit, without an amount of another token; undefined if
 * there is none.
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

/** Fills in a limit's form with the send form's input. */
export function fillSpend(at: SafeRef, limit: SpendingLimit, form: SendForm): void {
  const filled = spendFormOf(form, limit)
  if (filled) keepForm(spendFormKey(at, limit), filled)
}
