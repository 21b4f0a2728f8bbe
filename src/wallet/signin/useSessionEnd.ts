import { useEffect, useRef } from 'react'
import { useConnection } from '../internals/useConnection.ts'
import { useWallet } from '../useWallet.ts'
import { followOwner, type SessionOwner } from './sessionOwner.ts'
import type { SigninEvent } from './signinFlow.ts'

interface SessionEnd {
  end: () => void
  send: (event: SigninEvent) => void
  required: boolean
  onAccountChange: boolean
  onChainChange: boolean
}

/**
 * Signs out when the wallet disconnects or changes its account, and reports the wallet's changes to
 * the dialog.
 */
export function useSessionEnd({
  end,
  send,
  required,
  onAccountChange,
  onChainChange,
}: SessionEnd): void {
  const { status, account, chainId } = useWallet()
  const { connector } = useConnection()
  const owner = useRef<SessionOwner>(undefined)
  const before = useRef<typeof status>(undefined)
  const options = useRef({ end, required, onAccountChange, onChainChange })
  useEffect(() => {
    options.current = { end, required, onAccountChange, onChainChange }
  })
  useEffect(() => {
    const { required: must, onAccountChange: accounts, onChainChange: chains } = options.current
    const step = followOwner(
      owner.current,
      { status, account, chainId, connector: connector?.uid },
      { onChainChange: chains },
    )
    const was = before.current
    owner.current = step.owner
    before.current = status
    if (step.signOut && (accounts || step.signOut === 'chainChanged')) options.current.end()
    if (status === 'disconnected') send({ type: 'left' })
    else if (step.signOut === 'accountChanged' || step.signOut === 'walletChanged')
      send({ type: 'accountChanged' })
    // A wallet that reconnects at load was reconnecting before.
    if (must && status === 'connected' && (was === 'disconnected' || was === 'connecting'))
      send({ type: 'connected' })
  }, [status, account, chainId, connector?.uid, send])
}
