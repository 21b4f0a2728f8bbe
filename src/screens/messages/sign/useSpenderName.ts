import type { Address, ChainSummary } from '#base'
import { useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { messagesText } from '#screens/messages/common'

/** Returns whether an account is a contact or the user's. */
export function useIsKnown(chain: ChainSummary | undefined): (address: Address) => boolean {
  const known = useNames()
  return (address) => {
    const resolved = resolveName(known, { address }, chain?.chainId)
    return resolved.source === 'contact' || resolved.isYou
  }
}

/** Returns a function that names an account in a sentence, and says if it isn't a contact. */
export function useSpenderName(chain: ChainSummary | undefined): (address: Address) => string {
  const text = useText(messagesText)
  const words = useText(namesText)
  const known = useNames()
  const isKnown = useIsKnown(chain)
  return (address) => {
    const name = nameOrAddress(words, resolveName(known, { address }, chain?.chainId), address)
    return isKnown(address) ? name : text('permit.notContact', { name })
  }
}
