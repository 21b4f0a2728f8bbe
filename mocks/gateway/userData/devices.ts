import { sameAddress } from '#base'
import type { DeviceType, NotificationKind } from '#gateway'
import type { Address } from 'viem'

/** In the order of the real gateway. */
export const notificationKinds: readonly NotificationKind[] = [
  'CONFIRMATION_REQUEST',
  'DELETED_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MESSAGE_CONFIRMATION_REQUEST',
  'MODULE_TRANSACTION',
]
/** Only owners get confirmation requests. */
const forOwners: readonly NotificationKind[] = [
  'CONFIRMATION_REQUEST',
  'MESSAGE_CONFIRMATION_REQUEST',
]

/** A device's subscription to one Safe, and its owner. */
export interface Subscription {
  chainId: string
  safe: Address
  kinds: readonly NotificationKind[]
  /** The signer, or the logged-in address; null for neither. */
  signer: Address | null
}

export interface DeviceEntry {
  uuid: string
  cloudMessagingToken: string
  deviceType: DeviceType
}

type SafeOnChain = Pick<Subscription, 'chainId' | 'safe'>

/** Devices that receive notifications about Safes. */
export function createDevices() {
  const devices = new Map<string, DeviceEntry & { subscriptions: Map<string, Subscription> }>()
  const key = ({ chainId, safe, signer }: Omit<Subscription, 'kinds'>) =>
    [chainId, safe, signer].join(':').toLowerCase()
  const isAbout = (one: Subscription, { chainId, safe }: SafeOnChain) =>
    one.chainId === chainId && sameAddress(one.safe, safe)
  return {
    has: (uuid: string): boolean => devices.has(uuid),
    hears: (uuid: string, safe: SafeOnChain): boolean =>
      [...(devices.get(uuid)?.subscriptions.values() ?? [])].some((one) => isAbout(one, safe)),
    /**
     * The kinds of notifications that a device is subscribed to for one Safe and owner; undefined
     * if none.
     */
    kindsOf: (uuid: string, safe: SafeOnChain, owner: Address) =>
      [...(devices.get(uuid)?.subscriptions.values() ?? [])].find(
        (one) => isAbout(one, safe) && sameAddress(one.signer, owner),
      )?.kinds,
    /**
     * Adds subscriptions; `anew` replaces the earlier ones, for devices that cannot remove an
     * owner.
     */
    register(entry: DeviceEntry, subscriptions: readonly Subscription[], anew: boolean): void {
      const before = anew ? undefined : devices.get(entry.uuid)?.subscriptions
      devices.set(entry.uuid, {
        ...entry,
        subscriptions: new Map([
          ...(before ?? []),
          ...subscriptions.map((one) => [key(one), one] as const),
        ]),
      })
    },
    unregister: (uuid: string): boolean => devices.delete(uuid),
    unregisterSafe(uuid: string, safe: SafeOnChain): void {
      const subscriptions = devices.get(uuid)?.subscriptions
      for (const [at, one] of subscriptions ?? []) if (isAbout(one, safe)) subscriptions?.delete(at)
    },
    /**
     * The tokens of the devices to notify about an event of this kind, for a Safe with these
     * owners.
     */
    told(safe: SafeOnChain, kind: NotificationKind, owners: readonly Address[]): string[] {
      const concerns = (one: Subscription) =>
        isAbout(one, safe) &&
        one.kinds.includes(kind) &&
        (!forOwners.includes(kind) || owners.some((owner) => sameAddress(owner, one.signer)))
      return [...devices.values()]
        .filter(({ subscriptions }) => [...subscriptions.values()].some(concerns))
        .map((device) => device.cloudMessagingToken)
    },
  }
}
export type Devices = ReturnType<typeof createDevices>
