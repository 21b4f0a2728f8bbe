import type { KeyValue } from '#base'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useConfig } from 'wagmi'
import type { WalletEntry } from '../catalog/types.ts'
import { createConnectSession } from '../connectors/createConnectSession.ts'
import { FailureContext } from '../useWalletEvents.ts'
import { useWalletModalContext } from '../WalletModalContext.ts'
import { walletsInPage, currentDevice } from './readPage.ts'
import type { ConnectSession } from './session.ts'

/**
 * Connects the picked wallets through wagmi's connectors. One session per dialog, even if the list changes.
 * @param storage where recent wallets are stored; none are stored without it
 */
export function useConnectSession(entries: readonly WalletEntry[], storage: KeyValue | undefined): ConnectSession {
  const config = useConfig()
  const onError = useContext(FailureContext)
  const { initialChain } = useWalletModalContext()
  const [latest] = useState(() => kept(entries))
  useEffect(() => latest.set(entries), [latest, entries])
  return useMemo(
    () =>
      createConnectSession({
        config,
        storage,
        initialChain,
        onError,
        wallets: latest.get,
        device: currentDevice(),
        detectedWallets: () => walletsInPage(latest.get(), config._internal.mipd?.getProviders() ?? []),
      }),
    [config, storage, initialChain, onError, latest],
  )
}

/** A value that is read in event handlers, not during render. */
function kept<T>(value: T) {
  let now = value
  return { get: () => now, set: (next: T): void => void (now = next) }
}
