import { useEffect, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { keepActiveConnection } from './internals/keepActiveConnection.ts'
import { hasReadStorage, stopReconnecting } from './internals/reconnecting.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * How long to wait for wallets at load, in milliseconds; afterward the visitor may choose again.
 */
const reconnectTimeout = 3000

const isSettled = (config: Config) =>
  (config.state.status === 'connected' || config.state.status === 'disconnected') &&
  hasReadStorage(config)

/**
 * Whether reconnecting at load has finished. wagmi tries every connector in turn and reports
 * "connecting" in the meantime, although the user is not doing anything; a single locked wallet can
 * block it forever. Always false on a server.
 */
export function useReconnectSettled(): boolean {
  const config = useConfig()
  const drawn = useHydrated()
  const [settled, setSettled] = useState(() => isSettled(config))
  useEffect(() => keepActiveConnection(config), [config])
  useEffect(() => {
    if (settled) return
    const settle = () => setSettled(true)
    const timer = setTimeout(() => {
      stopReconnecting(config)
      settle()
    }, reconnectTimeout)
    const stop = config.subscribe(
      () => isSettled(config),
      (now) => now && settle(),
      { emitImmediately: true },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [config, settled])
  return drawn && settled
}
