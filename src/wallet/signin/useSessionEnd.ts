import { useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { useWallet } from '../useWallet.ts'
import { followOwner, type SessionOwner } from './sessionOwner.ts'
import { SigninError } from './SigninError.ts'
import type { SigninAdapter } from './signinAdapter.ts'
import type { SigninEvent } from './signinFlow.ts'

interface SessionEnd {
  adapter: SigninAdapter
  send: (event: SigninEvent) => void
  required: boolean
  onAccountChange: boolean
  onChainChange: boolean
  onError: ((error: SigninError) => void) | undefined
}

/**
 * Signs out when the wallet disconnects or changes its account, and reports the wallet's changes to
 * the dialog.
 */
export function useSessionEnd({
  adapter,
  send,
  required,
  onAccountChange,
  onChainChange,
  onError,
}: SessionEnd): void {
  const { status, account, chainId } = useWallet()
  const { connector } = useConnection()
  const owner = useRef<SessionOwner>(undefined)
  const before = useRef<typeof status>(undefined)
  const options = useRef({ adapter, required, onAccountChange, onChainChange, onError })
  useEffect(() => {
    options.current = { adapter, required, onAccountChange, onChainChange, onError }
  })
  useEffect(() => {
    const {
      adapter: own,
      required: must,
      onAccountChange: accounts,
      onChainChange: chains,
      onError: tell,
    } = options.current
    const step = followOwner(
      owner.current,
      { status, account, chainId, connector: connector?.uid },
      { onChainChange: chains },
    )
    const was = before.current
    owner.current = step.owner
    before.current = status
    if (step.signOut && (accounts || step.signOut === 'chainChanged')) void signOut(own, tell)
    if (status === 'disconnected') send({ type: 'left' })
    else if (step.signOut === 'accountChanged' || step.signOut === 'walletChanged')
      send({ type: 'accountChanged' })
    // A wallet that reconnects at load was reconnecting before.
    if (must && status === 'connected' && (was === 'disconnected' || was === 'connecting'))
      send({ type: 'connected' })
  }, [status, account, chainId, connector?.uid, send])
}

/** The session is over for this page, whatever the server responds. */
async function signOut(adapter: SigninAdapter, tell: SessionEnd['onError']): Promise<void> {
  try {
    await adapter.signOut()
  } catch (cause) {
    tell?.(new SigninError('elsewhere', "Couldn't end the session.", { cause }))
  }
}
