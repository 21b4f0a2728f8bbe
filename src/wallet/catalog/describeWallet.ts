import { announcedName, isCalled } from './announcedName.ts'
import { downloadsFor, pairingTemplate } from './links.ts'
import { shownIcon } from './shownIcon.ts'
import type { Announcement, DetectedWallets, ListedWallet, Device, WalletEntry } from './types.ts'

/** What the list depends on. */
export interface ListContext {
  detectedWallets: DetectedWallets
  device: Device
  /** Whether wallets can be paired at all, which requires a WalletConnect project ID. */
  pairing: boolean
}

/** A wallet of the catalog, as listed on this device. */
export function describeWallet(
  wallet: WalletEntry,
  { detectedWallets, device, pairing }: ListContext,
): ListedWallet {
  const { id, name, shortName, anyWallet, guides = {} } = wallet
  const here = detectedWallets.found.has(id)
  const paired = pairing && pairingTemplate(wallet, device) !== undefined
  return {
    id,
    name,
    ...(shortName && { shortName }),
    ...(anyWallet && { anyWallet }),
    recent: false,
    connectionMethod: here ? 'here' : paired ? 'pairing' : 'none',
    downloads: downloadsFor(wallet, device),
    guides,
  }
}

/**
 * A wallet that announced itself; `known` is its catalog entry. An unknown wallet with the name of
 * one of the `entries` is listed with its rdns as well.
 */
export function describeAnnounced(
  one: Announcement,
  known: WalletEntry | undefined,
  context: ListContext,
  entries: readonly WalletEntry[] = [],
): ListedWallet {
  const { rdns } = one.info
  const icon = shownIcon(one.info.icon)
  const said = announcedName(one)
  const name = entries.some((entry) => isCalled(entry, said)) ? `${said} (${rdns})` : said
  const listed: ListedWallet = known
    ? describeWallet(known, context)
    : { id: rdns, name, recent: false, connectionMethod: 'here', downloads: {}, guides: {} }
  return { ...listed, rdns, connectionMethod: 'here', ...(icon && { icon }) }
}
