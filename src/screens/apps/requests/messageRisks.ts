import type { OffchainMessage } from '#domain'
import { isBlind, isSameDomain, signInDomain } from './signIn.ts'

export interface MessageRisks {
  /** The site that asks, if the text signs in to it. */
  ownSite: string | undefined
  /** Another site, if the text signs in to that one: it can't be signed. */
  otherSite: string | undefined
  /** Nobody can read what it means, so signing it takes one more step. */
  isBlind: boolean
}

/** What is special about a message that a page of this origin wants signed. */
export function messageRisks(message: OffchainMessage, origin: string): MessageRisks {
  if (typeof message !== 'string') return { ownSite: undefined, otherSite: undefined, isBlind: false }
  const domain = signInDomain(message)
  const isOwn = domain !== undefined && isSameDomain(domain, origin)
  return { ownSite: isOwn ? domain : undefined, otherSite: isOwn ? undefined : domain, isBlind: isBlind(message) }
}
