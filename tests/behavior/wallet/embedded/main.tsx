import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createClient, custom } from 'viem'
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
const ethereum = { ...mainnet, contracts: { ensUniversalResolver } }
const testnet = { ...holesky, contracts: { ensUniversalResolver } }
/** `?chains=holesky` is an app without mainnet. */
const chains =
  query.get('chains') === 'holesky' ? ([testnet] as const) : ([ethereum, testnet] as const)
const asked: string[] = []
const askedForNames: string[] = []
Object.assign(window, { asked, askedForNames })
const nodeOf = (name: string | null, log: string[]) =>
  custom({ request: answerAs(name ?? '', query.get('picture') ?? '', log) }, { retryCount: 0 })
const node = nodeOf(query.get('name'), asked)
const config = createWalletConfig({
  chains,
  transports: { [mainnet.id]: node, [holesky.id]: node },
})
/** `?ens=…` is a client for names, which knows this one. */
const ens = query.has('ens')
  ? createClient({ chain: ethereum, transport: nodeOf(query.get('ens'), askedForNames) })
  : undefined

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
          account={{ ens, ensPictures: query.has('picture'), recentTransactions: true }}
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
