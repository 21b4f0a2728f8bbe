import 'coffer/wallet-styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ThemeRoot } from 'coffer/ui'
import { ConnectButton, createWalletConfig, WalletProvider } from 'coffer/wallet'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'

const config = createWalletConfig({ chains: [mainnet] })

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <ThemeRoot surface="host">
      <WalletProvider config={config}>
        <ConnectButton />
      </WalletProvider>
    </ThemeRoot>
  </QueryClientProvider>,
)
