import type { Config, Connector } from 'wagmi'
import { disconnect, switchConnection } from 'wagmi/actions'

/**
 * wagmi calls the whole configuration connecting while one more wallet is asked, though another one is connected and in use. Who is connected stays
 * connected: screens would close otherwise. To be called right after `connect`.
 */
export function stayConnected(config: Config): void {
  if (config.state.status !== 'connecting' || config.state.current === null) return
  config.setState((state) => ({ ...state, status: 'connected' }))
}

/** Remembers which wallet was in use before another one is, so that this can be undone. */
export function watchUse(config: Config, connector: Connector): { undo: () => Promise<void>; stop: () => void } {
  let before: string | null = null
  const stop = config.subscribe(
    ({ current }) => current,
    (now, last) => {
      if (now === connector.uid) before = last
    },
  )
  return {
    stop,
    undo: async () => {
      await disconnect(config, { connector })
      const { current, connections } = config.state
      const used = before === null || before === current ? undefined : connections.get(before)
      if (used) await switchConnection(config, { connector: used.connector })
    },
  }
}
