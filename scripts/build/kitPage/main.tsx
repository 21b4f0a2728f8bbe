import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { ThemeRoot } from '../../../src/exports/ui.ts'
import { ConnectButton, createWalletConfig, WalletProvider } from '../../../src/exports/wallet.ts'

// The smallest page with the kit: one chain and injected wallets. Its size is measured.
const config = createWalletConfig({ chains: [mainnet] })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeRoot>
        <WalletProvider config={config}>
          <ConnectButton />
        </WalletProvider>
      </ThemeRoot>
    </QueryClientProvider>,
  )
}
