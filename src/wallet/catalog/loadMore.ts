import { loadOnce } from '#ui'
import { importWithRetry } from './importWithRetry.ts'
import type { WalletEntry } from './types.ts'

/**
 * Wallet icons by wallet ID, as data URIs, so that no third party receives a request. Until they
 * are loaded, wallets show their first letter.
 */
export type WalletIcons = Readonly<Record<string, string>>

/** The icons of the popular wallets. */
export const popularPictures = /*@__PURE__*/ loadOnce(async () =>
  asData((await import('./icons/popularIcons.ts')).popularIcons),
)

/** All other wallets with their icons: for the search and for "Show more". */
export const moreCatalog = /*@__PURE__*/ loadOnce(
  async (): Promise<{ wallets: readonly WalletEntry[]; icons: WalletIcons }> => {
    const [{ moreWallets }, { moreIcons }, { monogram }] = await Promise.all([
      importWithRetry(() => import('./more.ts')),
      importWithRetry(() => import('./icons/moreIcons.ts')),
      importWithRetry(() => import('./icons/monogram.ts')),
    ])
    const monograms = Object.fromEntries(moreWallets.map((wallet) => [wallet.id, monogram(wallet)]))
    return { wallets: moreWallets, icons: asData({ ...monograms, ...moreIcons }) }
  },
)

/** Loads all other wallets with their icons. A failed load can be retried. */
export const loadMore = (): Promise<{ wallets: readonly WalletEntry[]; icons: WalletIcons }> =>
  moreCatalog.load()

const asData = (pictures: Readonly<Record<string, string>>): WalletIcons =>
  Object.fromEntries(
    Object.entries(pictures).map(([id, svg]) => [
      id,
      `data:image/svg+xml,${encodeURIComponent(svg)}`,
    ]),
  )
