import { type Address, sameAddress, type SafeRef } from '#base'
import type { Message } from '#domain'
import { canConfirmMessageOf, contractVersion, messageLibraries } from '#safe'
import type { MessageReview, SignableMessage } from '#signing'
import { useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { useOwnerSafes } from '#screens/transactions/ownerSafes'

/** A Safe that is an owner, and can sign a message of the other Safe on the chain. */
export interface SigningOwner {
  address: Address
  name: string
  version: string | null
  /** Of its next execution. */
  nonce: bigint
  /** What it confirms. */
  signable: SignableMessage
  /** The version of the Safe whose message it is. */
  asking: string | null
}

/**
 * The Safes as which the account may sign a message: owners that it owns, which haven't signed it,
 * and whose version can. Empty until they are known.
 */
export function useSignAs(
  at: SafeRef,
  listed: Message | undefined,
  review: MessageReview | undefined,
  account: Address | undefined,
): readonly SigningOwner[] {
  const names = useNames()
  const text = useText(namesText)
  const { snapshot = null, signable = null, recorded = [] } = review ?? {}
  const owned = useOwnerSafes(at, review && (snapshot?.contractOwners ?? null), account)
  if (!owned || !signable || !snapshot || !listed) return []
  const asking = contractVersion(snapshot)
  const signed = [...recorded, ...listed.confirmations.map(({ signer }) => signer.address)]
  return owned
    .filter(({ address }) => !signed.some((one) => sameAddress(one, address)))
    .filter(
      ({ version }) => canConfirmMessageOf(version, asking) && messageLibraries(version).length > 0,
    )
    .map(({ address, version, nonce }) => {
      const party = { address, name: null }
      const name = nameOrAddress(text, resolveName(names, party, at.chainId), address)
      return { address, name, version, nonce, signable, asking }
    })
}
