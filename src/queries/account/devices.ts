import { mutationOptions } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import {
  type DeviceRegistration,
  type DeviceSubscriptions,
  forgetDevice,
  forgetSafe,
  type Gateway,
  routes,
} from '#gateway'
import { notCached, privateCacheKey } from '../cache/privateCache.ts'

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
 * Registers the device of a logged-in person, without signatures. Resolves to the device's id if
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
