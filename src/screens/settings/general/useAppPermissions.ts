import { decideFeatures, forgetFeature, removePermission, setPermission } from '#apps/host'
import { useText } from '#ui'
import type { AppPermissionsProps } from './AppPermissions.tsx'
import { useStoredApps } from '#screens/core/stores'
import {
  featuresText,
  storedPermissions,
  updateFeatures,
  useFeatures,
  usePermissions,
} from '#screens/common/appStores'

/**
 * Embedded apps' permissions: data, browser features, where messages are signed, and how to change
 * them.
 */
export function useAppPermissions(): AppPermissionsProps {
  const nameOf = useText(featuresText)
  const store = usePermissions()
  const features = useFeatures()
  const [{ signsOnChain }, changeApps] = useStoredApps()
  const { read, write } = storedPermissions
  const permissions = Object.entries(store).flatMap(([origin, list]) =>
    list.map(({ parentCapability, caveats }) => ({
      origin,
      capability: parentCapability,
      granted: (caveats ?? []).length === 0,
    })),
  )
  const used = Object.entries(features).flatMap(([origin, decisions]) =>
    (Object.keys(decisions) as (keyof typeof decisions)[]).map((feature) => ({
      origin,
      capability: feature,
      feature: { id: feature, name: nameOf(feature) },
      granted: decisions[feature] === true,
    })),
  )
  return {
    signsOnChain,
    onSignsOnChain: (signsOnChain) => changeApps((before) => ({ ...before, signsOnChain })),
    permissions: [...permissions, ...used],
    onToggle: ({ origin, capability, feature }, granted) => {
      if (feature)
        updateFeatures((before) => decideFeatures(before, origin, { [feature.id]: granted }))
      else write(setPermission(read(), origin, capability, granted, Date.now()))
    },
    onRemove: ({ origin, capability, feature }) => {
      if (feature) updateFeatures((before) => forgetFeature(before, origin, feature.id))
      else write(removePermission(read(), origin, capability))
    },
    onClear: () => {
      write({})
      updateFeatures(() => ({}))
    },
  }
}
