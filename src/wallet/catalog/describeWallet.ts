import { announcedName, isCalled } from './announcedName.ts'
import { downloadsFor, pairingTemplate } from './links.ts'
import { shownIcon } from './shownIcon.ts'
import type { Announcement, Findings, ListedWallet, Surroundings, WalletEntry } from './types.ts'

/** What is known of the place where the list is shown. */
export interface ListPlace {
  findings: Findings
  surroundings: Surroundings
  /** Whether wallets can be paired at all: that needs a project id of WalletConnect. */
  pairing: boolean
}

/** A wallet of the catalogue, as it stands in this place. */
export function describeWallet(wallet: WalletEntry, { findings, surroundings, pairing }: ListPlace): ListedWallet {
  const { id, name, shortName, anyWallet, guides = {} } = wallet
  const here = findings.found.has(id)
  const paired = pairing && pairingTemplate(wallet, surroundings) !== undefined
  return {
    id,
    name,
    ...(shortName && { shortName }),
    ...(anyWallet && { anyWallet }),
    recent: false,
    way: here ? 'here' : paired ? 'pairing' : 'none',
    downloads: downloadsFor(wallet, surroundings),
    guides,
  }
}

/**
 * A wallet that announced itself; `known` is what the catalogue has of it. One that the catalogue does not know and that calls itself as one of `entries`
 * bears its name for machines besides.
 */
export function describeAnnounced(one: Announcement, known: WalletEntry | undefined, place: ListPlace, entries: readonly WalletEntry[] = []): ListedWallet {
  const { rdns } = one.info
  const icon = shownIcon(one.info.icon)
  const said = announcedName(one)
  const name = entries.some((entry) => isCalled(entry, said)) ? `${said} (${rdns})` : said
  const listed: ListedWallet = known ? describeWallet(known, place) : { id: rdns, name, recent: false, way: 'here', downloads: {}, guides: {} }
  return { ...listed, rdns, way: 'here', ...(icon && { icon }) }
}
