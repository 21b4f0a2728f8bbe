import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseConfig, start } from '#app'
import { startWorldWorker } from '../browser.ts'
import { demoConnector } from '../wallet/demoConnector.ts'
import { demoGatewayUrl, demoRpcUrl } from '../world.ts'
import { DemoPanel } from './DemoPanel.tsx'
import { chosenWorld } from './chosenWorld.ts'

const { world, wallet, choice } = chosenWorld()
const config = parseConfig({ gateway: demoGatewayUrl, chains: 'gateway', rpc: { '1': demoRpcUrl(1), '17000': demoRpcUrl(17_000) } })

await startWorldWorker(() => world)
const product = document.getElementById('root')
if (product) start(product, { load: async () => config, connectors: [demoConnector({ wallet, rpcUrl: demoRpcUrl })] })

const panel = document.createElement('div')
document.body.append(panel)
createRoot(panel).render(
  <StrictMode>
    <DemoPanel world={world} wallet={wallet} choice={choice} />
  </StrictMode>,
)
