import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadMore, type WalletIcons } from '../catalog/loadMore.ts'
import type { WalletEntry } from '../catalog/types.ts'

/** The way to wallets that are not listed yet. */
export interface MoreOffer {
  status: 'offered' | 'loading' | 'failed'
  onShow: () => void
}

export interface MoreWallets {
  /** Those that are to be listed: all of them once somebody has asked, before that only those that were used lately. */
  wallets: readonly WalletEntry[]
  icons: WalletIcons
  /** Undefined where there is nothing more to be shown. */
  offer: MoreOffer | undefined
}

const nothing: { wallets: readonly WalletEntry[]; icons: WalletIcons } = { wallets: [], icons: {} }

/**
 * The wallets of the catalogue that an app does not list. They are loaded when somebody asks for them, or has used one lately; each opening
 * of the dialog begins without them.
 * @param offered whether they are offered here at all
 * @param missed ids of wallets that were used lately and that nobody lists
 */
export function useMoreWallets(open: boolean, offered: boolean, missed: readonly string[]): MoreWallets {
  const [loaded, setLoaded] = useState(nothing)
  const [status, setStatus] = useState<MoreOffer['status'] | 'shown'>('offered')
  if (!open && status !== 'offered') setStatus('offered')
  const isLoaded = loaded !== nothing
  const wanted = offered && open && missed.length > 0 && !isLoaded
  useEffect(() => {
    // Not to be had now: then the others stand there without them.
    if (wanted) loadMore().then(setLoaded, () => {})
  }, [wanted])
  const onShow = useCallback(() => {
    const move = (next: typeof status) => setStatus((now) => (now === 'loading' ? next : now))
    setStatus('loading')
    loadMore().then(
      (more) => {
        setLoaded(more)
        move('shown')
      },
      () => move('failed'),
    )
  }, [])
  const wallets = useMemo(() => {
    if (!offered) return nothing.wallets
    return status === 'shown' ? loaded.wallets : loaded.wallets.filter(({ id }) => missed.includes(id))
  }, [loaded, missed, offered, status])
  const offer = useMemo(() => (offered && status !== 'shown' ? { status, onShow } : undefined), [offered, onShow, status])
  return { wallets, icons: loaded.icons, offer }
}
