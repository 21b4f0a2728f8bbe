import { downloadsFor, pairingTemplate } from './links.ts'
import type { Announcement, Findings, ListedWallet, Surroundings, WalletEntry } from './types.ts'

/** What is known of the place where the list is shown. */
export interface ListPlace {
  findings: Findings
  surroundings: Surroundings
  /** Whether wallets can be paired at all: that needs a project id of WalletConnect. */
  pairing: boolean
}

/** Whether an announced name is a wallet's. */
export const isAnnouncedAs = ({ rdns, aliases }: WalletEntry, name: string): boolean => rdns === name || aliases?.includes(name) === true

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

/** A wallet that announced itself; `known` is what the catalogue has of it. */
export function describeAnnounced({ info }: Announcement, known: WalletEntry | undefined, place: ListPlace): ListedWallet {
  const icon = typeof info.icon === 'string' ? info.icon.trim() : ''
  const said = typeof info.name === 'string' ? plain(info.name) : ''
  const listed: ListedWallet = known ? describeWallet(known, place) : { id: info.rdns, name: said || info.rdns, recent: false, way: 'here', downloads: {}, guides: {} }
  // An address elsewhere would tell a stranger that somebody looks.
  return { ...listed, rdns: info.rdns, way: 'here', ...(icon.startsWith('data:image/') && { icon }) }
}

/** A name of one line, without marks that turn the text around it. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
