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

/**
 * A payment to a contact. Its default token replaces one that the user didn't choose, unless there is
 * an amount, which would be one of another token.
 */
export function withPayee(
  payment: PaymentForm,
  to: Address,
  contact: Pick<Contact, 'token'> | undefined,
  held: readonly Asset[],
): PaymentForm {
  const isFree = !payment.isTokenChosen && payment.amount.trim() === ''
  const token = contact && isFree ? payeeToken(contact, held) : undefined
  return { ...payment, to, ...(token && { token }) }
}
