import { useEffect, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { keepActiveConnection } from './keepActiveConnection.ts'
import { useHydrated } from './useHydrated.ts'

/** How long to wait for wallets at load, in milliseconds; afterwards the visitor may choose again. */
const reconnectTimeout = 3000

const isSettled = (config: Config) => (config.state.status === 'connected' || config.state.status === 'disconnected') && hasRead(config)

/** A configuration for server rendering (`ssr`) reports "disconnected" until it has read its storage after hydration. */
const hasRead = ({ _internal: { ssr, store } }: Config) => !ssr || (store as { persist?: { hasHydrated(): boolean } }).persist?.hasHydrated() !== false

/**
 * A wallet has not responded in time: connected wallets stay connected, remembered ones count as disconnected until they respond. wagmi would report
 * reconnecting as long as that takes, and nobody could connect another wallet.
 */
function stopReconnecting(config: Config): void {
  if (config.state.status !== 'reconnecting') return
  const isThere = config.connectors.some(({ uid }) => uid === config.state.current)
  config.setState((state) => (isThere ? { ...state, status: 'connected' } : { ...state, status: 'connecting', current: null, connections: new Map() }))
}

/**
 * Whether reconnecting at load has finished. wagmi asks every connector in turn and reports "connecting" meanwhile, although
 * the user is not doing anything; a single locked wallet can block it forever. Always false on a server.
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
