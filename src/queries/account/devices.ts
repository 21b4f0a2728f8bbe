import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import {
  type DeviceRegistration,
  type DeviceSubscriptions,
  forgetDevice,
  forgetSafe,
  type Gateway,
  GatewayHttpError,
  isNotOffered,
  type NotificationKind,
  routes,
} from '#gateway'
import { notCached, privateCacheKey } from '../cache/privateCache.ts'
import { isLoginDeclined } from './session.ts'

const deviceKey = (action: string) => [...privateCacheKey, 'device', action] as const

/**
 * Registers a device for notifications about Safes, authorized by the owners' signatures. All
 * gateways offer this. Never retried.
 */
export const registerDevice = (gateway: Gateway, registration: DeviceRegistration): Promise<void> =>
  gateway.call(routes.registerDevice, { body: registration })

export const registerDeviceMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('register'),
    mutationFn: (registration: DeviceRegistration) => registerDevice(gateway, registration),
    ...notCached,
  })

/**
 * Registers the device of a logged-in person, without signatures. Resolves to the device's ID if
 * the gateway returns one. Newer gateways only.
 */
export const subscribeDeviceMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('subscribe'),
    mutationFn: async (subscriptions: DeviceSubscriptions) =>
      (await gateway.call(routes.registerDeviceV2, { body: subscriptions })).deviceUuid ?? null,
    ...notCached,
  })

/** Stops a device's notifications about one Safe. */
export const unregisterSafe = (
  gateway: Gateway,
  { at, uuid }: { at: SafeRef; uuid: string },
): Promise<void> =>
  forgetSafe(gateway, {
    path: { chainId: at.chainId, safeAddress: at.address, uuid, deviceUuid: uuid },
  })

export const unregisterSafeMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('unregisterSafe'),
    mutationFn: (registered: { at: SafeRef; uuid: string }) => unregisterSafe(gateway, registered),
    ...notCached,
  })

/**
 * What the gateway sends this device about a Safe, for the logged-in address: `none` if it has no
 * such subscription, `unknown` without a login or on a gateway that doesn't report it.
 */
export const subscribedKindsQuery = (
  gateway: Gateway,
  { at, uuid }: { at: SafeRef; uuid: string },
) =>
  queryOptions({
    queryKey: [...deviceKey('subscribed'), at.chainId, at.address.toLowerCase(), uuid] as const,
    queryFn: async ({ signal }): Promise<readonly NotificationKind[] | 'none' | 'unknown'> => {
      try {
        const path = { chainId: at.chainId, safeAddress: at.address, deviceUuid: uuid }
        const kinds = await gateway.call(routes.subscribedKinds, { path, signal })
        return kinds.map(({ name }) => name)
      } catch (error) {
        if (isNotOffered(error) || isLoginDeclined(error)) return 'unknown'
        if (error instanceof GatewayHttpError && error.status === 404) return 'none'
        throw error
      }
    },
  })

/**
 * Ends all subscriptions of a device, and forgets it. Gateways that can't end several at once
 * forget it on each network.
 */
export async function unregisterEverywhere(
  gateway: Gateway,
  { uuid, safes }: { uuid: string; safes: readonly SafeRef[] },
): Promise<void> {
  const chains = [...new Set(safes.map(({ chainId }) => chainId))]
  const subscriptions = safes.map(({ chainId, address }) => ({
    chainId,
    deviceUuid: uuid,
    safeAddress: address,
  }))
  const isEnded = await gateway.call(routes.removeSubscriptions, { body: { subscriptions } }).then(
    () => true,
    (error: unknown) => {
      // There was none: what remains is the device.
      if (isNotOffered(error)) return false
      if (error instanceof GatewayHttpError && error.status === 404) return true
      throw error
    },
  )
  // Devices that are shared by all networks are forgotten once.
  for (const chainId of isEnded ? chains.slice(0, 1) : chains)
    await unregisterDevice(gateway, { chainId, uuid }).catch((error: unknown) => {
      const isMissing = error instanceof GatewayHttpError && error.status === 404
      // Without the call, the gateway still has what it couldn't end before.
      if (!isMissing || (!isEnded && isNotOffered(error))) throw error
    })
}

/** Stops all notifications of a device. */
export const unregisterDevice = (
  gateway: Gateway,
  { chainId, uuid }: { chainId: string; uuid: string },
): Promise<void> => forgetDevice(gateway, { path: { chainId, uuid, deviceUuid: uuid } })

export const unregisterDeviceMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('unregister'),
    mutationFn: (device: { chainId: string; uuid: string }) => unregisterDevice(gateway, device),
    ...notCached,
  })
