import { createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { safe } from 'wagmi/connectors/safe'
import { createHost, type Handlers, type HostState } from '#apps/host'

const safeAddress = '0x63A9bf153603E4a100579FF7763066b998107F83'
const turns = 50

/** The time limit of wagmi's connector in milliseconds. */
const limit = 10

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
  window.addEventListener('message', ({ data }) => {
    if (isTurn(data)) frame.contentWindow?.postMessage(data, '*')
  })
  if (location.search === '?late') answerLate()
  createHost({ frame, url, state, handlers: {} as Handlers, permissions: { read: () => ({}), write: () => {} } })
}

/** Gives the host a message only after the limit for its answer has ended. */
function answerLate(): void {
  const seen = new WeakSet<Event>()
  const late: MessageEvent[] = []
  window.addEventListener('message', (event) => {
    if (seen.has(event)) return
    if (isTurn(event.data)) return late.splice(0).forEach((one) => window.dispatchEvent(one))
    event.stopImmediatePropagation()
    const again = new MessageEvent('message', { data: event.data, origin: event.origin, source: event.source })
    seen.add(again)
    late.push(again)
  })
}

interface Turn {
  turn: number
}

const isTurn = (data: unknown): data is Turn => typeof data === 'object' && data !== null && 'turn' in data

/** The connector's time limit ends as soon as the host's page has handled the request, however busy the machine is. */
function limitByTurns(): void {
  const setTimer = window.setTimeout
  const limits: (() => void)[] = []
  window.setTimeout = ((work: () => void, ms?: number) => {
    if (ms !== limit) return setTimer(work, ms)
    const turn = limits.push(work) - 1
    // Sent after the request, so it is read after it.
    queueMicrotask(() => window.parent.postMessage({ turn } satisfies Turn, '*'))
    return 0
  }) as typeof window.setTimeout
  window.addEventListener('message', ({ data }) => {
    if (isTurn(data)) limits[data.turn]?.()
  })
}

async function connectAgainAndAgain(): Promise<void> {
  limitByTurns()
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
