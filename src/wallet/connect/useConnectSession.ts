import type { KeyValue } from '#base'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useConfig } from 'wagmi'
import type { WalletEntry } from '../catalog/types.ts'
import { createConnectSession } from '../connectors/createConnectSession.ts'
import { FailureContext } from '../useWalletEvents.ts'
import { useWalletModalContext } from '../WalletModalProvider.tsx'
import { walletsInPage, currentDevice } from './readPage.ts'
import type { ConnectSession } from './session.ts'

/**
 * Connects through wagmi's connectors what the picker offers. One session lasts as long as its dialog, whatever list of wallets there is meanwhile.
 * @param storage where recent wallets are remembered; without it none is
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

/** A value that is read when something happens, and not when it is drawn. */
function kept<T>(value: T) {
  let now = value
  return { get: () => now, set: (next: T): void => void (now = next) }
}
