import {
  mergeLabels,
  useAllLabels,
  useHiddenLists,
  useSafesOrder,
  useStoredApps,
} from '#screens/core/stores'
import { useContacts } from '#screens/core/names'
import { usePreferences } from '#screens/core/preferences'
import { changeTemplates, useTemplates, withTemplates } from '#screens/core/templates'
import type { LocalData, LocalPart } from './localData.ts'

/**
 * User data in this browser, and a function that stores parts of it: false if any lasts only as
 * long as the page.
 */
export function useLocalData(): [
  LocalData,
  (next: LocalData, parts: ReadonlySet<LocalPart>) => boolean,
] {
  const [contacts, changeContacts] = useContacts()
  const [labels, changeLabels] = useAllLabels()
  const [{ addedSafes, ...settings }, changePreferences] = usePreferences()
  const [{ pinned }, changeOrder] = useSafesOrder()
  const [apps, changeApps] = useStoredApps()
  const [hiddenTokens, changeHidden] = useHiddenLists()
  const { all: templates } = useTemplates()
  const data: LocalData = {
    contacts,
    labels,
    safes: addedSafes,
    pinned,
    settings,
    apps: { pinned: apps.pinned, custom: apps.custom },
    hiddenTokens,
    templates,
  }
  const store = (next: LocalData, parts: ReadonlySet<LocalPart>) => {
    const changes: readonly (readonly [LocalPart, () => boolean])[] = [
      ['contacts', () => changeContacts(() => next.contacts)],
      // Another tab may have added some since the file was opened.
      ['labels', () => changeLabels((before) => mergeLabels(before, next.labels))],
      ['safes', () => changePreferences({ addedSafes: next.safes })],
      ['safes', () => changeOrder((before) => ({ ...before, pinned: next.pinned }))],
      ['apps', () => changeApps((before) => ({ ...before, ...next.apps }))],
      ['hiddenTokens', () => changeHidden(() => next.hiddenTokens)],
      ['templates', () => changeTemplates((before) => withTemplates(before, next.templates))],
      // Last, because the language may change the page.
      ['settings', () => changePreferences(next.settings)],
    ]
    return changes.map(([part, change]) => !parts.has(part) || change()).every(Boolean)
  }
  return [data, store]
}
