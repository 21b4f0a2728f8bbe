import type { ReactNode } from 'react'
import type { WalletGroup } from '../catalog/types.ts'

/** Information about the app in the kit's dialogs. */
export interface AppInfo {
  appName?: string | undefined
  /** Where visitors can read more about wallets. */
  learnMoreUrl?: string | undefined
  /** Shown below "What is a wallet?": terms, a license, a warning. */
  disclaimer?: ReactNode
}

/** Target of the default "Learn more" link. */
export const learnAboutWallets = 'https://ethereum.org/wallets/'

/** The app's picker settings. */
export interface PickerSettings {
  /** The offered wallets, in groups. Default: the popular wallets. */
  groups?: readonly WalletGroup[] | undefined
  /**
   * How many recently used wallets come first. Default: three. `false` disables the feature, and no
   * wallet is stored.
   */
  recent?: number | false | undefined
  /**
   * Whether visitors can browse and search the catalog's other wallets, which are loaded on demand.
   * Default: if wallets can be paired and the app has no `groups` of its own.
   */
  more?: boolean | undefined
  /** `compact` is a single column at any width. */
  size?: 'wide' | 'compact' | undefined
  appInfo?: AppInfo | undefined
}
