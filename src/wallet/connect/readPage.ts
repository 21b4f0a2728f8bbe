import { detectWallets } from '../catalog/detect.ts'
import { readSurroundings, unknownSurroundings } from '../catalog/surroundings.ts'
import type { Announcement, Findings, Surroundings, WalletEntry } from '../catalog/types.ts'

const ownStyle = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property)

/** Browser and system of the visitor; of no particular make where there is no page. */
export const pageSurroundings = (): Surroundings => (typeof window === 'undefined' ? unknownSurroundings : readSurroundings(navigator, ownStyle))

/** The wallets that are in the page. */
export const pageFindings = (wallets: readonly WalletEntry[], announcements: readonly Announcement[]): Findings =>
  detectWallets(wallets, typeof window === 'undefined' ? {} : window, announcements)
