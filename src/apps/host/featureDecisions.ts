import { isRecord, ownFields } from '#apps/protocol'
import { type BrowserFeature, browserFeatures } from './browserFeatures.ts'
import { isWebOrigin } from './permissions.ts'

type Decisions = Readonly<Partial<Record<BrowserFeature, boolean>>>

/** Which features of the browser each origin may use, as the user decided. As stored. */
export type FeatureStore = Readonly<Record<string, Decisions>>

const decisionsOf = (store: FeatureStore, origin: string): Decisions =>
  Object.hasOwn(store, origin) ? (store[origin] ?? {}) : {}

/** Reads what was stored. Leaves out origins and features that cannot be. */
export function readFeatureStore(stored: unknown): FeatureStore {
  const read = Object.entries(isRecord(stored) ? stored : {}).flatMap(([origin, value]) => {
    const own = ownFields(value, ...browserFeatures) ?? {}
    const features = browserFeatures.filter((feature) => typeof own[feature] === 'boolean')
    return isWebOrigin(origin) && features.length > 0
      ? [
          [
            origin,
            Object.fromEntries(features.map((feature) => [feature, own[feature] as boolean])),
          ] as const,
        ]
      : []
  })
  return Object.fromEntries(read)
}

/** Features that an app wants and about which nothing was decided. */
export const undecidedFeatures = (
  store: FeatureStore,
  origin: string,
  wanted: readonly BrowserFeature[],
): BrowserFeature[] => wanted.filter((feature) => decisionsOf(store, origin)[feature] === undefined)

/** Features that an app wants and may use. */
export const allowedFeatures = (
  store: FeatureStore,
  origin: string,
  wanted: readonly BrowserFeature[],
): BrowserFeature[] => wanted.filter((feature) => decisionsOf(store, origin)[feature] === true)

/** Stores decisions of the user. */
export const decideFeatures = (
  store: FeatureStore,
  origin: string,
  decisions: Decisions,
): FeatureStore => ({
  ...store,
  [origin]: { ...decisionsOf(store, origin), ...decisions },
})

/** Forgets a decision, so that the user is asked again. */
export function forgetFeature(
  store: FeatureStore,
  origin: string,
  feature: BrowserFeature,
): FeatureStore {
  const { [origin]: own = {}, ...others } = store
  const { [feature]: _, ...left } = own
  return Object.keys(left).length > 0 ? { ...others, [origin]: left } : others
}
