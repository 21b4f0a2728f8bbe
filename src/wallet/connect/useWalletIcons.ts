import { useEffect, useState } from 'react'
import { loadMore, loadPopularIcons, type WalletIcons } from '../catalog/loadMore.ts'
import { popularWallets } from '../catalog/popular.ts'
import type { WalletEntry } from '../catalog/types.ts'

const isPopular = ({ id }: WalletEntry) => popularWallets.some((one) => one.id === id)

/** Pictures of the wallets, by id; loaded when the list is first seen, and those of less known wallets only where an app lists some. */
export function useWalletIcons(wanted: boolean, wallets: readonly WalletEntry[]): WalletIcons {
  const [icons, setIcons] = useState<WalletIcons>({})
  const rare = !wallets.every(isPopular)
  useEffect(() => {
    if (!wanted) return
    let seen = true
    const add = (loaded: WalletIcons) => {
      if (seen) setIcons((before) => ({ ...before, ...loaded }))
    }
    void load(rare, add)
    return () => {
      seen = false
    }
  }, [wanted, rare])
  return icons
}

async function load(rare: boolean, add: (icons: WalletIcons) => void): Promise<void> {
  try {
    add(await loadPopularIcons())
    if (rare) add((await loadMore()).icons)
  } catch {
    // Without pictures the wallets show their first letters.
  }
}
