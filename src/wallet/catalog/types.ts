import type { CreateConnectorFn } from 'wagmi'

/**
 * Download links by platform. Browsers and systems without their own link use
 * `browserExtension`, `mobile`, and `desktop`.
 */
export type DownloadKind =
  | 'chrome'
  | 'edge'
  | 'firefox'
  | 'opera'
  | 'safari'
  | 'browserExtension'
  | 'android'
  | 'ios'
  | 'mobile'
  | 'qrCode'
  | 'windows'
  | 'macos'
  | 'linux'
  | 'desktop'

/** One step of a guide; its texts are templates with the wallet's name. */
export type GuideStep = 'install' | 'create' | 'scan' | 'connect' | 'refresh'

/** A step in the app's own words, which aren't translated. */
export interface OwnGuideStep {
  /** Determines the icon; `install` also has a button to the store. */
  step: GuideStep
  title: string
  description: string
}

export interface Guide {
  steps: readonly (GuideStep | OwnGuideStep)[]
  learnMore: string
}

/**
 * A wallet as plain data: without code, a list of hundreds costs only its text. An app lists its
 * own wallet in the same form, with an `icon` and, if wagmi doesn't connect it, a `connector`.
 */
export interface WalletEntry {
  id: string
  name: string
  /**
   * A square image as a data URI, at most 500,000 characters. Wallets of the catalog have one
   * already; others without one show their initials on their brand color.
   */
  icon?: string
  /**
   * Connects the wallet, under the ID and name of this entry. By default, the wallet connects
   * through its announcement (EIP-6963), its provider in the page, or a pairing.
   */
  connector?: CreateConnectorFn
  /** For narrow layouts. */
  shortName?: string
  /** Other IDs that refer to this wallet. */
  aliases?: readonly string[]
  /** Its rdns in announcements (EIP-6963). Further ones are among the aliases. */
  rdns?: string
  /** The wallet's brand color if its background is white: `#` and three or six hex digits. */
  iconAccent?: string
  /** Background of its icon, in the same form. */
  iconBackground: string
  /** Flags of its legacy provider; any of them identifies it. */
  flags?: readonly string[]
  /** Paths below `window` of its own provider. */
  namespaces?: readonly string[]
  /**
   * Paths below `window` that exist in the wallet's own browser: `window.ethereum` is its provider
   * then.
   */
  marks?: readonly string[]
  /**
   * Detected without its own provider: the page is inside a frame, or `window.ethereum`
   * belongs to no known wallet.
   */
  foundAs?: 'frame' | 'nameless'
  /** Listed only if it is installed, because it has no download page. */
  onlyInstalled?: boolean
  /** Not a single wallet, but WalletConnect: any wallet can scan its code. */
  anyWallet?: boolean
  downloads?: Partial<Record<DownloadKind, string>>
  /**
   * Links that open the wallet with a pairing: `{uri}` stands for the URI, `{uri:encoded}` for its
   * encoded form.
   */
  links?: { ios?: string; android?: string; qr?: string; desktop?: string }
  guides?: { mobile?: Guide; extension?: Guide; desktop?: Guide }
}

/** A group of the app's list. Without a name it has no heading. */
export interface WalletGroup {
  name: string
  wallets: readonly WalletEntry[]
}

/** What an installed wallet announces (EIP-6963). */
export interface Announcement {
  info: { rdns: string; name: string; icon: string }
  provider: unknown
}

/** The wallets detected in the page. */
export interface DetectedWallets {
  /** One per rdns, in the order of announcement. */
  announced: readonly Announcement[]
  /**
   * Providers by wallet ID, announced or not. A wallet without a provider, such as the Safe around
   * a frame, has `undefined`.
   */
  found: ReadonlyMap<string, unknown>
}

/** Download links for this device: browser extension, desktop app and mobile app. */
export interface Downloads {
  extension?: string
  desktop?: string
  mobile?: string
}

/** A wallet as shown in the list. */
export interface ListedWallet {
  /** The entry's ID; the announced rdns if the catalog does not know the wallet. */
  id: string
  name: string
  shortName?: string
  /** The rdns, if the wallet announced itself; also the ID of its wagmi connector. */
  rdns?: string
  /**
   * The announced icon, always a data URI. Other icons come from `popularPictures` and `loadMore`.
   */
  icon?: string
  /** Whether it was used recently. */
  recent: boolean
  /** Whether it is already connected, while another wallet is being added. */
  connected?: boolean
  /** How the wallet connects: it is installed here, by a pairing, or not at all. */
  connectionMethod: 'here' | 'pairing' | 'none'
  /** Whether this entry is WalletConnect: its code is for any wallet. */
  anyWallet?: boolean
  downloads: Downloads
  guides: NonNullable<WalletEntry['guides']>
}

/**
 * A group of the list. `heading` is one of the translated `knownHeadings`, or the app's own text;
 * empty: no heading.
 */
export interface ListedGroup {
  heading: string
  wallets: readonly ListedWallet[]
}

export type BrowserName =
  | 'Arc'
  | 'Brave'
  | 'Chrome'
  | 'Edge'
  | 'Firefox'
  | 'Opera'
  | 'Safari'
  | 'Browser'
export type SystemName = 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'Other'

/** The visitor's device. */
export interface Device {
  browser: BrowserName
  system: SystemName
  /** Whether it is a phone or tablet, where wallets are apps. */
  mobile: boolean
}
