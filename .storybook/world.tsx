import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createQueries, toChainSummary } from '#queries'
import { type Environment, EnvironmentProvider } from '#screens'
import { ToastProvider } from '#ui'
import { type WalletConfig, WalletProvider } from '#wallet'
import { createGateway } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { connect } from 'wagmi/actions'
import { environmentOf, walletOf } from '../src/app/environment.ts'
import type { Age, Scenario, WeatherName } from '../mocks/world.ts'
import type { PersonName } from '../mocks/people.ts'
import type { WalletBehaviour } from '../mocks/wallet/behaviour.ts'
import { storyTime } from './frozenTime.ts'
import { answerFrom } from './network.ts'
import { chosen } from './toolbar.ts'

/** The world in which a wired story takes place. Stories without a `world` are drawn from their arguments alone. */
export interface WorldParameters {
  world?: Scenario
  networkCondition?: WeatherName
  gatewayVersion?: Age
  /** The wallet of the person at the screen; nobody is connected where it is left out. `connected: false`: the wallet is installed, but not connected yet. */
  wallet?: { person: PersonName; behaviour?: WalletBehaviour; chainId?: number; connected?: boolean }
}

interface Place {
  environment: Environment
  queries: QueryClient
  wallet: WalletConfig
}

/** Builds the world of a story, with its wallet, before it is drawn. The toolbar's choices win over the story's. */
export const worldLoader: Loader = async ({ parameters, globals }: Pick<StoryContext, 'parameters' | 'globals'>) => {
  const { world: scenario, networkCondition = 'clear', gatewayVersion = 'today', wallet } = parameters as WorldParameters
  if (!scenario) return {}
  localStorage.clear()
  const [{ createWorld, demoGatewayUrl, demoRpcUrl }, { frozenClock }, { chainInfo, servedChains }] = await Promise.all([
    import('../mocks/world.ts'),
    import('../mocks/clock.ts'),
    import('../mocks/gateway/chains.ts'),
  ])
  const world = createWorld({
    scenario: chosen(globals.world) ?? scenario,
    weather: chosen(globals.networkCondition) ?? networkCondition,
    age: chosen(globals.gatewayVersion) ?? gatewayVersion,
    clock: frozenClock(storyTime),
  })
  answerFrom(world, (url) => url.startsWith(`${demoGatewayUrl}/`) || url.startsWith(demoRpcUrl('')))
  const chains = servedChains.map((chainId) => {
    const rpcUrl = demoRpcUrl(chainId)
    return { summary: toChainSummary(chainInfo(chainId, rpcUrl)), rpcUrl }
  })
  return {
    place: {
      environment: environmentOf(createGateway({ baseUrl: demoGatewayUrl, validate: createResponseValidator() }), chains),
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
    // The wallet agrees to connect; the story's behaviour applies from then on.
    hands.set({ behaviour })
    return config
  }
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
