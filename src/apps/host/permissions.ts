import {
  isGranted,
  isRecord,
  ownFields,
  type Permission,
  refusedCaveat,
  RestrictedMethods,
} from '#apps/protocol'

/** The permissions of all apps by their exact origin, refused ones included. As stored. */
export type PermissionStore = Readonly<Record<string, readonly Permission[]>>

/** Refusals of an origin after which it is refused without a prompt, until the next visit. */
export const maxRefusals = 2

/** Whether a text is the origin of a page on the web, spelled as browsers do. */
export const isWebOrigin = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined && url.origin === value && /^https?:$/.test(url.protocol)
}

/** Reads what was stored. Leaves out whatever is no permission that a user can give. */
export function readPermissionStore(stored: unknown): PermissionStore {
  const origins = Object.entries(isRecord(stored) ? stored : {}).filter(([origin]) =>
    isWebOrigin(origin),
  )
  const read = origins.map(
    ([origin, list]) =>
      [
        origin,
        Array.isArray(list) ? list.flatMap((one) => readPermission(one, origin)) : [],
      ] as const,
  )
  return Object.fromEntries(read.filter(([, list]) => list.length > 0))
}

function readPermission(stored: unknown, origin: string): Permission[] {
  const { parentCapability, invoker, date, caveats } =
    ownFields(stored, 'parentCapability', 'invoker', 'date', 'caveats') ?? {}
  if (
    typeof parentCapability !== 'string' ||
    !Object.hasOwn(RestrictedMethods, parentCapability) ||
    invoker !== origin
  )
    return []
  if (caveats !== undefined && !Array.isArray(caveats)) return []
  // A caveat that is not known restricts the permission in a way that cannot be followed.
  const isRefused = (caveats ?? []).length > 0
  return [
    toPermission(
      origin,
      parentCapability,
      !isRefused,
      Number.isSafeInteger(date) ? (date as number) : 0,
    ),
  ]
}

const toPermission = (
  invoker: string,
  parentCapability: string,
  granted: boolean,
  date: number,
): Permission => ({
  parentCapability,
  invoker,
  date,
  caveats: granted ? [] : [{ type: refusedCaveat, value: true }],
})

/** The permissions of one origin, in the form that apps read. */
export const permissionsOf = (store: PermissionStore, origin: string): readonly Permission[] =>
  Object.hasOwn(store, origin) ? (store[origin] ?? []) : []

export const hasPermission = (
  store: PermissionStore,
  origin: string,
  capability: string,
): boolean => permissionsOf(store, origin).some((one) => isGranted(one, capability))

/** Stores a decision of the user. `date` is in milliseconds. */
export function setPermission(
  store: PermissionStore,
  origin: string,
  capability: string,
  granted: boolean,
  date: number,
): PermissionStore {
  const others = permissionsOf(store, origin).filter(
    ({ parentCapability }) => parentCapability !== capability,
  )
  return { ...store, [origin]: [...others, toPermission(origin, capability, granted, date)] }
}

/**
 * Forgets a decision, so that the app may ask again. Without a capability, all decisions about the
 * origin.
 */
export function removePermission(
  store: PermissionStore,
  origin: string,
  capability?: string,
): PermissionStore {
  const { [origin]: list = [], ...others } = store
  const left =
    capability === undefined
      ? []
      : list.filter(({ parentCapability }) => parentCapability !== capability)
  return left.length > 0 ? { ...others, [origin]: left } : others
}
