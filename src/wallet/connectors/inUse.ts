import type { Config, Connector } from 'wagmi'
import { disconnect, switchConnection } from 'wagmi/actions'

/**
 * Reports when a wallet becomes active. `undoUnwanted` disconnects it if it was unwanted at that moment and another wallet is connected: that one was
 * chosen last and becomes active again. Checked at that moment, because the caller stops waiting as soon as the wallet is connected.
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
