import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig, type StartProps } from '#app'
import { createResponseValidator } from '#gateway/validate'
import { startWorldWorker } from '../browser.ts'
import { demoConnector } from '../wallet/demoConnector.ts'
import { demoRpcUrl } from '../world.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { chosenWorld } from './chosenWorld.ts'
import { controlled } from './controlled.ts'

/** Starts the product over the world that was chosen, and puts the demo's own corner beside it. The product asks nobody before the world answers. */
export function startDemo(startProduct: (props: StartProps) => void): void {
  const { world, wallet, choice } = chosenWorld()
  // MSW loads a page anew that it finds registered and not yet under control.
  const answering = controlled.then(() => startWorldWorker(() => world))
  const load = async () => {
    const [config] = await Promise.all([loadConfig('/config.json'), answering])
    return config
  }
  startProduct({ load, connectors: [demoConnector({ wallet, rpcUrl: demoRpcUrl })], validate: createResponseValidator() })
  // While the browser starts the worker: the history that the first answers are read from.
  void world.state.chain('1').then(({ index }) => index.created())

  const panel = document.createElement('div')
  document.body.append(panel)
  createRoot(panel).render(
    <StrictMode>
      <DemoPanel world={world} wallet={wallet} choice={choice} />
    </StrictMode>,
  )
}
