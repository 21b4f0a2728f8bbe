import { useEffect, useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { keepActiveConnection } from './keepActiveConnection.ts'
import { useHydrated } from './useHydrated.ts'

/** A wallet that does not answer at load is waited for so long, in milliseconds; after that the visitor may choose again. */
const reconnectTimeout = 3000

const isSettled = (config: Config) => (config.state.status === 'connected' || config.state.status === 'disconnected') && hasRead(config)

/** A configuration for server rendering (`ssr`) says "disconnected" until it has read its storage, which it does after the first drawing. */
const hasRead = ({ _internal: { ssr, store } }: Config) => !ssr || (store as { persist?: { hasHydrated(): boolean } }).persist?.hasHydrated() !== false

/**
 * Somebody is still not answering: who is there is connected, and who is only remembered is not, until they come. wagmi would call both reconnecting for as
 * long as that takes, and nobody could connect another wallet.
 */
function stopReconnecting(config: Config): void {
  if (config.state.status !== 'reconnecting') return
  const isThere = config.connectors.some(({ uid }) => uid === config.state.current)
  config.setState((state) => (isThere ? { ...state, status: 'connected' } : { ...state, status: 'connecting', current: null, connections: new Map() }))
}

/**
 * Whether reconnecting at load has ended. wagmi asks every connector in turn and says "connecting" meanwhile, although
 * nobody is doing anything; one locked wallet can keep it there for ever. On a server nobody knows yet.
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
