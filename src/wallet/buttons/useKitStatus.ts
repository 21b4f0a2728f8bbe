import { useConnectionStatus } from '../signin/useSignin.ts'
import type { ConnectionStatus } from '../signin/connectionStatus.ts'
import { useWallet } from '../useWallet.ts'

/**
 * The status that buttons follow: connected, or what's missing. `reconnecting` until the last
 * visit's wallet has reconnected or failed to.
 */
export function useKitStatus(): ConnectionStatus | 'reconnecting' {
  const status = useConnectionStatus()
  return useWallet().status === 'reconnecting' ? 'reconnecting' : status
}
