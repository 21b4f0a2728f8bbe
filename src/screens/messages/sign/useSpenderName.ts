import type { Address, ChainSummary } from '#base'
import { useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { messagesText } from '#screens/messages/common'

/** Returns how an account is called in a sentence, and that it isn't a contact if it is none. */
export function useSpenderName(chain: ChainSummary | undefined): (address: Address) => string {
  const text = useText(messagesText)
  const words = useText(namesText)
  const known = useNames()
  return (address) => {
    const resolved = resolveName(known, { address }, chain?.chainId)
    const name = nameOrAddress(words, resolved, address)
    return resolved.source === 'contact' || resolved.isYou
      ? name
      : text('permit.notContact', { name })
  }
}
