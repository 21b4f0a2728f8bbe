// The host where it is opened, and the app in its frame.
import OfficialSdk from '@safe-global/safe-apps-sdk'
import { createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { safe } from 'wagmi/connectors/safe'
import SafeAppsSDK from '#apps/sdk'
import { openBarePage } from './appsFlood.ts'
import { isHost, openHost, safeAddress } from '../behavior/apps/openHost.ts'

const unlimited = { take: () => true, usage: () => ({ used: 0, limit: Infinity, resetsAt: 0 }) }

export { flood } from './appsFlood.ts'

if (isHost() && location.pathname === '/bare') openBarePage()
else if (isHost()) openHost({ handlers: { rpcCall: async () => '0x1' }, quota: unlimited })
else document.documentElement.dataset.ready = ''

interface Trips {
  call: string
  sdk: string
  perSecond: number
  /** In milliseconds. */
  p95: number
}

/** Sends one request after the other, with both SDKs in turn. The first round is not measured. */
export async function roundTrips(rounds: number, calls: number): Promise<Trips[]> {
  const [ours, official] = [new SafeAppsSDK(), new OfficialSdk()]
  const kinds = [
    { call: 'getSafeInfo', sdk: 'ours', run: () => ours.safe.getInfo() },
    { call: 'getSafeInfo', sdk: 'official', run: () => official.safe.getInfo() },
    { call: 'rpcCall', sdk: 'ours', run: () => ours.eth.getBalance([safeAddress]) },
    { call: 'rpcCall', sdk: 'official', run: () => official.eth.getBalance([safeAddress]) },
  ].map((kind) => ({ ...kind, times: [] as number[] }))
  for (let round = 0; round <= rounds; round++) {
    for (const { run, times } of kinds) {
      for (let at = 0; at < calls; at++) {
        const start = performance.now()
        await run()
        if (round > 0) times.push(performance.now() - start)
      }
    }
  }
  return kinds.map(({ call, sdk, times }) => {
    const sorted = times.toSorted((a, b) => a - b)
    const total = times.reduce((sum, time) => sum + time, 0)
    return {
      call,
      sdk,
      perSecond: (times.length / total) * 1000,
      p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    }
  })
}

async function isConnected(): Promise<boolean> {
  const config = createConfig({
    chains: [mainnet],
    connectors: [safe()],
    transports: { 1: http('/') },
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  const [connector] = config.connectors
  const outcome = connector && (await connect(config, { connector }).catch(() => undefined))
  return outcome?.accounts[0] === safeAddress
}

/** Connects with wagmi's connector at its own time limit: once, and then again and again. */
export async function connections(turns: number): Promise<{ first: boolean; connected: number }> {
  const first = await isConnected()
  let connected = 0
  for (let turn = 0; turn < turns; turn++) if (await isConnected()) connected++
  return { first, connected }
}
