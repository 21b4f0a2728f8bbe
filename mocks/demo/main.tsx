import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig, start } from '#app'
import { createCheck } from '#gateway/validate'
import { startWorldWorker } from '../browser.ts'
import { demoConnector } from '../wallet/demoConnector.ts'
import { demoRpcUrl } from '../world.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { chosenWorld } from './chosenWorld.ts'

const { world, wallet, choice } = chosenWorld()

await startWorldWorker(() => world)
const product = document.getElementById('root')
if (product) start(product, { load: () => loadConfig('/config.json'), connectors: [demoConnector({ wallet, rpcUrl: demoRpcUrl })], check: createCheck() })

const panel = document.createElement('div')
document.body.append(panel)
createRoot(panel).render(
  <StrictMode>
    <DemoPanel world={world} wallet={wallet} choice={choice} />
  </StrictMode>,
)
