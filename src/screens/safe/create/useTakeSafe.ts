import type { SafeRef } from '#base'
import { contactAt, renamed, useContacts } from '#screens/core/names'
import { addSafe, changeAddedSafes } from '#screens/core/preferences'

/** Returns the function that adds a Safe to My Safes, and names it unless it has a name already. */
export function useTakeSafe(): (at: SafeRef, name: string) => void {
  const [, changeContacts] = useContacts()
  return (at, name) => {
    changeAddedSafes((before) => addSafe(before, at))
    if (name !== '')
      changeContacts((now) =>
        contactAt(now, at.address, at.chainId) ? now : renamed(now, at.address, at.chainId, name),
      )
  }
}
