import type { SafeRef } from '#base'
import { sameSafe } from '#screens/core/preferences'
import type { DeviceState } from './deviceState.ts'
import type { NotificationGroup } from './kinds.ts'
import type { RegisteredSafe } from './device/deviceStore.ts'

/** A Safe and its notifications on this device. `stale`: registered, but nothing arrives. */
export interface SafeNotifications {
  at: SafeRef
  status: 'off' | 'on' | 'stale'
  registered: RegisteredSafe | undefined
  /** Whether the connected account owns it; undefined while that isn't known. */
  isOwned: boolean | undefined
  /**
   * The groups that the gateway says it sends to this device; undefined if it doesn't say, or until
   * it has responded.
   */
  held?: readonly NotificationGroup[] | undefined
}

export interface SafeRowsInput {
  /** Safes of the connected account; undefined while they aren't known. */
  owned: readonly SafeRef[] | undefined
  added: readonly SafeRef[]
  registered: readonly RegisteredSafe[]
  state: DeviceState
}

/**
 * Owned Safes, those added on this device, and any others that are registered: each once, in this
 * order.
 */
export function notificationRows({
  owned,
  added,
  registered,
  state,
}: SafeRowsInput): readonly SafeNotifications[] {
  const all = [...(owned ?? []), ...added, ...registered]
  const once = all.filter((at, index) => all.findIndex((one) => sameSafe(one, at)) === index)
  const arrives = (one: RegisteredSafe) =>
    (state.status === 'on' || state.status === 'changed') &&
    !state.stale.some((other) => sameSafe(other, one))
  return once.map(({ chainId, address }) => {
    const at = { chainId, address }
    const known = registered.find((one) => sameSafe(one, at))
    return {
      at,
      status: !known ? 'off' : arrives(known) ? 'on' : 'stale',
      registered: known,
      isOwned: owned?.some((one) => sameSafe(one, at)),
    }
  })
}
