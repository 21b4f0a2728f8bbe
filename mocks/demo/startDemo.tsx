import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig, type StartProps } from '#app'
import { createCheck } from '#gateway/validate'
import { startWorldWorker } from '../browser.ts'
import { demoConnector } from '../wallet/demoConnector.ts'
import { demoRpcUrl } from '../world.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { chosenWorld } from './chosenWorld.ts'

/** Starts the product over the world that was chosen, and puts the demo's own corner beside it. The product asks nobody before the world answers. */
export function startDemo(startProduct: (props: StartProps) => void): void {
  const { world, wallet, choice } = chosenWorld()
  const answering = startWorldWorker(() => world)
  const load = async () => {
    const [config] = await Promise.all([loadConfig('/config.json'), answering])
    return config
  }
  startProduct({ load, connectors: [demoConnector({ wallet, rpcUrl: demoRpcUrl })], check: createCheck() })

  const panel = document.createElement('div')
  document.body.append(panel)
  createRoot(panel).render(
    <StrictMode>
      <DemoPanel world={world} wallet={wallet} choice={choice} />
    </StrictMode>,
  )
}
