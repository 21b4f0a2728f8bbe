import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { monogram } from '../catalog/icons/monogram.ts'
import { loadMore, moreCatalog, popularPictures, type WalletIcons } from '../catalog/loadMore.ts'
import { isConnectorOf } from '../catalog/namesOf.ts'
import { popularWallets } from '../catalog/popular.ts'
import type { AppConnector } from '../catalog/reachable.ts'
import type { WalletEntry } from '../catalog/types.ts'

const none: readonly AppConnector[] = []

const isPopular = ({ id }: Pick<WalletEntry, 'id'>) => popularWallets.some((one) => one.id === id)

/** What determines a wallet's icon. */
type Pictured = Pick<WalletEntry, 'id'> & Partial<WalletEntry>

/**
 * Wallet icons by ID, loaded when the list is first shown; those of less common wallets only if the
 * app lists some, has a connector for one, or the full catalog is shown. The app's own wallets
 * bring theirs, or have their initials.
 * @param connectors the app's own ones for wallets that it doesn't list
 */
export function useWalletIcons(
  wanted: boolean,
  wallets: readonly Pictured[],
  connectors: readonly Pick<AppConnector, 'id' | 'rdns'>[] = none,
): WalletIcons {
  const popular = useSyncExternalStore(
    popularPictures.subscribe,
    popularPictures.get,
    popularPictures.get,
  )
  const more = useSyncExternalStore(moreCatalog.subscribe, moreCatalog.get, moreCatalog.get)
  const needsMore = useMemo(
    () => connectors.length > 0 || !wallets.every((one) => one.icon || isPopular(one)),
    [connectors, wallets],
  )
  useEffect(() => {
    if (!wanted) return
    // Without icons, wallets show their first letters.
    popularPictures.load().catch(() => {})
    if (needsMore) loadMore().catch(() => {})
  }, [wanted, needsMore])
  return useMemo(() => {
    const icons = { ...popular, ...more?.icons }
    const named = connectors.flatMap((one) => {
      const entry = more?.wallets.find((wallet) => isConnectorOf(one, wallet))
      const icon = entry && icons[entry.id]
      return icon ? [[one.id, icon] as const] : []
    })
    const own = wallets.flatMap((one) => {
      const icon = one.icon ?? (more && !icons[one.id] ? initialsOf(one) : undefined)
      return icon ? [[one.id, icon] as const] : []
    })
    return { ...icons, ...Object.fromEntries([...named, ...own]) }
  }, [popular, more, connectors, wallets])
}

/** As soon as it is known that the catalog has no icon for a wallet. */
function initialsOf({ name, iconAccent, iconBackground }: Pictured): string | undefined {
  if (!name || !iconBackground) return undefined
  const drawing = monogram({ name, iconBackground, ...(iconAccent && { iconAccent }) })
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
