import { useSyncExternalStore } from 'react'
import { createPersistedStore } from '#base'

const store = createPersistedStore({
  key: 'coffer.showSuspicious',
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
  initial: false,
})

/**
 * Whether suspicious transactions are listed, stored on this device, and a function to change it.
 */
export const useSuspicious = (): [boolean, (isShown: boolean) => void] => [
  useSyncExternalStore(store.subscribe, store.get, () => false),
  (isShown) => store.update(() => isShown),
]

/** Same, outside of React. */
export const areSuspiciousShown = (): boolean => store.get()
