import type { DeviceType } from '../enumerations.ts'

export type { DeviceType } from '../enumerations.ts'
export type NotificationKind =
  | 'CONFIRMATION_REQUEST'
  | 'DELETED_MULTISIG_TRANSACTION'
  | 'EXECUTED_MULTISIG_TRANSACTION'
  | 'INCOMING_ETHER'
  | 'INCOMING_TOKEN'
  | 'MESSAGE_CONFIRMATION_REQUEST'
  | 'MODULE_TRANSACTION'

/**
 * A device that receives notifications. `timestamp` is in seconds, as text, and at most 5 minutes
 * old; each signature covers keccak256("gnosis-safe" + timestamp + uuid + token + the safes, sorted
 * and joined): by personal_sign for WEB, raw otherwise.
 */
export interface DeviceRegistration {
  uuid?: string | null
  cloudMessagingToken: string
  buildNumber: string
  bundle: string
  deviceType: DeviceType
  version: string
  timestamp?: string | null
  safeRegistrations: { chainId: string; safes: string[]; signatures: string[] }[]
}

/** Same, on newer gateways, which identify the owner by the login cookie. */
export interface DeviceSubscriptions {
  cloudMessagingToken: string
  safes: { chainId: string; address: string; notificationTypes: NotificationKind[] }[]
  deviceType: DeviceType
  deviceUuid?: string | null
}

/** One kind of notification that a device is subscribed to; an open list. */
export interface SubscribedKind {
  name: NotificationKind
}

/** Subscriptions to end: at least one. */
export interface SubscriptionRemovals {
  subscriptions: { chainId: string; deviceUuid: string; safeAddress: string }[]
}
