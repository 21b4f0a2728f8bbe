import { createContext, useEffect, useState } from 'react'
import type { Config } from 'wagmi'
import { type WalletEvents, watchWallet } from './watchWallet.ts'

/** Receives connection failures. */
export const FailureContext = createContext<NonNullable<WalletEvents['onError']>>(() => {})

/**
 * Calls the app's latest callbacks when its wallet changes. Returns the function that reports a
 * failure.
 */
export function useWalletEvents(
  config: Config,
  events: WalletEvents,
): NonNullable<WalletEvents['onError']> {
  const [latest] = useState(() => held(events))
  useEffect(() => latest.hold(events))
  useEffect(() => watchWallet(config, latest.get), [config, latest])
  return latest.fail
}

function held(first: WalletEvents) {
  let now = first
  const fail: NonNullable<WalletEvents['onError']> = (failure, wallet) =>
    now.onError?.(failure, wallet)
  return { get: () => now, hold: (next: WalletEvents): void => void (now = next), fail }
}
