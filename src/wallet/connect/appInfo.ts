import type { ReactNode } from 'react'
import type { WalletGroup } from '../catalog/types.ts'

/** What an app says about itself in the kit's dialogs. */
export interface AppInfo {
  appName?: string | undefined
  /** Where a visitor can read more about wallets. */
  learnMoreUrl?: string | undefined
  /** Stands below "What is a wallet?": terms, a licence, a warning. */
  disclaimer?: ReactNode
}

/** Where the kit's own "Learn more" leads. */
export const learnAboutWallets = 'https://ethereum.org/wallets/'

/** What an app decides about the picker. */
export interface PickerSettings {
  /** The wallets that are offered, in their groups; by default the popular ones. */
  groups?: readonly WalletGroup[] | undefined
  /** How many recently used wallets stand first; by default three. With `false` none does, and none is remembered. */
  recent?: number | false | undefined
  /** Whether the wallets of the catalogue that the app does not list can be looked at and searched; by default where wallets can be paired and the app has not chosen its own `groups`. They are loaded when somebody asks for them. */
  more?: boolean | undefined
  /** `compact` is one column at any width. */
  size?: 'wide' | 'compact' | undefined
  appInfo?: AppInfo | undefined
}
