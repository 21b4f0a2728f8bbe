import { createAppKit } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'

const projectId = '0123456789abcdef0123456789abcdef'
const adapter = new WagmiAdapter({ projectId, networks: [mainnet] })
createAppKit({
  adapters: [adapter],
  networks: [mainnet],
  projectId,
  metadata: {
    name: 'A page',
    description: 'A page with a wallet',
    url: location.origin,
    icons: [],
  },
  features: { analytics: false, email: false, socials: false },
})

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <appkit-button />
    </QueryClientProvider>
  </WagmiProvider>,
)
