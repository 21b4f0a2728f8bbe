import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RequestHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { createQueries, toChainSummary } from '#queries'
import { type Environment, EnvironmentProvider } from '#screens'
import { ToastProvider } from '#ui'
import { type WalletConfig, WalletProvider } from '#wallet'
import { createGateway } from '#gateway'
import { createCheck } from '#gateway/validate'
import { connect } from 'wagmi/actions'
import { environmentOf, walletOf } from '../src/app/environment.ts'
import type { Age, Scenario, WeatherName } from '../mocks/world.ts'
import type { PersonName } from '../mocks/people.ts'
import type { WalletBehaviour } from '../mocks/wallet/behaviour.ts'
import { storyTime } from './frozenTime.ts'

/** What a wired story says of the world it stands in. Stories without a `world` are drawn from their arguments alone. */
export interface WorldParameters {
  world?: Scenario
  weather?: WeatherName
  /** How old the gateway is. */
  age?: Age
  /** Who is in front of the screen; nobody is connected where it is left out. `connected: false`: the wallet is there, the visitor has not connected yet. */
  wallet?: { person: PersonName; behaviour?: WalletBehaviour; chainId?: number; connected?: boolean }
  /** Answers of this story alone; they come before the world's. */
  gateway?: readonly RequestHandler[]
}

interface Place {
  environment: Environment
  queries: QueryClient
  wallet: WalletConfig
}

let worker: Promise<SetupWorker> | undefined
const unanswered: string[] = []

/** Builds the world of a story, with its wallet, before it is drawn. */
export const worldLoader: Loader = async ({ parameters, globals }: Pick<StoryContext, 'parameters' | 'globals'>) => {
  unanswered.length = 0
  const { world: scenario, weather, age, wallet, gateway: own = [] } = parameters as WorldParameters
  if (!scenario) return {}
  localStorage.clear()
  const [{ createWorld, demoGatewayUrl, demoRpcUrl }, { worldHandlers }, { frozenClock }, { chainInfo, servedChains }] = await Promise.all([
    import('../mocks/world.ts'),
    import('../mocks/browser.ts'),
    import('../mocks/clock.ts'),
    import('../mocks/gateway/chains.ts'),
  ])
  // The toolbar wins once somebody touched it.
  const world = createWorld({
    scenario: globals.scenario === 'everyday' ? scenario : (globals.scenario as Scenario),
    weather: globals.weather === 'clear' ? (weather ?? 'clear') : (globals.weather as WeatherName),
    age: globals.age === 'today' ? (age ?? 'today') : (globals.age as Age),
    clock: frozenClock(storyTime),
  })
  worker ??= startWorker()
  ;(await worker).resetHandlers(...own, ...worldHandlers(() => world))
  const chains = servedChains.map((chainId) => {
    const rpcUrl = demoRpcUrl(chainId)
    return { summary: toChainSummary(chainInfo(chainId, rpcUrl)), rpcUrl }
  })
  return {
    place: {
      environment: environmentOf(createGateway({ baseUrl: demoGatewayUrl, check: createCheck() }), chains),
      queries: createQueries(),
      wallet: await walletFor(wallet, chains),
    } satisfies Place,
  }

  async function walletFor(who: WorldParameters['wallet'], served: typeof chains): Promise<WalletConfig> {
    const [{ demoConnector }, { createWalletSwitch }] = await Promise.all([
      import('../mocks/wallet/demoConnector.ts'),
      import('../mocks/wallet/createWalletSwitch.ts'),
    ])
    const { person = 'alice', behaviour = 'agrees', chainId = 1, connected = true } = who ?? {}
    const hands = createWalletSwitch({ person, chainId })
    const config = walletOf(served, [demoConnector({ wallet: hands, rpcUrl: demoRpcUrl })])
    const connector = config.connectors[0]
    if (who && connected && connector) await connect(config, { connector })
    // The wallet agrees to connect; what comes after it treats as the story says.
    hands.set({ behaviour })
    return config
  }
}

/** A story that asks for something nobody answers fails, however well its part copes with that. */
export function refuseUnanswered(): void {
  if (unanswered.length > 0) throw new Error(`Nobody answers ${unanswered.join(', ')}. Every request of a story needs a handler.`)
}

/** Puts a wired story into its world. */
export const withWorld: Decorator = (Story, { loaded }) => {
  const place = (loaded as { place?: Place }).place
  if (!place) return <Story />
  return (
    <QueryClientProvider client={place.queries}>
      <WalletProvider config={place.wallet}>
        <EnvironmentProvider value={place.environment}>
          <ToastProvider>
            <Story />
          </ToastProvider>
        </EnvironmentProvider>
      </WalletProvider>
    </QueryClientProvider>
  )
}

async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser')
  const started = setupWorker()
  await started.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request }
      // The explorer's own files come from its own server; whatever else nobody answers is a mistake.
      if (!request || new URL(request.url).origin === location.origin) return
      unanswered.push(`${request.method} ${request.url}`)
      defaults.error()
    },
  })
  return started
}
