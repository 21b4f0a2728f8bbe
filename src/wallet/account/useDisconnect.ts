import { useAnnounce, useText } from '#ui'
import { useWallet } from '../useWallet.ts'
import { walletText } from '../walletText.ts'

/**
 * Disconnects the wallet and announces it; undefined while none is connected. Calls `leave` first,
 * so that the open dialog closes immediately.
 */
export function useDisconnect(leave: () => void): (() => void) | undefined {
  const t = useText(walletText)
  const announce = useAnnounce()
  const { disconnect } = useWallet()
  return (
    disconnect &&
    (() => {
      leave()
      void disconnect().then(() => announce(t('account.disconnected')))
    })
  )
}
