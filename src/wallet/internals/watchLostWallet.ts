import type { Config, Connector } from 'wagmi'
import { connectorName } from '../connectors/browserWallet.ts'

/** A wallet whose connection ended, though the user didn't end it on this page. */
export interface LostWallet {
  /** The ID of its connector. */
  id: string
  name: string
}

/** Connectors that were asked to disconnect. */
const leaving = new WeakSet<object>()
const watched = new WeakSet<object>()

/**
 * Reports the last wallet once it is gone: it was locked or removed, ended its session, or didn't
 * reconnect at load. Undefined as soon as a wallet is connected again. Returns a function that
 * stops this.
 */
export function watchLostWallet(
  config: Config,
  report: (lost: LostWallet | undefined) => void,
): () => void {
  let known: Connector | undefined
  const look = () => {
    const { status, current, connections } = config.state
    const connector = current === null ? undefined : connections.get(current)?.connector
    if (connector) {
      known = connector
      noticeLeaving(connector)
      if (status === 'connected') report(undefined)
      return
    }
    if (status !== 'disconnected' || !known) return
    if (!leaving.has(known)) report({ id: known.id, name: connectorName(known) })
    known = undefined
  }
  look()
  return config.subscribe(
    ({ status, current, connections }) => [status, current, connections],
    look,
    {
      equalityFn: (now, before) => now.every((value, at) => value === before[at]),
    },
  )
}

/** A wallet reports the end of its session in the same way, regardless of who ends it. */
function noticeLeaving(connector: Connector): void {
  leaving.delete(connector)
  // As stored at the last visit, it's a description only.
  if (watched.has(connector) || !('disconnect' in connector)) return
  watched.add(connector)
  const disconnect = connector.disconnect.bind(connector)
  connector.disconnect = async () => {
    leaving.add(connector)
    await disconnect()
  }
}
