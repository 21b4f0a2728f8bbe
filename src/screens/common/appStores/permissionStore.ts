import { useSyncExternalStore } from 'react'
import { type PermissionStore, readPermissionStore } from '#apps/host'
import { createPersistedStore } from '#base'

const none: PermissionStore = {}
const store = createPersistedStore<PermissionStore>({
  key: 'coffer.appPermissions',
  parse: readPermissionStore,
  initial: none,
})

/** The permissions of all apps on this device. */
export const storedPermissions = {
  read: store.get,
  write: (next: PermissionStore) => void store.update(() => next),
}

export const usePermissions = (): PermissionStore =>
  useSyncExternalStore(store.subscribe, store.get, () => none)
