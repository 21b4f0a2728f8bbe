// First, because it fixes the order of the style layers.
import '../../../../src/ui/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { useConfig } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import { ThemeRoot } from '#ui'
import {
  ConnectButton,
  createWalletConfig,
  metaMaskWallet,
  readWalletError,
  useConnectModal,
  useWallet,
  walletConnect,
  WalletProvider,
} from '#wallet'

const query = new URLSearchParams(location.search)
const node = custom(
  {
    request: async ({ method }: { method: string }) =>
      Promise.reject(new Error(`The node of this page does not know ${method}.`)),
  },
  { retryCount: 0 },
)
const config = createWalletConfig({
  chains: [mainnet, holesky],
  transports: { [mainnet.id]: node, [holesky.id]: node },
  walletConnect: query.has('noPairing')
    ? undefined
    : walletConnect({
        projectId: query.has('noProjectId') ? undefined : '0123456789abcdef0123456789abcdef',
        relayUrl: query.get('relay') ?? 'ws://127.0.0.1:1',
        metadata: {
          name: 'A page',
          description: 'A page with a wallet',
          url: location.origin,
          icons: [],
        },
      }),
})

const token = {
  address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  symbol: 'DAI',
  decimals: 18,
} as const

/** Shows the page's wallet state as text, with buttons for requests. */
function Page() {
  const {
    status,
    account,
    chainId,
    unsupported,
    walletName,
    disconnect,
    switchChain,
    watchAsset,
    requestPermissions,
  } = useWallet()
  const wagmi = useConfig()
  const { connectModalOpen } = useConnectModal()
  const [said, setSaid] = useState('')
  const reported = (work: Promise<unknown>) =>
    work.then(
      (value) => setSaid(typeof value === 'string' ? value : 'done'),
      (error: unknown) => setSaid(JSON.stringify(readWalletError(error))),
    )
  return (
    <main>
      <h1>A page with a wallet</h1>
      <ConnectButton />
      <p role="status" aria-label="Wallet">
        {[status, account, chainId, unsupported && 'unsupported', walletName]
          .filter(Boolean)
          .join(' ')}
      </p>
      <button onClick={() => void reported(signMessage(wagmi, { message: 'hello' }))}>Sign</button>
      <button onClick={() => void reported(switchChain?.(17_000) ?? Promise.resolve('cannot'))}>
        Go to Holesky
      </button>
      <button
        onClick={() =>
          void reported(
            watchAsset?.(token).then((listed) => (listed ? 'listed' : 'not listed')) ??
              Promise.resolve('cannot'),
          )
        }
      >
        Add a token
      </button>
      <button onClick={() => void reported(requestPermissions?.() ?? Promise.resolve('cannot'))}>
        Choose accounts
      </button>
      <button onClick={() => void reported(disconnect?.() ?? Promise.resolve('cannot'))}>
        Disconnect
      </button>
      <p role="status" aria-label="Connect dialog">
        {connectModalOpen ? 'open' : 'closed'}
      </p>
      <p role="status" aria-label="Answer">
        {said}
      </p>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeRoot>
        <WalletProvider
          config={config}
          coolMode={query.has('cool')}
          picker={
            query.has('forgetful')
              ? { recent: false }
              : query.has('few')
                ? { groups: [{ name: 'Popular', wallets: [metaMaskWallet] }] }
                : undefined
          }
        >
          <Page />
        </WalletProvider>
      </ThemeRoot>
    </QueryClientProvider>,
  )
}
