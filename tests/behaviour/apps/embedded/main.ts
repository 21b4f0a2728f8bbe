import { createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { safe } from 'wagmi/connectors/safe'
import { createHost, type Handlers, type HostState } from '#apps/host'

const safeAddress = '0x63A9bf153603E4a100579FF7763066b998107F83'
const turns = 50

/** One page is both: the host where it is opened, and the app in the host's frame, which is opened by this machine's other name. */
if (window.parent === window) openHost()
else void connectAgainAndAgain()

function openHost(): void {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const state: HostState = {
    safe: {
      safeAddress,
      chainId: 1,
      threshold: 1,
      owners: [safeAddress],
      isReadOnly: false,
      nonce: 0,
      implementation: safeAddress,
      modules: null,
      fallbackHandler: null,
      guard: null,
      version: '1.4.1',
    },
    chain: {
      chainName: 'Ethereum',
      chainId: '1',
      shortName: 'eth',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
      blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
    },
    darkMode: false,
    account: undefined,
  }
  const url = location.href.replace('127.0.0.1', 'localhost')
  createHost({ frame, url, state, handlers: {} as Handlers, permissions: { read: () => ({}), write: () => {} } })
}

/** With wagmi's own time limit of 10 ms. */
async function connectAgainAndAgain(): Promise<void> {
  const result = document.getElementById('result') as HTMLElement
  let connected = 0
  for (let turn = 0; turn < turns; turn++) {
    const config = createConfig({
      chains: [mainnet],
      connectors: [safe()],
      transports: { 1: http('/') },
      storage: null,
      multiInjectedProviderDiscovery: false,
    })
    const [connector] = config.connectors
    const outcome = connector && (await connect(config, { connector }).catch(() => undefined))
    if (outcome?.accounts[0] === safeAddress) connected++
  }
  result.textContent = `${connected} of ${turns}`
}
