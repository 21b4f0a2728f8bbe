import { useContext, useEffect, useMemo, useState } from 'react'
import { useConfig } from 'wagmi'
import type { WalletEntry } from '../catalog/types.ts'
import { createConnectSession } from '../connectors/createConnectSession.ts'
import { announcements } from '../internals/connecting.ts'
import type { RecentWallets } from '../recent/recentWallets.ts'
import { FailureContext } from '../useWalletEvents.ts'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { walletsInPage, currentDevice } from './readPage.ts'
import type { ConnectSession } from './session.ts'

/**
 * Connects the picked wallets through wagmi's connectors. One session per dialog, even if the list
 * changes.
 * @param recents undefined if connected wallets are not remembered
 */
export function useConnectSession(
  entries: readonly WalletEntry[],
  recents: RecentWallets | undefined,
): ConnectSession {
  const config = useConfig()
  const onError = useContext(FailureContext)
  const { initialChain } = useWalletModalContext()
  const [latest] = useState(() => kept(entries))
  useEffect(() => latest.set(entries), [latest, entries])
  return useMemo(
    () =>
      createConnectSession({
        config,
        recents,
        initialChain,
        onError,
        wallets: latest.get,
        device: currentDevice(),
        detectedWallets: () => walletsInPage(latest.get(), announcements(config)),
      }),
    [config, recents, initialChain, onError, latest],
  )
}

/** A value that is read in event handlers, not during render. */
function kept<T>(value: T) {
  let now = value
  return { get: () => now, set: (next: T): void => void (now = next) }
}
