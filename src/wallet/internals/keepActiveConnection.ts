import type { Config } from 'wagmi'

/**
 * Keeps the active wallet when another one reconnects late: wagmi would make the late one active
 * and not update the status. Returns a function that stops this.
 */
export function keepActiveConnection(config: Config): () => void {
  const isThere = (uid: string | null) => config.connectors.some((one) => one.uid === uid)
  return config.subscribe(
    ({ connections, current }) => ({ connections, current }),
    (now, before) => {
      if (config.state.status === 'disconnected' && isThere(now.current))
        config.setState((state) => ({ ...state, status: 'connected' }))
      const chosen = before.current
      if (chosen === null || !isThere(chosen) || !before.connections.has(chosen)) return
      const isNew = [...now.connections.keys()].some((uid) => !before.connections.has(uid))
      // Disconnecting and connecting keep the other connections: only a late reconnect replaces one
      // with another.
      if (!isNew || now.connections.has(chosen)) return
      config.setState((state) => ({
        ...state,
        current: chosen,
        connections: new Map([...before.connections, ...now.connections]),
      }))
    },
    { equalityFn: (a, b) => a.connections === b.connections && a.current === b.current },
  )
}
