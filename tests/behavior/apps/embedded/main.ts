import { createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { safe } from 'wagmi/connectors/safe'
import { isHost, openHost, safeAddress } from '../openHost.ts'

const turns = 50

/** The time limit of wagmi's connector in milliseconds. */
const limit = 10

if (isHost()) openHost({ before: passTurns })
else void connectAgainAndAgain()

function passTurns(frame: HTMLIFrameElement): void {
  window.addEventListener('message', ({ data }) => {
    if (isTurn(data)) frame.contentWindow?.postMessage(data, '*')
  })
  if (location.search === '?late') answerLate()
}

/** Gives the host a message only after the limit for its response has ended. */
function answerLate(): void {
  const seen = new WeakSet<Event>()
  const late: MessageEvent[] = []
  window.addEventListener('message', (event) => {
    if (seen.has(event)) return
    if (isTurn(event.data)) return late.splice(0).forEach((one) => window.dispatchEvent(one))
    event.stopImmediatePropagation()
    const again = new MessageEvent('message', {
      data: event.data,
      origin: event.origin,
      source: event.source,
    })
    seen.add(again)
    late.push(again)
  })
}

interface Turn {
  turn: number
}

const isTurn = (data: unknown): data is Turn =>
  typeof data === 'object' && data !== null && 'turn' in data

/**
 * The connector's time limit ends as soon as the host's page has handled the request, however busy
 * the machine is.
 */
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
