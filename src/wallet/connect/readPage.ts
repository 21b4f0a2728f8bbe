import { detectWallets } from '../catalog/detect.ts'
import { readDevice } from '../catalog/device.ts'
import type { Announcement, DetectedWallets, Device, WalletEntry } from '../catalog/types.ts'

const ownStyle = (property: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(property)

/** The visitor's browser and system; a generic desktop without a page. */
export const currentDevice = (): Device =>
  typeof window === 'undefined' ? readDevice({ userAgent: '' }) : readDevice(navigator, ownStyle)

/** The wallets in the page. */
export const walletsInPage = (
  wallets: readonly WalletEntry[],
  announcements: readonly Announcement[],
): DetectedWallets =>
  detectWallets(wallets, typeof window === 'undefined' ? {} : window, announcements)
