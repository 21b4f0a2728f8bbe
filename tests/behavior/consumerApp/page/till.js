import { QueryClient } from '@tanstack/react-query'
import { createWalletConfig } from 'coffer/wallet'
import { http } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { createConnector } from 'wagmi'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const coded = (code) => Object.assign(new Error('A wallet said no.'), { code })
const named = (name) => Object.assign(new Error('Something else.'), { name })
/** Ignores the result of a wallet request. */
const failures = {
  rejected: () => coded(5000),
  pending: () => coded(-32002),
  missing: () => named('ProviderNotFoundError'),
  timedOut: () => named('TimeoutError'),
  wrongChain: () => named('ConnectorChainMismatchError'),
  chainUnknown: () => coded(4902),
  lost: () => coded(4900),
  failed: () => new Error('Smoke came out of it.'),
}

/** A wallet on a phone, controlled by `telephone.answers`. */
function telephone() {
  let answer = () => {}
  const connector = createConnector((config) => ({
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'walletConnect',
    connect: () => {
      config.emitter.emit('message', {
        type: 'display_uri',
        data: `wc:${'1'.repeat(64)}@2?relay-protocol=irn&symKey=${'2'.repeat(64)}`,
      })
      return new Promise((agree, fail) => {
        answer = (kind) =>
          kind === 'agrees' ? agree({ accounts: [account], chainId: 1 }) : fail(failures[kind]())
      })
    },
    disconnect: async () => {},
    getAccounts: async () => [account],
    getChainId: async () => 1,
    getProvider: async () => undefined,
    isAuthorized: async () => false,
    cancelPairing: () => answer('rejected'),
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
  }))
  return { connector, answers: (kind) => answer(kind) }
}

/** A desktop wallet. */
export const deskWallet = {
  id: 'desk',
  name: 'Desk Wallet',
  iconBackground: '#123456',
  downloads: { desktop: 'https://desk.example/get' },
  links: { qr: '{uri}', desktop: 'desk://wc?uri={uri:encoded}' },
  guides: {
    desktop: { steps: ['install', 'create', 'connect'], learnMore: 'https://desk.example/learn' },
  },
}

/** Everything that the app's page needs besides its elements; one per request on a server. */
export function openTill({ rpc = 'http://127.0.0.1:9', ssr = false, pairing = true } = {}) {
  const phone = telephone()
  // Without ENS and multicall contracts, which the app's node does not have.
  const chains = [mainnet, holesky].map((chain) => ({ ...chain, contracts: {} }))
  const config = createWalletConfig({
    chains,
    transports: { [mainnet.id]: http(rpc), [holesky.id]: http(rpc) },
    ...(pairing && { walletConnect: phone.connector }),
    ssr,
  })
  return { config, phone, queries: new QueryClient(), verifies: true }
}
