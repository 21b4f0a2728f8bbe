import { useConnectionStatus } from '../signin/useSignin.ts'
import type { ConnectionStatus } from '../signin/connectionStatus.ts'
import { useWallet } from '../useWallet.ts'

/** What buttons go by: connected, or what is missing for it. `reconnecting` until it is known whether a wallet of the last visit comes back. */
export function useKitStatus(): ConnectionStatus | 'reconnecting' {
  const status = useConnectionStatus()
  return useWallet().status === 'reconnecting' ? 'reconnecting' : status
}
