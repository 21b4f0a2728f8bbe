import { type KeyValue, pageStorage } from '#base'
import { type ReactNode, useState } from 'react'
import { WagmiProvider } from 'wagmi'
import type { WalletConfig } from './createWalletConfig.ts'
import { WalletPlace } from './WalletPlace.tsx'

export interface WalletProviderProps {
  config: WalletConfig
  /** Where recent wallets are remembered; by default the page's own storage. */
  storage?: KeyValue | undefined
  /** Whether the wallet of the last visit is connected again at load. */
  reconnect?: boolean | undefined
  children: ReactNode
}

/**
 * Gives everything below it the visitor's wallet. It needs a `QueryClientProvider`, and for its own parts a `ThemeRoot`,
 * around it; both are the app's.
 */
export function WalletProvider({ config, storage, reconnect = true, children }: WalletProviderProps) {
  const [own] = useState(pageStorage)
  return (
    <WagmiProvider config={config} reconnectOnMount={reconnect}>
      <WalletPlace storage={storage ?? own}>{children}</WalletPlace>
    </WagmiProvider>
  )
}
