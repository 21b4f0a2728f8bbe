import type { Address } from '#base'
import type { Asset } from '#domain'
import type { Contact } from '#screens/core/names'
import { type PaymentForm, tokenOf } from './sendForm.ts'

/**
 * A contact's default token, if the Safe holds it. Any contract can use a symbol,
 * so of several tokens with the same one none is chosen, except for the native coin.
 */
export function payeeToken(
  { token }: Pick<Contact, 'token'>,
  held: readonly Asset[],
): Address | undefined {
  if (token === undefined) return undefined
  const named = held.filter(({ symbol }) => symbol.toLowerCase() === token.toLowerCase())
  const native = named.find(({ type }) => type === 'native')
  const [found] = named
  if (native) return tokenOf(native)
  return found && named.length === 1 ? tokenOf(found) : undefined
}

/** A token that the user didn't choose can change, unless an amount is entered in it. */
const isFree = ({ isTokenChosen, amount }: PaymentForm) => !isTokenChosen && amount.trim() === ''

/**
 * A payment to a contact. The contact's default token replaces a token that the user didn't choose;
 * without one, the previous contact's default token is dropped.
 */
export function withPayee(
  payment: PaymentForm,
  to: Address,
  contact: Pick<Contact, 'token'> | undefined,
  held: readonly Asset[],
): PaymentForm {
  if (!isFree(payment)) return { ...payment, to }
  const tokenBefore = payment.tokenBefore ?? payment.token
  const token = contact && payeeToken(contact, held)
  return token
    ? { ...payment, to, token, tokenBefore }
    : { ...payment, to, token: tokenBefore, tokenBefore: undefined }
}

const plain = (typed: string) => typed.trim().toLowerCase()

/** A payment to a recipient as typed. Another recipient's default token is dropped. */
export function withTypedPayee(payment: PaymentForm, to: string): PaymentForm {
  const { tokenBefore } = payment
  return tokenBefore && isFree(payment) && plain(to) !== plain(payment.to)
    ? { ...payment, to, token: tokenBefore, tokenBefore: undefined }
    : { ...payment, to }
}
