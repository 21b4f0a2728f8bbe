import { recentShown } from '../recent/recentWallets.ts'
import { isAnnouncedAs } from './announcedName.ts'
import { checkGroups } from './checkGroups.ts'
import { describeAnnounced, describeWallet, type ListContext } from './describeWallet.ts'
import { defaultGroups } from './defaultGroups.ts'
import type { Announcement, ListedGroup, ListedWallet, WalletEntry, WalletGroup } from './types.ts'

/** Input of the list. */
export interface WalletListInput extends ListContext {
  /** Default: the popular wallets. */
  groups?: readonly WalletGroup[] | undefined
  /** Connectors of the app that the catalog does not know. */
  own?: readonly { id: string; name: string; icon?: string | undefined }[] | undefined
  /** IDs of wallets that were connected before, newest first. */
  recent?: readonly string[] | undefined
  /** How many of them are listed first; 0 disables it. */
  recentLimit?: number | undefined
}

/** Headings with a translation (`group.Popular`); others are shown as given. */
export const knownHeadings = [
  'Installed',
  'Popular',
  'Recommended',
  'Other',
  'Others',
  'More',
] as const

/**
 * The grouped list: announced wallets first, then the app's groups with the wallets that can be
 * connected or, on a computer, installed. Recently used wallets come before all others: in their
 * group if that's the first one, otherwise in their own group without a heading. Empty groups
 * are left out. Throws `WalletListError` if the groups are invalid.
 */
export function listWallets(input: WalletListInput): readonly ListedGroup[] {
  const groups = checkGroups(input.groups ?? defaultGroups)
  const entries = groups.flatMap(({ wallets }) => wallets)
  const announced = input.detectedWallets.announced
    .map((one) => ({ one, known: entryOf(one, entries, input) }))
    .filter(isFirst)
  const spoken = new Set(announced.map(({ known }) => known))
  const installed = [
    ...announced.map(({ one, known }) => describeAnnounced(one, known, input, entries)),
    ...(input.own ?? []).map(({ id, name, icon }): ListedWallet => ({
      id,
      name,
      ...(icon && { icon }),
      recent: false,
      connectionMethod: 'here',
      downloads: {},
      guides: {},
    })),
  ]
  const listed = [
    { heading: 'Installed', wallets: installed.map((wallet) => withOwnName(wallet, installed)) },
    ...groups.map(({ name, wallets }) => ({
      heading: name,
      wallets: wallets
        .filter((wallet) => !spoken.has(wallet) && isOffered(wallet, input))
        .map((wallet) => describeWallet(wallet, input)),
    })),
  ]
  const shown = listed.filter(({ wallets }) => wallets.length > 0)
  return recentFirst(shown, entries, input).filter(({ wallets }) => wallets.length > 0)
}

/** Wallets with the same name are distinguished by their announced names. */
const withOwnName = (wallet: ListedWallet, all: readonly ListedWallet[]): ListedWallet =>
  all.some((one) => one !== wallet && one.name === wallet.name)
    ? { ...wallet, name: `${wallet.name} (${wallet.rdns ?? wallet.id})` }
    : wallet

/** The catalog entry of an announced wallet: by its name, or because its provider was detected. */
const entryOf = (
  { info, provider }: Announcement,
  entries: readonly WalletEntry[],
  { detectedWallets }: ListContext,
) =>
  entries.find((wallet) => isAnnouncedAs(wallet, info)) ??
  entries.find(({ id }) => detectedWallets.found.get(id) === provider)

/** A wallet may announce two names, one for its app and one for its extension. */
const isFirst = (
  { known }: { known: WalletEntry | undefined },
  index: number,
  all: readonly { known: WalletEntry | undefined }[],
) => known === undefined || all.findIndex((one) => one.known === known) === index

function isOffered(wallet: WalletEntry, context: ListContext): boolean {
  const { connectionMethod, downloads } = describeWallet(wallet, context)
  if (connectionMethod !== 'none') return !wallet.onlyInstalled || connectionMethod === 'here'
  // Not installed, but available. A phone app is useless without pairing.
  return !wallet.onlyInstalled && !context.device.mobile && downloads.extension !== undefined
}

function recentFirst(
  groups: readonly ListedGroup[],
  entries: readonly WalletEntry[],
  { recent = [], recentLimit = recentShown }: WalletListInput,
): readonly ListedGroup[] {
  const shown = groups.flatMap(({ wallets }) => wallets)
  const aliases = new Map(entries.map(({ id, aliases: names = [] }) => [id, names] as const))
  const isCalled = ({ id, rdns }: ListedWallet, name: string) =>
    id === name || rdns === name || aliases.get(id)?.includes(name) === true
  const first = [
    ...new Set(recent.flatMap((name) => shown.find((wallet) => isCalled(wallet, name)) ?? [])),
  ].slice(0, recentLimit)
  const top = first.map((wallet) => ({ ...wallet, recent: true }))
  const others = groups.map(({ heading, wallets }) => ({
    heading,
    wallets: wallets.filter((wallet) => !first.includes(wallet)),
  }))
  const [lead, ...rest] = others
  return lead && first.every((wallet) => groups[0]?.wallets.includes(wallet))
    ? [{ ...lead, wallets: [...top, ...lead.wallets] }, ...rest]
    : [{ heading: '', wallets: top }, ...others]
}
