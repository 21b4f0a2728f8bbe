import { useCallback, useLayoutEffect, useRef } from 'react'
import { type ToastMessage, useText, useToast } from '#ui'
import { useWallet, type Wallet } from '#wallet'
import { watchTokenText } from './text.ts'
import type { ListableToken, WatchOutcome } from './watchToken.ts'

const tones: Record<WatchOutcome, ToastMessage['tone']> = {
  added: 'done',
  rejected: 'info',
  unsupported: 'info',
  failed: 'failed',
}

/** Loaded with the first press. */
async function ask(wallet: Wallet, token: ListableToken): Promise<WatchOutcome> {
  try {
    const { watchToken } = await import('./watchToken.ts')
    return await watchToken(wallet, token)
  } catch {
    return 'failed'
  }
}

/**
 * Asks the wallet to list a token, and shows the result. undefined without a connected wallet; the
 * same function while one is connected.
 */
export function useWatchToken(): ((token: ListableToken) => void) | undefined {
  const text = useText(watchTokenText)
  const toast = useToast()
  const wallet = useWallet()
  const newest = useRef({ text, toast, wallet })
  useLayoutEffect(() => {
    newest.current = { text, toast, wallet }
  })
  const watch = useCallback((token: ListableToken) => {
    void ask(newest.current.wallet, token).then((outcome) => {
      const { text, toast } = newest.current
      toast.show({
        tone: tones[outcome],
        title: text(outcome, { token: token.symbol }),
        ...(outcome === 'unsupported' && { text: text('unsupported.text') }),
      })
    })
  }, [])
  return wallet.watchAsset && watch
}
