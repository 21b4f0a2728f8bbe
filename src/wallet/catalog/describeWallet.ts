import { announcedName, isCalled } from './announcedName.ts'
import { downloadsFor, pairingTemplate } from './links.ts'
import { shownIcon } from './shownIcon.ts'
import type { Announcement, DetectedWallets, ListedWallet, Device, WalletEntry } from './types.ts'

/** What is known of the place where the list is shown. */
export interface ListContext {
  detectedWallets: DetectedWallets
  device: Device
  /** Whether wallets can be paired at all: that needs a project id of WalletConnect. */
  pairing: boolean
}

/** A wallet of the catalogue, as it stands in this place. */
export function describeWallet(wallet: WalletEntry, { detectedWallets, device, pairing }: ListContext): ListedWallet {
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
 * A wallet that announced itself; `known` is what the catalogue has of it. One that the catalogue does not know and that calls itself as one of `entries`
 * bears its name for machines besides.
 */
export function describeAnnounced(one: Announcement, known: WalletEntry | undefined, context: ListContext, entries: readonly WalletEntry[] = []): ListedWallet {
  const { rdns } = one.info
  const icon = shownIcon(one.info.icon)
  const said = announcedName(one)
  const name = entries.some((entry) => isCalled(entry, said)) ? `${said} (${rdns})` : said
  const listed: ListedWallet = known ? describeWallet(known, context) : { id: rdns, name, recent: false, connectionMethod: 'here', downloads: {}, guides: {} }
  return { ...listed, rdns, connectionMethod: 'here', ...(icon && { icon }) }
}
