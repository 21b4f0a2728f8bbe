/** Where a wallet can be got. Browsers and systems that have no link of their own use `browserExtension`, `mobile` and `desktop`. */
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

/** What a person does in one step of a guide; the words are templates with the wallet's name. */
export type GuideStep = 'install' | 'create' | 'scan' | 'connect' | 'refresh'

export interface Guide {
  steps: readonly GuideStep[]
  learnMore: string
}

/** A wallet as data: no code, so that a list of hundreds costs only its text. */
export interface WalletEntry {
  id: string
  name: string
  /** For narrow places. */
  shortName?: string
  /** Other ids under which it is asked for. */
  aliases?: readonly string[]
  /** Its name in announcements (EIP-6963). Further ones are among the aliases. */
  rdns?: string
  /** `#` and three or six hexadecimal digits: the wallet's own colour. */
  iconAccent?: string
  iconBackground: string
  /** Properties of a legacy provider by which it makes itself known; any of them is enough. */
  flags?: readonly string[]
  /** Places below `window` where its own provider stands. */
  namespaces?: readonly string[]
  /** Places below `window` that are set inside the wallet's own browser: `window.ethereum` is its provider then. */
  marks?: readonly string[]
  /** Found by something else than a provider of its own: the page is inside a frame, or `window.ethereum` is nobody's that is known. */
  foundAs?: 'frame' | 'nameless'
  /** Listed only where it is installed: it has no page from which it could be got. */
  onlyInstalled?: boolean
  /** Not one wallet, but the way to any: its code can be scanned by all. */
  anyWallet?: boolean
  downloads?: Partial<Record<DownloadKind, string>>
  /** Links that open it with a pairing: `{uri}` stands for the URI, `{uri:encoded}` for its encoded form. */
  links?: { ios?: string; android?: string; qr?: string; desktop?: string }
  guides?: { mobile?: Guide; extension?: Guide; desktop?: Guide }
}

/** A group of the list, as an app sets it up. Without a name it has no heading. */
export interface WalletGroup {
  name: string
  wallets: readonly WalletEntry[]
}

/** What a wallet in the browser says of itself (EIP-6963). */
export interface Announcement {
  info: { rdns: string; name: string; icon: string }
  provider: unknown
}

/** The wallets that were found in the page. */
export interface DetectedWallets {
  /** One per name (rdns), in the order in which they spoke up. */
  announced: readonly Announcement[]
  /** Providers by the id of the entry, whether announced or not. An entry that is there without a provider, as the Safe around a frame, has `undefined`. */
  found: ReadonlyMap<string, unknown>
}

/** Where a wallet can be got from here: the store of this browser, a program for this system, an app for telephones. */
export interface Downloads {
  extension?: string
  desktop?: string
  mobile?: string
}

/** A wallet as the list shows it. */
export interface ListedWallet {
  /** The entry's id; its announced name (rdns) where the catalogue does not know it. */
  id: string
  name: string
  shortName?: string
  /** The announced name, where it announced itself: also the id of wagmi's connector for it. */
  rdns?: string
  /** Announced together with the provider, always as data. Other pictures come from `popularPictures` and `loadMore`. */
  icon?: string
  /** Used recently. */
  recent: boolean
  /** Connected already, where one more wallet is chosen. */
  connected?: boolean
  /** How it is reached: it is in this browser, a pairing brings it here, or not at all. */
  connectionMethod: 'here' | 'pairing' | 'none'
  /** Its name is the protocol's: a code is not for one wallet, but for any. */
  anyWallet?: boolean
  downloads: Downloads
  guides: NonNullable<WalletEntry['guides']>
}

/** A part of the list. `heading` is one of `knownHeadings`, which are translated, or a text as the app gave it; empty: no heading. */
export interface ListedGroup {
  heading: string
  wallets: readonly ListedWallet[]
}

export type BrowserName = 'Arc' | 'Brave' | 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'Browser'
export type SystemName = 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'Other'

/** What the visitor's device is. */
export interface Device {
  browser: BrowserName
  system: SystemName
  /** A telephone or a tablet: wallets are apps there. */
  mobile: boolean
}
