import type { Config } from 'wagmi'

/**
 * A configuration for server rendering (`ssr`) reports "disconnected" until it has read its storage
 * after hydration.
 */
export const hasReadStorage = ({ _internal: { ssr, store } }: Config): boolean =>
  !ssr || (store as { persist?: { hasHydrated(): boolean } }).persist?.hasHydrated() !== false

/**
 * A wallet didn't respond in time: connected wallets stay connected, remembered ones count as
 * disconnected until they respond. wagmi would report reconnecting or connecting for as long as
 * that takes.
 */
export function stopReconnecting(config: Config): void {
  if (config.state.status === 'connected') return
  const isThere = config.connectors.some(({ uid }) => uid === config.state.current)
  config.setState((state) =>
    isThere
      ? { ...state, status: 'connected' }
      : { ...state, status: 'disconnected', current: null, connections: new Map() },
  )
}
