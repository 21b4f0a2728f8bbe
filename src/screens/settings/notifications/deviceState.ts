import type { RegisteredSafe } from './device/deviceStore.ts'
import type { PushPermission, PushSubscribed, PushSupport } from '#screens/core/environment'

/** What the browser says, at one moment. */
export interface BrowserState {
  support: PushSupport
  permission: PushPermission
  subscription: PushSubscribed | null
}

/**
 * What this device does. `off`: nothing is registered; if the browser is subscribed anyway, what
 * was registered is forgotten here. `changed`: the subscription isn't the one that some Safes were
 * registered with, so nothing arrives about those. `lost`: there is no subscription any more, so
 * nothing arrives at all. `denied`: the user doesn't allow it.
 */
export type DeviceState =
  | { status: 'unsupported' }
  | { status: 'installFirst' }
  | { status: 'off'; isSubscribed?: true }
  | { status: 'denied'; safes: readonly RegisteredSafe[] }
  | {
      status: 'on' | 'changed' | 'lost'
      safes: readonly RegisteredSafe[]
      stale: readonly RegisteredSafe[]
    }

/** Those in which something can be done on the page. */
export type UsableState = Exclude<DeviceState, { status: 'unsupported' | 'installFirst' }>

/**
 * What this device does, by what the browser says and what was registered. `stale` are Safes about
 * which nothing arrives any more.
 */
export function deviceState(
  { support, permission, subscription }: BrowserState,
  safes: readonly RegisteredSafe[],
): DeviceState {
  if (support === 'none') return { status: 'unsupported' }
  if (support === 'installFirst') return { status: 'installFirst' }
  if (permission === 'denied') return { status: 'denied', safes }
  if (safes.length === 0) return { status: 'off', ...(subscription && { isSubscribed: true }) }
  // A permission that was taken back ends the subscription, sooner or later.
  const endpoint = permission === 'granted' ? subscription?.endpoint : undefined
  if (endpoint === undefined) return { status: 'lost', safes, stale: safes }
  const stale = safes.filter((one) => one.endpoint !== endpoint)
  return { status: stale.length > 0 ? 'changed' : 'on', safes, stale }
}
