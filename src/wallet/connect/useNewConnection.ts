import { useState } from 'react'
import { type Connector, useConnection, useConnections } from 'wagmi'

/**
 * The wallet that has come since the dialog was opened. Where it was opened for another wallet, that is any other one than the one in use then; that this one
 * goes meanwhile, and the next of several takes its place, is no arrival.
 */
export function useNewConnection(open: boolean, addWallet: boolean): Connector | undefined {
  const { status, connector } = useConnection()
  const connections = useConnections()
  const current = status === 'connected' ? connector : undefined
  const [before, setBefore] = useState<{ open: boolean; used?: string | undefined }>({ open: false })
  const gone = before.used !== undefined && !connections.some(({ connector: { uid } }) => uid === before.used)
  if (open !== before.open || gone) setBefore({ open, used: open && addWallet ? current?.uid : undefined })
  return open && before.open && !gone && current?.uid !== before.used ? current : undefined
}
