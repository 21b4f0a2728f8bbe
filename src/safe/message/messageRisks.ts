import { type Address, isAddressLike, sameAddress } from '#base'
import type { OffchainMessage, TypedMessage } from '#domain'
import { isTransactionData, type SafeMessage } from '../requests.ts'
import { permitsOf } from './permits.ts'
import { isBlind, isSameDomain, signInDomain } from './signIn.ts'

/** Who wants a message signed. */
export interface MessageSource {
  /** The requesting page, as the browser reports it. */
  observed?: string | undefined
  /**
   * The requesting page according to the proposer: it can make a message suspicious, not trusted.
   */
  claimed?: string | undefined
}

export interface MessageRisks {
  /** The requesting site, if the text signs in to it. */
  ownSite: string | undefined
  /** The text signs in to a different site than the requester: it can't be signed. */
  otherSite: { domain: string; origin: string } | undefined
  /**
   * The site that the text signs in to, if no requesting page was observed: signing takes an extra
   * step.
   */
  pasted: string | undefined
  /** Who may spend tokens once it is signed: the Safe's, or those of `otherOwner`. */
  spender: Address | undefined
  /** Whose tokens all its permits are about, if they aren't the Safe's. */
  otherOwner: Address | undefined
  /** It's unreadable, so signing takes an extra step. */
  isBlind: boolean
  /**
   * It is a transaction of a Safe that an owner, which is a Safe too, would confirm by this
   * message. It was never shown decoded, so it can't be signed.
   */
  isTransaction: boolean
  /**
   * The Safe whose message an owner, also a Safe, would confirm with this one: signing takes an
   * extra step, because that message is unreadable.
   */
  confirmsFor: string | undefined
  /** The chain that typed data name, if it isn't the Safe's. */
  otherChain: number | undefined
  /** Typed data that name no chain may count on any. */
  hasNoChain: boolean
}

/** Special conditions of a Safe's message on this chain. */
export function messageRisks(
  message: OffchainMessage,
  { observed, claimed }: MessageSource,
  chainId: string | undefined,
  safe: Address | undefined,
): MessageRisks {
  const isText = typeof message === 'string'
  const domain = isText ? signInDomain(message) : undefined
  const origin = observed ?? claimed
  const isOwn = domain !== undefined && origin !== undefined && isSameDomain(domain, origin)
  const isOther = domain !== undefined && origin !== undefined && !isOwn
  const chain = isText ? undefined : message.domain.chainId
  return {
    ownSite: isOwn && observed !== undefined ? domain : undefined,
    otherSite: isOther ? { domain, origin } : undefined,
    pasted: observed === undefined && !isOther ? domain : undefined,
    spender: isText || isRevocation(message) ? undefined : spenderOf(message),
    otherOwner: isText ? undefined : otherOwnerOf(message, safe),
    isBlind: isText && isBlind(message),
    isTransaction: isTransactionData(message as SafeMessage),
    confirmsFor:
      !isText && Object.hasOwn(message.types, 'SafeMessage')
        ? message.domain.verifyingContract
        : undefined,
    otherChain:
      chain === undefined || String(chain) === (chainId ?? String(chain)) ? undefined : chain,
    hasNoChain: !isText && chain === undefined,
  }
}

/** It can't be signed here. */
export const isDeclined = ({ otherSite, isTransaction }: MessageRisks): boolean =>
  otherSite !== undefined || isTransaction

/** Signing it takes one more step. */
export const needsAgreement = ({ isBlind, pasted, confirmsFor }: MessageRisks): boolean =>
  isBlind || pasted !== undefined || confirmsFor !== undefined

/**
 * Permits of ERC-2612 and Dai name the owner, whose account decides which signatures count: a
 * contract may accept those of another one.
 */
function otherOwnerOf(message: TypedMessage, safe: Address | undefined): Address | undefined {
  const owners = permitsOf(message).map(({ owner }) => owner)
  return owners.every((owner) => owner && !sameAddress(owner, safe)) ? owners[0] : undefined
}

/** All that it does is to end permissions. */
function isRevocation(message: TypedMessage): boolean {
  const permits = permitsOf(message)
  return permits.length > 0 && permits.every(({ raw }) => raw === 0n)
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
