import type { Config } from 'wagmi'

/**
 * Has a wallet that comes back late, at load, stand beside what a person has connected meanwhile: wagmi would put it in its place. Returns the way to stop.
 */
export function keepActiveConnection(config: Config): () => void {
  const isThere = (uid: string | null) => config.connectors.some((one) => one.uid === uid)
  return config.subscribe(
    ({ connections, current }) => ({ connections, current }),
    (now, before) => {
      const chosen = before.current
      if (chosen === null || !isThere(chosen) || !before.connections.has(chosen)) return
      const isNew = [...now.connections.keys()].some((uid) => !before.connections.has(uid))
      // Who disconnects leaves the others as they are, and who connects comes to them: nothing else takes one away for another.
      if (!isNew || now.connections.has(chosen)) return
      config.setState((state) => ({ ...state, current: chosen, connections: new Map([...before.connections, ...now.connections]) }))
    },
    { equalityFn: (a, b) => a.connections === b.connections && a.current === b.current },
  )
}
