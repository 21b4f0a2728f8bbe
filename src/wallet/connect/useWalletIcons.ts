import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { loadMore, popularPictures, type WalletIcons } from '../catalog/loadMore.ts'
import { popularWallets } from '../catalog/popular.ts'
import type { WalletEntry } from '../catalog/types.ts'

const isPopular = ({ id }: WalletEntry) => popularWallets.some((one) => one.id === id)
const none: WalletIcons = {}

/** Wallet icons by id, loaded when the list is first shown; those of less known wallets only if the app lists some. */
export function useWalletIcons(wanted: boolean, wallets: readonly WalletEntry[]): WalletIcons {
  const popular = useSyncExternalStore(popularPictures.subscribe, popularPictures.get, popularPictures.get) ?? none
  const [rarely, setRarely] = useState(none)
  const rare = useMemo(() => !wallets.every(isPopular), [wallets])
  useEffect(() => {
    if (!wanted) return
    let seen = true
    // Without icons, wallets show their first letters.
    popularPictures.load().catch(() => {})
    if (rare)
      loadMore().then(
        ({ icons }) => seen && setRarely(icons),
        () => {},
      )
    return () => {
      seen = false
    }
  }, [wanted, rare])
  return useMemo(() => (rarely === none ? popular : { ...popular, ...rarely }), [popular, rarely])
}
