import { readUrl } from '#base'
import {
  isGranted,
  isRecord,
  ownFields,
  type Permission,
  declinedCaveat,
  RestrictedMethods,
} from '#apps/protocol'

/** The permissions of all apps by their {@link appAddress}, including rejected ones. As stored. */
export type PermissionStore = Readonly<Record<string, readonly Permission[]>>

/** After this many rejections, an app is rejected without a prompt until the next visit. */
export const maxRejections = 2

/** Whether a text is the origin of a page on the web, spelled as browsers do. */
export const isWebOrigin = (value: string): boolean => {
  const url = readUrl(value)
  return url !== undefined && url.origin === value && /^https?:$/.test(url.protocol)
}

/**
 * An app's identity: its URL up to the end of its path. Many apps can share an origin, as on an
 * IPFS gateway, and must not share permissions.
 */
export function appAddress(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

/** Whether a text is an {@link appAddress} on the web. */
export const isAppAddress = (value: string): boolean => {
  const url = readUrl(value)
  return url !== undefined && appAddress(value) === value && isWebOrigin(url.origin)
}

/** Parses the stored permissions. Drops anything the user can't grant. */
export function readPermissionStore(stored: unknown): PermissionStore {
  const apps = Object.entries(isRecord(stored) ? stored : {}).filter(([app]) => isAppAddress(app))
  const read = apps.map(([app, list]) => {
    const { origin } = new URL(app)
    return [
      app,
      Array.isArray(list) ? list.flatMap((one) => readPermission(one, origin)) : [],
    ] as const
  })
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
  // An unknown caveat restricts the permission in a way that can't be enforced.
  const isDeclined = (caveats ?? []).length > 0
  return [
    toPermission(
      origin,
      parentCapability,
      !isDeclined,
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
  caveats: granted ? [] : [{ type: declinedCaveat, value: true }],
})

/** The permissions of one app, in the form that apps read. */
export const permissionsOf = (store: PermissionStore, app: string): readonly Permission[] =>
  Object.hasOwn(store, app) ? (store[app] ?? []) : []

export const hasPermission = (store: PermissionStore, app: string, capability: string): boolean =>
  permissionsOf(store, app).some((one) => isGranted(one, capability))

/** Stores a decision of the user. `date` is in milliseconds. */
export function setPermission(
  store: PermissionStore,
  app: string,
  capability: string,
  granted: boolean,
  date: number,
): PermissionStore {
  const { origin } = new URL(app)
  const others = permissionsOf(store, app).filter(
    ({ parentCapability }) => parentCapability !== capability,
  )
  return { ...store, [app]: [...others, toPermission(origin, capability, granted, date)] }
}

/**
 * Deletes a decision, so that the app may request it again. Without a capability, all decisions
 * about the app.
 */
export function removePermission(
  store: PermissionStore,
  app: string,
  capability?: string,
): PermissionStore {
  const { [app]: list = [], ...others } = store
  const left =
    capability === undefined
      ? []
      : list.filter(({ parentCapability }) => parentCapability !== capability)
  return left.length > 0 ? { ...others, [app]: left } : others
}
