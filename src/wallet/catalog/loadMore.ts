import { loadOnce } from '#ui'
import { importWithRetry } from './importWithRetry.ts'
import type { WalletEntry } from './types.ts'

/** Pictures by the ids of wallets, as data that an `img` shows: nothing is fetched from anybody. Wallets without one show their first letter. */
export type WalletIcons = Readonly<Record<string, string>>

/** The pictures of the popular wallets. */
export const popularPictures = /*@__PURE__*/ loadOnce(async () => asData((await import('./icons/popularIcons.ts')).popularIcons))

/** All the wallets that are not among the popular ones, with their pictures: for a search, or for somebody who wants to see more. What failed can be tried again. */
export async function loadMore(): Promise<{ wallets: readonly WalletEntry[]; icons: WalletIcons }> {
  const [{ moreWallets }, { moreIcons }] = await Promise.all([importWithRetry(() => import('./more.ts')), importWithRetry(() => import('./icons/moreIcons.ts'))])
  return { wallets: moreWallets, icons: asData(moreIcons) }
}

const asData = (pictures: Readonly<Record<string, string>>): WalletIcons =>
  Object.fromEntries(Object.entries(pictures).map(([id, svg]) => [id, `data:image/svg+xml,${encodeURIComponent(svg)}`]))
