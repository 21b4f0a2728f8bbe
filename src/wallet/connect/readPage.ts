import { detectWallets } from '../catalog/detect.ts'
import { readDevice, unknownDevice } from '../catalog/device.ts'
import type { Announcement, DetectedWallets, Device, WalletEntry } from '../catalog/types.ts'

const ownStyle = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property)

/** Browser and system of the visitor; of no particular make where there is no page. */
export const currentDevice = (): Device => (typeof window === 'undefined' ? unknownDevice : readDevice(navigator, ownStyle))

/** The wallets that are in the page. */
export const walletsInPage = (wallets: readonly WalletEntry[], announcements: readonly Announcement[]): DetectedWallets =>
  detectWallets(wallets, typeof window === 'undefined' ? {} : window, announcements)
