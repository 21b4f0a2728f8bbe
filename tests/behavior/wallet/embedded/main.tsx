import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { ThemeRoot } from '#ui'
import {
  AccountView,
  ConnectButton,
  createWalletConfig,
  NetworkList,
  useAccountBalance,
  useAccountName,
  useSwitchNetwork,
  useWallet,
  WalletProvider,
} from '#wallet'
import '../../../../src/ui/styles.css'
import { answerAs } from './node.ts'

const query = new URLSearchParams(location.search)
// Without multicall: each read is a separate call.
const { ensUniversalResolver } = mainnet.contracts
const chains = [
  { ...mainnet, contracts: { ensUniversalResolver } },
  { ...holesky, contracts: {} },
] as const
const asked: string[] = []
Object.assign(window, { asked })
const node = custom(
  { request: answerAs(query.get('name') ?? '', query.get('picture') ?? '', asked) },
  { retryCount: 0 },
)
const config = createWalletConfig({
  chains,
  transports: { [mainnet.id]: node, [holesky.id]: node },
})

/** Account and networks as components of the page itself. */
function Embedded() {
  const { account, chainId, walletName, disconnect } = useWallet()
  const name = useAccountName(account)
  const balance = useAccountBalance(account, chainId)
  const [state, onSwitch] = useSwitchNetwork()
  const networks = {
    chains: chains.map(({ id, name: network }) => ({ id, name: network })),
    current: chainId,
    state,
    onSwitch,
  }
  if (!account) return <NetworkList {...networks} />
  return (
    <AccountView
      account={account}
      name={name}
      walletName={walletName}
      balance={balance}
      networks={networks}
      onDisconnect={disconnect && (() => void disconnect())}
    />
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ThemeRoot theme={query.get('theme') ?? 'light'}>
        <WalletProvider
          config={config}
          account={{ ensPictures: query.has('picture'), recentTransactions: true }}
          picker={query.has('compact') ? { size: 'compact' } : undefined}
        >
          <ConnectButton />
          {query.has('embedded') && (
            <main>
              <Embedded />
            </main>
          )}
        </WalletProvider>
      </ThemeRoot>
    </QueryClientProvider>,
  )
}
