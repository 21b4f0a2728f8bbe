import { type Address, isAddressLike, sameAddress } from '#base'
import type { OffchainMessage, TypedMessage } from '#domain'
import type { MessageRisk } from '../messageRisk.ts'
import { isTransactionData, type SafeMessage } from '../requests.ts'
import { riskLevels } from '../riskLevels.ts'
import { hasOnlyBytes } from './hasOnlyBytes.ts'
import { givesForNothing } from './order.ts'
import { areOrders, ordersOf } from './orders.ts'
import { paymentIn } from './payments.ts'
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
   * Whether it is a transaction of a Safe that an owner, which is a Safe too, would confirm by this
   * message. It was never shown decoded, so it can't be signed.
   */
  isTransaction: boolean
  /** Worst first. */
  risks: readonly MessageRisk[]
  /** Whether it is typed data that names no chain, which may be valid on any. */
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
  return {
    ownSite: isOwn && observed !== undefined ? domain : undefined,
    otherSite: isOther ? { domain, origin } : undefined,
    isTransaction: isTransactionData(message as SafeMessage),
    risks: isText
      ? [
          ...(isBlind(message) ? [{ id: 'blind' } as const] : []),
          ...(domain !== undefined && observed === undefined && !isOther
            ? [{ id: 'pasted', domain } as const]
            : []),
        ]
      : risksOfData(message, chainId, safe),
    hasNoChain: !isText && message.domain.chainId === undefined,
  }
}

/** Whether it can't be signed here. */
export const isDeclined = ({ otherSite, isTransaction }: MessageRisks): boolean =>
  otherSite !== undefined || isTransaction

/** Whether assets or control may be lost by signing it. */
export const isMessageDanger = ({ id }: MessageRisk): boolean => riskLevels[id].level === 'danger'

/** The risks of a message that the user has to acknowledge before they sign it. */
export const messageRisksToAgree = (risks: MessageRisks): readonly MessageRisk[] =>
  isDeclined(risks) ? [] : risks.risks.filter(({ id }) => riskLevels[id].agree)

function risksOfData(
  message: TypedMessage,
  chainId: string | undefined,
  safe: Address | undefined,
): readonly MessageRisk[] {
  const { domain, types } = message
  const chain = domain.chainId
  const isOfSafe = Object.hasOwn(types, 'SafeMessage') && domain.verifyingContract !== undefined
  const isElsewhere = chain !== undefined && String(chain) !== (chainId ?? String(chain))
  return [
    ...risksOfOrders(message, safe),
    ...(isOfSafe ? [{ id: 'confirmsFor', safe: domain.verifyingContract ?? '' } as const] : []),
    ...operationIn(message),
    ...risksOfTokens(message, safe),
    ...(!isOfSafe && hasOnlyBytes(message) ? [{ id: 'onlyBytes' } as const] : []),
    ...(isElsewhere ? [{ id: 'otherChain', chain } as const] : []),
  ]
}

function risksOfOrders(message: TypedMessage, safe: Address | undefined): MessageRisk[] {
  const orders = ordersOf(message, safe)
  const other = orders.find(({ owner }) => owner && !sameAddress(owner, safe))?.owner
  const isOwn = orders.some(({ owner }) => !owner || sameAddress(owner, safe))
  const isGift = orders.some(givesForNothing)
  return [
    ...(isGift ? [{ id: 'givesForNothing' } as const] : []),
    ...(other ? [{ id: 'otherOwner', owner: other, spender: undefined } as const] : []),
    // It says more than that others can use it. Unreadable content may still be an order.
    ...((isOwn && !isGift) || (orders.length === 0 && areOrders(message))
      ? [{ id: 'order' } as const]
      : []),
  ]
}

/** https://github.com/safe-global/safe-modules/blob/main/modules/4337 */
function operationIn({ types, message: { safe } }: TypedMessage): MessageRisk[] {
  return Object.hasOwn(types, 'SafeOp') && isAddressLike(safe) ? [{ id: 'operation', safe }] : []
}

/** Risks of permits, and of transfers that are authorized in advance. */
function risksOfTokens(message: TypedMessage, safe: Address | undefined): MessageRisk[] {
  const payment = paymentIn(message)
  if (payment) {
    const { from: owner, to } = payment
    return [
      sameAddress(owner, safe) ? { id: 'payment', to } : { id: 'otherOwner', owner, spender: to },
    ]
  }
  const spender = isRevocation(message) ? undefined : spenderOf(message)
  if (spender === undefined) return []
  const owner = otherOwnerOf(message, safe)
  return [owner === undefined ? { id: 'spender', spender } : { id: 'otherOwner', owner, spender }]
}

/**
 * Permits of ERC-2612 and Dai name the owner, whose account decides which signatures count: a
 * contract may accept those of another one.
 */
function otherOwnerOf(message: TypedMessage, safe: Address | undefined): Address | undefined {
  const owners = permitsOf(message).map(({ owner }) => owner)
  return owners.every((owner) => owner && !sameAddress(owner, safe)) ? owners[0] : undefined
}

/** Whether all that it does is end permissions. */
function isRevocation(message: TypedMessage): boolean {
  const permits = permitsOf(message)
  return permits.length > 0 && permits.every(({ raw }) => raw === 0n)
}

/**
 * The spender of a permit (ERC-2612, Dai, ERC-4494 for NFTs, or Permit2, whose types begin with the
 * same word), or the recipient of a transfer that is authorized in advance by unknown types.
 */
function spenderOf({
  primaryType,
  message: { spender, operator, to },
}: TypedMessage): Address | undefined {
  const account = primaryType.startsWith('Permit')
    ? (spender ?? operator)
    : primaryType.endsWith('WithAuthorization')
      ? to
      : undefined
  return isAddressLike(account) ? account : undefined
}
