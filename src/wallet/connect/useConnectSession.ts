import { useContext, useEffect, useMemo, useState } from 'react'
import { useConfig } from 'wagmi'
import { defaultGroups } from '../catalog/walletList.ts'
import { createConnectSession } from '../connectors/createConnectSession.ts'
import { FailureContext } from '../useWalletEvents.ts'
import { useWalletPlace } from '../WalletPlace.tsx'
import { pageFindings, pageSurroundings } from './readPage.ts'
import type { ConnectSession } from './session.ts'

/** Connects through wagmi's connectors what the picker offers. One session lasts as long as its dialog, whatever list of wallets an app hands over meanwhile. */
export function useConnectSession(): ConnectSession {
  const config = useConfig()
  const { storage, picker } = useWalletPlace()
  const onError = useContext(FailureContext)
  const groups = picker?.groups ?? defaultGroups
  const [latest] = useState(() => kept(groups))
  useEffect(() => latest.set(groups), [latest, groups])
  return useMemo(() => {
    const wallets = () => latest.get().flatMap((group) => group.wallets)
    return createConnectSession({ config, storage, onError, wallets, surroundings: pageSurroundings(), findings: () => pageFindings(wallets(), config._internal.mipd?.getProviders() ?? []) })
  }, [config, storage, onError, latest])
}

/** A value that is read when something happens, and not when it is drawn. */
function kept<T>(value: T) {
  let now = value
  return { get: () => now, set: (next: T): void => void (now = next) }
}
