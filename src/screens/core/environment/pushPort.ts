import type { Address } from '#base'
import type { NotificationKind } from '#gateway'

/**
 * Whether this browser can receive notifications. `installFirst`: only once the site is on the Home
 * Screen, as on iPhones.
 */
export type PushSupport = 'full' | 'installFirst' | 'none'

/** The user's notification permission for this site, stored by the browser. */
export type PushPermission = 'default' | 'granted' | 'denied'

/** Where the browser receives notifications. */
export interface PushSubscribed {
  /** The URL at the browser's push service; another one means another subscription. */
  endpoint: string
  /** The subscription for the gateway: the endpoint and the keys, as JSON. */
  token: string
}

/** A Safe about which the browser shows notifications. */
export interface PlannedSafe {
  chainId: string
  address: Address
  /** Prefix of its network in URLs. */
  prefix: string
  /** The second line of a notification: the Safe's name. */
  about: string
  kinds: readonly NotificationKind[]
}

/** The notifications for a closed page: the worker has no other data. */
export interface NotificationPlan {
  safes: readonly PlannedSafe[]
  words: Readonly<Record<NotificationKind, string>>
  /** BCP 47 tag of the text. */
  locale: string
}

/** The browser's notifications, as far as the page needs them. */
export interface PushPort {
  support: PushSupport
  getPermission(): PushPermission
  /** Prompts the user. Call it only from a user gesture. */
  askPermission(): Promise<PushPermission>
  /** The subscription of this site; null if there is none. */
  getSubscription(): Promise<PushSubscribed | null>
  /** Installs the worker if it is missing, and subscribes. Rejects with the browser's error. */
  subscribe(): Promise<PushSubscribed>
  /**
   * Ends the subscription and removes the worker: nothing arrives anymore, whatever the gateway
   * sends.
   */
  unsubscribe(): Promise<void>
  /** Stores the notification plan. */
  keepPlan(plan: NotificationPlan): Promise<void>
  /** Removes the stored plan. */
  forgetPlan(): Promise<void>
}
