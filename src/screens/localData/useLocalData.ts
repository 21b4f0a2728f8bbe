import { useHiddenLists } from '../assets/hiddenTokens.ts'
import { useStoredApps } from '../apps/appStore.ts'
import { useContacts } from '../names/contacts.ts'
import { usePreferences } from '../preferences.ts'
import { useSafesOrder } from '../mySafes/safesOrder.ts'
import type { LocalData, LocalPart } from './localData.ts'

/** What a person made in this browser, and a function that stores parts of it. */
export function useLocalData(): [LocalData, (next: LocalData, parts: ReadonlySet<LocalPart>) => void] {
  const [contacts, changeContacts] = useContacts()
  const [{ addedSafes, ...settings }, changePreferences] = usePreferences()
  const [{ pinned }, changeOrder] = useSafesOrder()
  const [apps, changeApps] = useStoredApps()
  const [hiddenTokens, changeHidden] = useHiddenLists()
  const data: LocalData = { contacts, safes: addedSafes, pinned, settings, apps: { pinned: apps.pinned, custom: apps.custom }, hiddenTokens }
  const store = (next: LocalData, parts: ReadonlySet<LocalPart>) => {
    if (parts.has('contacts')) changeContacts(() => next.contacts)
    if (parts.has('safes')) {
      changePreferences({ addedSafes: next.safes })
      changeOrder((before) => ({ ...before, pinned: next.pinned }))
    }
    if (parts.has('apps')) changeApps((before) => ({ ...before, ...next.apps }))
    if (parts.has('hiddenTokens')) changeHidden(() => next.hiddenTokens)
    // At the end: the language may change the page.
    if (parts.has('settings')) changePreferences(next.settings)
  }
  return [data, store]
}
