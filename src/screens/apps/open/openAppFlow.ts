import {
  allowedFeatures,
  appAddress,
  type BrowserFeature,
  type FeatureStore,
  toAllowAttribute,
  undecidedFeatures,
} from '#apps/host'
import { type Address, sameAddress } from '#base'
import type { SafeApp } from '#queries'
import {
  type AppEntry,
  appOf,
  customEntry,
  mergedApps,
  rejectionOf,
  resemblingApp,
} from '#screens/apps/common'
import type { StoredApps } from '#screens/core/stores'
import type { ListedElsewhere } from './useListedElsewhere.ts'

/** The app that an address leads to, as far as the lists and this device know. */
export interface AppTarget {
  /** Address of the page that opens. */
  address: string
  /** The app's own address; `address` may be a page inside it. */
  start: string
  app: AppEntry
  /** Whether it may be contacted without further consent. */
  isTrusted: boolean
  /** Whether it is in no list of this chain, and not trusted. */
  isStranger: boolean
  /** The listed app that it could be mistaken for. */
  lookAlike: AppEntry | undefined
}

export interface AppLists {
  /** What the gateway lists on the chain; undefined until that is known. */
  listed: readonly SafeApp[] | undefined
  stored: Pick<StoredApps, 'custom' | 'trusted'>
  chainId: string
}

/** Finds out which app an address leads to; the problem if it can't be opened here. */
export function targetOf(
  url: string | undefined,
  ownOrigin: string,
  { listed, stored, chainId }: AppLists,
): AppTarget | { rejection: NonNullable<ReturnType<typeof rejectionOf>> } {
  const rejection = rejectionOf(url, ownOrigin)
  if (url === undefined || rejection) return { rejection: rejection ?? 'none' }
  const { href: address, host: name } = new URL(url)
  const known = appOf(address, mergedApps(listed ?? [], stored.custom, chainId))
  // Pages inside an app have no manifest.
  const start = known ? known.url : address
  return {
    address,
    start,
    app: known ? { ...known, url: address } : customEntry({ url: address, name, description: '' }),
    // Includes custom apps: one from an imported file was never approved.
    isTrusted:
      (known !== undefined && !known.isCustom) ||
      stored.trusted.includes(start) ||
      stored.trusted.includes(address),
    lookAlike:
      known && !known.isCustom
        ? undefined
        : resemblingApp(address, mergedApps(listed ?? [], [], chainId)),
    isStranger: listed !== undefined && !known && !stored.trusted.includes(address),
  }
}

export interface OpeningState {
  /** Whether it is open. Once open, it stays open, whatever the lists say later. */
  isOpen: boolean
  /** Whether the app may be contacted: it is trusted, or the user has approved it. */
  mayContact: boolean
  /** Whether the general notice about apps was read. */
  isTold: boolean
  /** Whether lists or the app's manifest are being loaded. */
  isLoading: boolean
  /** undefined until that is known. */
  elsewhere: ListedElsewhere | null | undefined
  /** The browser features that the app wants, and what was decided about them. */
  wanted: readonly BrowserFeature[]
  features: FeatureStore
}

export type OpeningStep =
  | { step: 'loading' }
  | { step: 'elsewhere'; elsewhere: ListedElsewhere }
  | { step: 'firstVisit'; undecided: readonly BrowserFeature[] }
  | { step: 'open'; allow: string }

/** What is shown: the app itself, or a step before it. */
export function openingStep({ app, start }: AppTarget, state: OpeningState): OpeningStep {
  const { isOpen, mayContact, isTold, isLoading, elsewhere, wanted, features } = state
  const own = appAddress(start)
  if (!isOpen) {
    // The iframe's permissions must be known before the app loads.
    if (isLoading || elsewhere === undefined) return { step: 'loading' }
    if (elsewhere) return { step: 'elsewhere', elsewhere }
    const undecided = undecidedFeatures(features, own, wanted)
    if (!isTold || !mayContact || undecided.length > 0) return { step: 'firstVisit', undecided }
  }
  return {
    step: 'open',
    allow: toAllowAttribute(allowedFeatures(features, own, wanted), app.origin),
  }
}

/** Who looks at an app; undefined until that is known. */
export function viewerOf(
  owners: readonly { address: Address }[] | undefined,
  { status, account }: { status: string; account: Address | undefined },
): 'noWallet' | 'owner' | 'readOnly' | undefined {
  if (status === 'reconnecting' || !owners) return undefined
  if (!account) return 'noWallet'
  return owners.some(({ address }) => sameAddress(address, account)) ? 'owner' : 'readOnly'
}

/** Whether a theme is dark on this page: `system` themes follow the browser. */
export const isDark = (theme: string): boolean => /dark|midnight/.test(theme)
