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

/**
 * Sees a wallet come into use. `undoUnwanted` disconnects it where nobody wanted it at that moment and something else was connected: that was chosen last, and
 * is used again. It is asked at that very moment, because whoever has waited for it gives up waiting as soon as it is there.
 */
export function watchUse(config: Config, connector: Connector, isWanted: () => boolean): { undoUnwanted: () => Promise<void>; stop: () => void } {
  let before: string | null = null
  let unwanted = false
  const stop = config.subscribe(
    ({ current }) => current,
    (now, last) => {
      if (now !== connector.uid) return
      before = last
      unwanted = !isWanted()
    },
  )
  return {
    stop,
    undoUnwanted: async () => {
      if (!unwanted || config.state.connections.size < 2) return
      await disconnect(config, { connector })
      const { current, connections } = config.state
      const used = before === null || before === current ? undefined : connections.get(before)
      if (used) await switchConnection(config, { connector: used.connector })
    },
  }
}
