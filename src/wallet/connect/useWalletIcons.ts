import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { loadMore, moreCatalog, popularPictures, type WalletIcons } from '../catalog/loadMore.ts'
import { popularWallets } from '../catalog/popular.ts'
import type { WalletEntry } from '../catalog/types.ts'

const isPopular = ({ id }: Pick<WalletEntry, 'id'>) => popularWallets.some((one) => one.id === id)

/**
 * Wallet icons by id, loaded when the list is first shown; those of less common wallets only if the
 * app lists some or the full catalog is shown.
 */
export function useWalletIcons(
  wanted: boolean,
  wallets: readonly Pick<WalletEntry, 'id'>[],
): WalletIcons {
  const popular = useSyncExternalStore(
    popularPictures.subscribe,
    popularPictures.get,
    popularPictures.get,
  )
  const rare = useSyncExternalStore(moreCatalog.subscribe, moreCatalog.get, moreCatalog.get)?.icons
  const listsRare = useMemo(() => !wallets.every(isPopular), [wallets])
  useEffect(() => {
    if (!wanted) return
    // Without icons, wallets show their first letters.
    popularPictures.load().catch(() => {})
    if (listsRare) loadMore().catch(() => {})
  }, [wanted, listsRare])
  return useMemo(() => ({ ...popular, ...rare }), [popular, rare])
}
