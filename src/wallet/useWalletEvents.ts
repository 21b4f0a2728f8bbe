import { createContext, useEffect, useState } from 'react'
import type { Config } from 'wagmi'
import { type WalletEvents, watchWallet } from './watchWallet.ts'

/** Where a failure to connect is told. */
export const FailureContext = createContext<NonNullable<WalletEvents['onError']>>(() => {})

/** Tells an app what happens to its wallet, by the callbacks that it gave last. Returns how a failure is told. */
export function useWalletEvents(config: Config, events: WalletEvents): NonNullable<WalletEvents['onError']> {
  const [latest] = useState(() => held(events))
  useEffect(() => latest.hold(events))
  useEffect(() => watchWallet(config, latest.get), [config, latest])
  return latest.fail
}

function held(first: WalletEvents) {
  let now = first
  const fail: NonNullable<WalletEvents['onError']> = (failure, wallet) => now.onError?.(failure, wallet)
  return { get: () => now, hold: (next: WalletEvents): void => void (now = next), fail }
}
