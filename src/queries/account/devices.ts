import { mutationOptions } from '@tanstack/react-query'
import { type DeviceRegistration, type DeviceSubscriptions, forgetDevice, forgetSafe, type Gateway, routes } from '#gateway'
import type { SafeRef } from '#base'
import { notRemembered, privateKey } from '../cache/privateCache.ts'

const deviceKey = (act: string) => [...privateKey, 'device', act] as const

/** Has a device told about safes, by the owners' signatures. Every gateway takes this. */
export const registerDeviceMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('register'),
    mutationFn: (registration: DeviceRegistration) => gateway.call(routes.registerDevice, { body: registration }),
    ...notRemembered,
  })

/** The same for somebody who is logged in, without a signature; answers the device's id where the gateway gives one. Newer gateways only. */
export const subscribeDeviceMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('subscribe'),
    mutationFn: async (subscriptions: DeviceSubscriptions) => (await gateway.call(routes.registerDeviceV2, { body: subscriptions })).deviceUuid ?? null,
    ...notRemembered,
  })

/** Stops a device's alerts about one safe. */
export const unregisterSafeMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('unregisterSafe'),
    mutationFn: ({ at, uuid }: { at: SafeRef; uuid: string }) =>
      forgetSafe(gateway, { path: { chainId: at.chainId, safeAddress: at.address, uuid, deviceUuid: uuid } }),
    ...notRemembered,
  })

/** Stops all alerts of a device. */
export const unregisterDeviceMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: deviceKey('unregister'),
    mutationFn: ({ chainId, uuid }: { chainId: string; uuid: string }) => forgetDevice(gateway, { path: { chainId, uuid, deviceUuid: uuid } }),
    ...notRemembered,
  })
