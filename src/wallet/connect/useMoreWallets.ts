import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { loadMore, moreCatalog } from '../catalog/loadMore.ts'
import type { WalletEntry } from '../catalog/types.ts'

/** Loads more wallets. */
export interface MoreOffer {
  status: 'offered' | 'loading' | 'failed'
  onShow: () => void
}

export interface MoreWallets {
  /** The wallets to list: all of them once requested, before that only recently used ones. */
  wallets: readonly WalletEntry[]
  /** Undefined if there are no more wallets. */
  offer: MoreOffer | undefined
}

const none: readonly WalletEntry[] = []

/**
 * The catalog's wallets that the app does not list. Loaded on request, or if one was used recently;
 * reset with each opening of the dialog.
 * @param offered whether they are offered at all
 * @param missed IDs of recently used wallets that are not listed
 */
export function useMoreWallets(
  open: boolean,
  offered: boolean,
  missed: readonly string[],
): MoreWallets {
  const loaded =
    useSyncExternalStore(moreCatalog.subscribe, moreCatalog.get, moreCatalog.get)?.wallets ?? none
  const [status, setStatus] = useState<MoreOffer['status'] | 'shown'>('offered')
  if (!open && status !== 'offered') setStatus('offered')
  const wanted = offered && open && missed.length > 0
  useEffect(() => {
    // Unavailable now: the list is shown without them.
    if (wanted) loadMore().catch(() => {})
  }, [wanted])
  const onShow = useCallback(() => {
    const move = (next: typeof status) => setStatus((now) => (now === 'loading' ? next : now))
    setStatus('loading')
    loadMore().then(
      () => move('shown'),
      () => move('failed'),
    )
  }, [])
  const wallets = useMemo(() => {
    if (!offered) return none
    return status === 'shown' ? loaded : loaded.filter(({ id }) => missed.includes(id))
  }, [loaded, missed, offered, status])
  const offer = useMemo(
    () => (offered && status !== 'shown' ? { status, onShow } : undefined),
    [offered, onShow, status],
  )
  return { wallets, offer }
}
