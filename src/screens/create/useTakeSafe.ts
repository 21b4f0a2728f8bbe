import { useEffect, useRef } from 'react'
import type { SafeRef } from '#base'
import { contactAt, useContacts } from '../names/contacts.ts'
import { renamed } from '../names/editContacts.ts'
import { addSafe, usePreferences } from '../preferences.ts'

/** Returns the function that adds a Safe to My Safes, and names it unless it has a name already. */
export function useTakeSafe(): (at: SafeRef, name: string) => void {
  const [{ addedSafes }, updatePreferences] = usePreferences()
  const [, changeContacts] = useContacts()
  // By the time a Safe is created, others may have been added.
  const latest = useRef(addedSafes)
  useEffect(() => {
    latest.current = addedSafes
  }, [addedSafes])
  return (at, name) => {
    latest.current = addSafe(latest.current, at)
    updatePreferences({ addedSafes: latest.current })
    if (name !== '') changeContacts((now) => (contactAt(now, at.address, at.chainId) ? now : renamed(now, at.address, at.chainId, name)))
  }
}
