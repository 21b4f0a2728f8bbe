import { isAnnouncedAs } from './announcedName.ts'
import { impostorFlags } from './impostors.ts'
import { hasFlag, isProvider, isSameProvider, propertyOf, providersAt, valueAt } from './providers.ts'
import type { Announcement, DetectedWallets, WalletEntry } from './types.ts'

/**
 * Finds which wallets are in the page. What wallets announce themselves (EIP-6963) counts before everything else: a provider that was announced is
 * nobody else's, whatever its flags say. Then come the places that belong to one wallet, then the flags on `window.ethereum`. A provider is one wallet's:
 * of two that could have it, the one that is listed first.
 * @param page the page's `window`, or anything like it; only read
 * @param announcements in the order in which they came; of two with the same name (rdns) the first counts, unless only the other calls itself like the
 *   wallet whose name it is
 */
export function detectWallets(wallets: readonly WalletEntry[], page: object, announcements: readonly Announcement[]): DetectedWallets {
  const valid = announcements.filter(isAnnouncement)
  const announced = onePerName(valid)
  const spoken = announced.map(({ provider }) => provider)
  const silent = providersAt(propertyOf(page, 'ethereum')).filter((provider) => !spoken.some((one) => isSameProvider(one, provider)))
  const found = new Map<string, unknown>()
  const take = (wallet: WalletEntry, provider: unknown) => void (provider === undefined || found.has(wallet.id) || found.set(wallet.id, provider))
  const isFree = (provider: unknown) => ![...found.values()].includes(provider)

  for (const wallet of wallets) take(wallet, valid.find(({ info }) => isAnnouncedAs(wallet, info))?.provider)
  for (const wallet of wallets) {
    // An announcement is only told by its flags where the catalogue has no name to tell it by.
    take(wallet, candidatesFor(wallet, page, wallet.rdns ? silent : [...spoken, ...silent]).find(isFree))
    if (wallet.foundAs === 'frame' && isFramed(page)) found.set(wallet.id, undefined)
  }
  const nameless = silent.find((provider) => ![...found.values()].some((one) => isSameProvider(one, provider)))
  for (const wallet of wallets) if (wallet.foundAs === 'nameless') take(wallet, nameless)
  return { announced, found }
}

/** The providers that could be a wallet's, the surest first. */
function candidatesFor({ flags = [], namespaces = [], marks = [] }: WalletEntry, page: object, providers: readonly unknown[]): readonly unknown[] {
  const own = namespaces.map((path) => valueAt(page, path)).filter(isProvider)
  const marked = marks.some((path) => Boolean(valueAt(page, path))) ? providers : []
  const flagged = providers.filter((provider) => flags.some((flag) => hasFlag(provider, flag) && !(flag === 'isMetaMask' && isImpostor(provider))))
  return [...own, ...marked, ...flagged]
}

const isImpostor = (provider: unknown) => impostorFlags.some((flag) => hasFlag(provider, flag))

/** A page around this one may be another site's: only its being there is looked at. */
function isFramed(page: object): boolean {
  const parent = propertyOf(page, 'parent')
  return parent !== undefined && parent !== null && parent !== page
}

/** Anything may be announced, by any extension. */
function isAnnouncement({ info, provider }: Announcement): boolean {
  const rdns = propertyOf(info, 'rdns')
  return typeof rdns === 'string' && rdns !== '' && isProvider(provider)
}

function onePerName(announcements: readonly Announcement[]): readonly Announcement[] {
  const kept = new Map<string, Announcement>()
  for (const one of announcements) if (!kept.has(one.info.rdns)) kept.set(one.info.rdns, one)
  return [...kept.values()]
}
