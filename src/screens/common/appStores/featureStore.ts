import { useSyncExternalStore } from 'react'
import { type FeatureStore, readFeatureStore } from '#apps/host'
import { createPersistedStore } from '#base'

const none: FeatureStore = {}
const store = createPersistedStore<FeatureStore>({
  key: 'coffer.appFeatures',
  parse: readFeatureStore,
  initial: none,
})

/** The browser features that apps may use on this device. */
export const updateFeatures = store.update

export const useFeatures = (): FeatureStore =>
  useSyncExternalStore(store.subscribe, store.get, () => none)
