import { useSyncExternalStore } from 'react'
import { type Address, createPersistedStore, isAddressLike, type SafeRef } from '#base'
import { isSafeRef, sameSafe } from '#screens/core/preferences'
import { type NotificationGroup, notificationGroups } from '../kinds.ts'

/** A Safe for which this device is registered at the gateway. */
export interface RegisteredSafe extends SafeRef {
  /** The account that signed for it. */
  account: Address
  /** The subscription to which the gateway sends, as it was when it was signed. */
  endpoint: string
  /** Which incoming notifications are shown. */
  groups: readonly NotificationGroup[]
}

/** This device's registrations. Gateways don't list them, so they're stored here. */
export interface RegisteredDevice {
  /** Its ID at the gateway; empty before the first registration. */
  uuid: string
  /** URL of the gateway that it is registered with. */
  gateway: string
  safes: readonly RegisteredSafe[]
}

export const deviceKey = 'coffer.notifications'
export const noDevice: RegisteredDevice = { uuid: '', gateway: '', safes: [] }

const isText = (value: unknown): value is string => typeof value === 'string'

function readSafe(value: unknown): readonly RegisteredSafe[] {
  const { account, endpoint, groups } = (value ?? {}) as Record<string, unknown>
  if (!isSafeRef(value) || !isAddressLike(account) || !isText(endpoint) || !Array.isArray(groups))
    return []
  const { chainId, address } = value
  return [
    {
      chainId,
      address,
      account,
      endpoint,
      groups: notificationGroups.filter((one) => groups.includes(one)),
    },
  ]
}

/** Parses the stored device; undefined if invalid. */
export function parseDevice(value: unknown): RegisteredDevice | undefined {
  const { uuid, gateway, safes } = (value ?? {}) as Record<string, unknown>
  if (
    !isText(uuid) ||
    !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid) ||
    !isText(gateway) ||
    !Array.isArray(safes)
  )
    return undefined
  return { uuid, gateway, safes: safes.flatMap(readSafe) }
}

/** The device with these Safes registered, replacing their previous state. */
export const withRegistered = (
  device: RegisteredDevice,
  registered: readonly RegisteredSafe[],
): RegisteredDevice => ({
  ...device,
  safes: [
    ...device.safes.filter((one) => !registered.some((other) => sameSafe(one, other))),
    ...registered,
  ],
})

export const withoutSafe = (device: RegisteredDevice, at: SafeRef): RegisteredDevice => ({
  ...device,
  safes: device.safes.filter((one) => !sameSafe(one, at)),
})

/** Shows or hides a group of what arrives about a Safe. */
export const withGroup = (
  device: RegisteredDevice,
  at: SafeRef,
  group: NotificationGroup,
  isShown: boolean,
): RegisteredDevice => ({
  ...device,
  safes: device.safes.map((one) =>
    sameSafe(one, at)
      ? {
          ...one,
          groups: notificationGroups.filter((each) =>
            each === group ? isShown : one.groups.includes(each),
          ),
        }
      : one,
  ),
})

const store = createPersistedStore<RegisteredDevice>({
  key: deviceKey,
  parse: parseDevice,
  initial: noDevice,
})

/** The device's current state. */
export const storedDevice = (): RegisteredDevice => store.get()

/** The device's state for a gateway, with a new ID if it's new there. */
const deviceAt = (gateway: string, device: RegisteredDevice, uuid: string): RegisteredDevice =>
  device.gateway === gateway && device.uuid !== '' ? device : { uuid, gateway, safes: [] }

/** Changes the device's state for a gateway, and returns it. */
export function changeDevice(
  gateway: string,
  change: (before: RegisteredDevice) => RegisteredDevice = (before) => before,
): RegisteredDevice {
  // The change may be applied twice, and has to be the same then.
  const uuid = crypto.randomUUID()
  store.update((before) => change(deviceAt(gateway, before, uuid)))
  return store.get()
}

/** This device's registrations at a gateway. */
export function useRegisteredSafes(gateway: string): readonly RegisteredSafe[] {
  const device = useSyncExternalStore(store.subscribe, store.get, () => noDevice)
  return device.gateway === gateway ? device.safes : noDevice.safes
}
