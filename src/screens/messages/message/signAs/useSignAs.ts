import type { Address, Hex, SafeRef } from '#base'
import { messageLibraries, messageOfOwner, type SafeMessage } from '#safe'
import { hasSigned, type MessageReview, type SignableMessage } from '#signing'
import { useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { useOwnerSafes } from '#screens/transactions/ownerSafes'

/** A Safe that is an owner, and can sign a message of the other Safe on the chain. */
export interface SigningOwner {
  address: Address
  name: string
  /** The verified message. */
  signable: SignableMessage
  /** What the owner signs as its own message, so that it confirms that one. */
  signs: Hex
}

/**
 * The Safes as which the account may sign a message: owners that it owns, which haven't signed it,
 * and whose contracts and fallback handler can. Empty until they are known.
 */
export function useSignAs(
  at: SafeRef,
  review: MessageReview | undefined,
  account: Address | undefined,
): readonly SigningOwner[] {
  const names = useNames()
  const text = useText(namesText)
  const owned = useOwnerSafes(at, review && (review.snapshot?.contractOwners ?? null), account)
  if (!owned || !review?.signable || !review.question) return []
  const { signable, question, signatures, recorded } = review
  return owned
    .filter(({ address }) => !hasSigned(signatures, address) && !recorded.includes(address))
    .flatMap(({ address, ...code }) => {
      const signs = messageOfOwner(code, question, signable.message as SafeMessage)
      if (!signs || messageLibraries(code.version).length === 0) return []
      const party = { address, name: null }
      const name = nameOrAddress(text, resolveName(names, party, at.chainId), address)
      return [{ address, name, signable, signs }]
    })
}
