import type { RegisteredSafe } from './device/deviceStore.ts'
import type { PushPermission, PushSubscribed, PushSupport } from '#screens/core/environment'

/** The browser's state at one moment. */
export interface BrowserState {
  support: PushSupport
  permission: PushPermission
  subscription: PushSubscribed | null
}

/**
 * This device's state. `off`: nothing is registered; if the browser is still subscribed, the
 * registrations were lost here. `changed`: some Safes were registered with a different
 * subscription, so their notifications don't arrive. `lost`: there is no subscription anymore, so
 * nothing arrives. `denied`: the user has blocked notifications.
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

/** The states in which the user can do something on the page. */
export type UsableState = Exclude<DeviceState, { status: 'unsupported' | 'installFirst' }>

/**
 * This device's state, based on the browser and the registrations. `stale` are Safes whose
 * notifications no longer arrive.
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
