import { useState } from 'react'
import { type Connector, useConnections } from 'wagmi'
import { useConnection } from '../internals/useConnection.ts'

/**
 * The wallet that connected since the dialog was opened. If it was opened to add a wallet: any
 * wallet except the one active at that time. That one may disconnect; the next wallet that becomes
 * active then doesn't count.
 */
export function useNewConnection(open: boolean, addWallet: boolean): Connector | undefined {
  const { status, connector } = useConnection()
  const connections = useConnections()
  const current = status === 'connected' ? connector : undefined
  const [before, setBefore] = useState<{ open: boolean; used?: string | undefined }>({
    open: false,
  })
  const gone =
    before.used !== undefined && !connections.some(({ connector: { uid } }) => uid === before.used)
  if (open !== before.open || gone)
    setBefore({ open, used: open && addWallet ? current?.uid : undefined })
  return open && before.open && !gone && current?.uid !== before.used ? current : undefined
}
