import { isAnnouncedAs } from './announcedName.ts'
import { impostorFlags } from './impostors.ts'
import {
  hasFlag,
  isProvider,
  isSameProvider,
  propertyOf,
  providersAt,
  valueAt,
} from './providers.ts'
import type { Announcement, DetectedWallets, WalletEntry } from './types.ts'

/**
 * Detects the wallets in the page. Announced wallets (EIP-6963) take precedence: an announced
 * provider belongs to its announcement, whatever its flags say. Then come namespaces that belong to
 * one wallet, then the flags on `window.ethereum`. Each provider belongs to one wallet: the first
 * in the list that matches.
 * @param page the page's `window`, or anything like it; only read
 * @param announcements in order of arrival; of two with the same rdns the first wins, unless only
 *   the other one has the wallet's name
 */
export function detectWallets(
  wallets: readonly WalletEntry[],
  page: object,
  announcements: readonly Announcement[],
): DetectedWallets {
  const valid = announcements.filter(isAnnouncement)
  const announced = onePerName(valid)
  const spoken = announced.map(({ provider }) => provider)
  const silent = providersAt(propertyOf(page, 'ethereum')).filter(
    (provider) => !spoken.some((one) => isSameProvider(one, provider)),
  )
  const found = new Map<string, unknown>()
  const take = (wallet: WalletEntry, provider: unknown) =>
    void (provider === undefined || found.has(wallet.id) || found.set(wallet.id, provider))
  const isFree = (provider: unknown) => ![...found.values()].includes(provider)

  for (const wallet of wallets)
    take(wallet, valid.find(({ info }) => isAnnouncedAs(wallet, info))?.provider)
  for (const wallet of wallets) {
    // Flags identify an announcement only if the catalog has no rdns for the wallet.
    take(
      wallet,
      candidatesFor(wallet, page, wallet.rdns ? silent : [...spoken, ...silent]).find(isFree),
    )
    if (wallet.foundAs === 'frame' && isFramed(page)) found.set(wallet.id, undefined)
  }
  const nameless = silent.find(
    (provider) => ![...found.values()].some((one) => isSameProvider(one, provider)),
  )
  for (const wallet of wallets) if (wallet.foundAs === 'nameless') take(wallet, nameless)
  return { announced, found }
}

/** The providers that could be a wallet's, the most certain first. */
function candidatesFor(
  { flags = [], namespaces = [], marks = [] }: WalletEntry,
  page: object,
  providers: readonly unknown[],
): readonly unknown[] {
  const own = namespaces.map((path) => valueAt(page, path)).filter(isProvider)
  const marked = marks.some((path) => Boolean(valueAt(page, path))) ? providers : []
  const flagged = providers.filter((provider) =>
    flags.some(
      (flag) => hasFlag(provider, flag) && !(flag === 'isMetaMask' && isImpostor(provider)),
    ),
  )
  return [...own, ...marked, ...flagged]
}

const isImpostor = (provider: unknown) => impostorFlags.some((flag) => hasFlag(provider, flag))

/** The parent page may belong to another site: only its existence is checked. */
function isFramed(page: object): boolean {
  const parent = propertyOf(page, 'parent')
  return parent !== undefined && parent !== null && parent !== page
}

/** Any extension can announce anything. */
function isAnnouncement({ info, provider }: Announcement): boolean {
  const rdns = propertyOf(info, 'rdns')
  return typeof rdns === 'string' && rdns !== '' && isProvider(provider)
}

function onePerName(announcements: readonly Announcement[]): readonly Announcement[] {
  const kept = new Map<string, Announcement>()
  for (const one of announcements) if (!kept.has(one.info.rdns)) kept.set(one.info.rdns, one)
  return [...kept.values()]
}
