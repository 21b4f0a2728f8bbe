import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, loadConfig, type StartProps } from '#app'
import { toChainSummary } from '#queries'
import { contactsKey } from '#screens'
import { loadCode } from '#screens/core/code'
import { worldContacts } from '../contacts.ts'
import { startWorldWorker } from '../browser.ts'
import { chainInfo, servedChains } from '../gateway/chains.ts'
import { demoConnector } from '../wallet/demoConnector.ts'
import { demoRpcUrl, secondRpcUrl } from '../world.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { chosenWorld, demoAppsUrl } from './chosenWorld.ts'
import { controlled } from './controlled.ts'
import { createDemoPush } from './demoPush.ts'

/**
 * Starts the app on the chosen world, with the demo panel. The app sends no requests before the
 * world is ready.
 */
export function startDemo(startProduct: (props: StartProps) => void): void {
  const { world, wallet, choice } = chosenWorld()
  knowEverybody()
  const push = createDemoPush({ storage: localStorage })
  // MSW reloads a page that is registered but not controlled yet.
  const answering = controlled.then(() =>
    startWorldWorker(() => world, { servedUrl: demoAppsUrl(location) }),
  )
  const load = async (signal?: AbortSignal) => {
    const [config] = await Promise.all([loadConfig('/config.json', { signal }), answering])
    const served = choice.secondNode === 'none' ? config : withSecondNodes(config)
    return choice.gateway === 'none' ? withoutGateway(served) : served
  }
  startProduct({
    load,
    connectors: [demoConnector({ wallet, rpcUrl: demoRpcUrl })],
    push: loadCode(async () => push),
  })
  // Preloads the history for the first responses while the browser starts the worker.
  void world.state.chain('1').then(({ index }) => index.created())

  const panel = document.createElement('div')
  document.body.append(panel)
  createRoot(panel).render(
    <StrictMode>
      <DemoPanel world={world} wallet={wallet} choice={choice} push={push} />
    </StrictMode>,
  )
}

/** With a second node for each network, which has to agree. */
const withSecondNodes = (config: Config): Config => ({
  ...config,
  rpc: Object.fromEntries(
    Object.entries(config.rpc).map(([chainId, urls]) => [
      chainId,
      [...urls, secondRpcUrl(chainId)],
    ]),
  ),
})

/** The same networks, listed as on a site without a gateway. */
const withoutGateway = (config: Config): Config => ({
  ...config,
  gateway: null,
  chains: servedChains.map((chainId) => {
    const { explorer, ...chain } = toChainSummary(chainInfo(chainId, demoRpcUrl(chainId)))
    return { ...chain, features: [...chain.features], ...(explorer && { explorer }) }
  }),
})

/** Adds the user's initial contacts; changes to them are kept. */
function knowEverybody(): void {
  try {
    if (localStorage.getItem(contactsKey) === null)
      localStorage.setItem(contactsKey, JSON.stringify(worldContacts))
  } catch {
    // The storage is blocked: the demo has no contacts.
  }
}
