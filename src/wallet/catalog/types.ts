/** Where a wallet can be got. Browsers and systems that have no link of their own use `browserExtension`, `mobile` and `desktop`. */
export type DownloadKind =
  | 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'browserExtension'
  | 'android' | 'ios' | 'mobile' | 'qrCode'
  | 'windows' | 'macos' | 'linux' | 'desktop'

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
  /** Its name in announcements (EIP-6963). */
  rdns?: string
  /** `#` and three or six hexadecimal digits: the wallet's own colour. */
  iconAccent?: string
  iconBackground: string
  /** Properties of a legacy provider by which it makes itself known; any of them is enough. */
  flags?: readonly string[]
  /** A place below `window` where its own provider stands. */
  namespaces?: readonly string[]
  /** Listed only where it is installed: it has no page from which it could be got. */
  onlyInstalled?: boolean
  downloads?: Partial<Record<DownloadKind, string>>
  /** Links that open it with a pairing: `{uri}` stands for the URI, `{uri:encoded}` for its encoded form. */
  links?: { ios?: string; android?: string; qr?: string; desktop?: string }
  guides?: { mobile?: Guide; extension?: Guide; desktop?: Guide }
}

export type BrowserName = 'Arc' | 'Brave' | 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'Browser'
export type SystemName = 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' | 'Other'

/** What the visitor's device is. */
export interface Surroundings {
  browser: BrowserName
  system: SystemName
  /** A telephone or a tablet: wallets are apps there. */
  mobile: boolean
}
