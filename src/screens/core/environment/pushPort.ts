import type { Address } from '#base'
import type { NotificationKind } from '#gateway'

/**
 * Whether this browser can receive notifications. `installFirst`: only once the site is on the Home
 * Screen, as on iPhones.
 */
export type PushSupport = 'full' | 'installFirst' | 'none'

/** What the user has decided about notifications of this site; browsers keep it. */
export type PushPermission = 'default' | 'granted' | 'denied'

/** Where the browser receives notifications. */
export interface PushSubscribed {
  /** The URL at the browser's push service; another one means another subscription. */
  endpoint: string
  /** What the gateway needs to reach it: the endpoint and the keys, as JSON. */
  token: string
}

/** A Safe about which the browser shows notifications. */
export interface PlannedSafe {
  chainId: string
  address: Address
  /** Prefix of its network in URLs. */
  prefix: string
  /** The second line of a notification: what the Safe is called. */
  about: string
  kinds: readonly NotificationKind[]
}

/** What the browser shows when the page is closed: the worker has no other knowledge. */
export interface NotificationPlan {
  safes: readonly PlannedSafe[]
  words: Readonly<Record<NotificationKind, string>>
  /** BCP 47 tag of the words. */
  locale: string
}

/** The browser's notifications, as far as the page needs them. */
export interface PushPort {
  support: PushSupport
  getPermission(): PushPermission
  /** Asks the user. Only from a gesture. */
  askPermission(): Promise<PushPermission>
  /** The subscription of this site; null if there is none. */
  getSubscription(): Promise<PushSubscribed | null>
  /** Installs the worker if it is missing, and subscribes. Rejects with the browser's error. */
  subscribe(): Promise<PushSubscribed>
  /**
   * Ends the subscription and removes the worker: nothing arrives any more, whatever the gateway
   * sends.
   */
  unsubscribe(): Promise<void>
  /** Stores what is shown. */
  keepPlan(plan: NotificationPlan): Promise<void>
  /** Removes what is stored of that. */
  forgetPlan(): Promise<void>
}
