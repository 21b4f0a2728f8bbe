import { isRecord, ownFields } from '#apps/protocol'
import { type BrowserFeature, browserFeatures } from './browserFeatures.ts'
import { isAppAddress } from './permissions.ts'

type Decisions = Readonly<Partial<Record<BrowserFeature, boolean>>>

/** The user's stored decisions about the browser features that each app may use, by app address. */
export type FeatureStore = Readonly<Record<string, Decisions>>

const decisionsOf = (store: FeatureStore, app: string): Decisions =>
  Object.hasOwn(store, app) ? (store[app] ?? {}) : {}

/** Parses the stored decisions. Drops invalid apps and features. */
export function readFeatureStore(stored: unknown): FeatureStore {
  const read = Object.entries(isRecord(stored) ? stored : {}).flatMap(([app, value]) => {
    const own = ownFields(value, ...browserFeatures) ?? {}
    const features = browserFeatures.filter((feature) => typeof own[feature] === 'boolean')
    return isAppAddress(app) && features.length > 0
      ? [
          [
            app,
            Object.fromEntries(features.map((feature) => [feature, own[feature] as boolean])),
          ] as const,
        ]
      : []
  })
  return Object.fromEntries(read)
}

/** Features that an app wants and the user hasn't decided on. */
export const undecidedFeatures = (
  store: FeatureStore,
  app: string,
  wanted: readonly BrowserFeature[],
): BrowserFeature[] => wanted.filter((feature) => decisionsOf(store, app)[feature] === undefined)

/** Features that an app wants and may use. */
export const allowedFeatures = (
  store: FeatureStore,
  app: string,
  wanted: readonly BrowserFeature[],
): BrowserFeature[] => wanted.filter((feature) => decisionsOf(store, app)[feature] === true)

/** Stores the user's decisions. */
export const decideFeatures = (
  store: FeatureStore,
  app: string,
  decisions: Decisions,
): FeatureStore => ({
  ...store,
  [app]: { ...decisionsOf(store, app), ...decisions },
})

/** Deletes a decision, so that the user is prompted again. */
export function forgetFeature(
  store: FeatureStore,
  app: string,
  feature: BrowserFeature,
): FeatureStore {
  const { [app]: own = {}, ...others } = store
  const { [feature]: _, ...left } = own
  return Object.keys(left).length > 0 ? { ...others, [app]: left } : others
}
