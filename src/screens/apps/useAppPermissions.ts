import { removePermission, setPermission } from '#apps/host'
import type { AppPermissionsProps } from '../settings/AppPermissions.tsx'
import { storedPermissions, usePermissions } from './permissionStore.ts'

/** What embedded apps may read, and how to change it. */
export function useAppPermissions(): AppPermissionsProps {
  const store = usePermissions()
  const { read, write } = storedPermissions
  return {
    permissions: Object.entries(store).flatMap(([origin, list]) =>
      list.map(({ parentCapability, caveats }) => ({ origin, capability: parentCapability, granted: (caveats ?? []).length === 0 })),
    ),
    onToggle: ({ origin, capability }, granted) => write(setPermission(read(), origin, capability, granted, Date.now())),
    onRemove: ({ origin, capability }) => write(removePermission(read(), origin, capability)),
    onClear: () => write({}),
  }
}
