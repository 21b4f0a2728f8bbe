import { type Address, isAddressLike } from '#base'
import type { OffchainMessage, TypedMessage } from '#domain'
import { isTransactionData, type SafeMessage } from '#safe'
import { isBlind, isSameDomain, signInDomain } from './signIn.ts'

export interface MessageRisks {
  /** The site that asks, if the text signs in to it. */
  ownSite: string | undefined
  /** Another site, if the text signs in to that one: it can't be signed. */
  otherSite: string | undefined
  /** The site that the text signs in to, if no page asks for it: signing it takes one more step. */
  pasted: string | undefined
  /** Who may spend tokens of the Safe once it is signed. */
  spender: Address | undefined
  /** Nobody can read what it means, so signing it takes one more step. */
  isBlind: boolean
  /**
   * It is a transaction of a Safe that an owner, which is a Safe too, would confirm by this
   * message. Nobody would have seen it decoded, so it can't be signed.
   */
  isTransaction: boolean
}

/**
 * What is special about a message that a page of this origin wants signed.
 * @param origin undefined: no page asks for it
 */
export function messageRisks(message: OffchainMessage, origin: string | undefined): MessageRisks {
  const domain = typeof message === 'string' ? signInDomain(message) : undefined
  const isOwn = domain !== undefined && origin !== undefined && isSameDomain(domain, origin)
  return {
    ownSite: isOwn ? domain : undefined,
    otherSite: isOwn || origin === undefined ? undefined : domain,
    pasted: origin === undefined ? domain : undefined,
    spender: typeof message === 'string' ? undefined : spenderOf(message),
    isBlind: typeof message === 'string' && isBlind(message),
    isTransaction: isTransactionData(message as SafeMessage),
  }
}

/**
 * Who a permit lets spend: of ERC-2612, of Dai, and of Permit2, whose types begin with the same
 * word; and who gets the tokens of a transfer that is authorized in advance (ERC-3009).
 */
function spenderOf({ primaryType, message: { spender, to } }: TypedMessage): Address | undefined {
  const account = primaryType.startsWith('Permit')
    ? spender
    : primaryType.endsWith('WithAuthorization')
      ? to
      : undefined
  return isAddressLike(account) ? account : undefined
}
