import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient, nameKey, toChainSummary } from '#queries'
import {
  ContactDialog,
  contactsKey,
  type Environment,
  EnvironmentProvider,
  loadNetworkMarks,
  OwnMarksContext,
} from '#screens'
import { ToastProvider } from '#ui'
import { type WalletConfig, WalletProvider } from '#wallet'
import { createGateway } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { zeroAddress } from '#base'
import { connect } from 'wagmi/actions'
import { parseConfig } from '../src/app/config.ts'
import { environmentOf, walletOf } from '../src/app/environment.ts'
import demoConfig from '../mocks/demo/config.json' with { type: 'json' }
import type { Genesis } from '../mocks/chain/types.ts'
import type {
  GatewayKind,
  Scenario,
  SecondNode,
  ServiceBehavior,
  NetworkCondition,
  World,
} from '../mocks/world.ts'
import type { PersonName } from '../mocks/people.ts'
import type { WalletBehavior } from '../mocks/wallet/behavior.ts'
import type { WalletController } from '../mocks/wallet/createWalletController.ts'
import { loadCode } from '#screens/core/code'
import type { DemoPushState } from '../mocks/demo/demoPush.ts'
import { storyTime } from './frozenTime.ts'
import { answerFrom } from './network.ts'
import { chosen } from './toolbar.ts'

/** The mocked world of a wired story. Stories without a `world` are rendered from their args. */
export interface WorldParameters {
  world?: Scenario
  networkCondition?: NetworkCondition
  serviceBehavior?: ServiceBehavior
  gatewayVersion?: GatewayKind
  /** `none`: the site has no gateway; this browser answers from the world's nodes. */
  gateway?: 'none'
  /** The site has a second node for each network, which has to agree. */
  secondNode?: SecondNode
  /** `none`: the person has no contacts. */
  contacts?: 'none'
  /** The browser's notifications; without them, the site operator hasn't set them up. */
  push?: Partial<DemoPushState> | 'none'
  /** Changes the world before the story is rendered. */
  changeWorld?: (world: World) => Promise<void>
  /**
   * The user's wallet; without it, no wallet is connected. `connected: false`: the wallet is
   * installed, but not connected yet.
   */
  wallet?: {
    person: PersonName
    behavior?: WalletBehavior
    chainId?: number
    connected?: boolean
  }
}

/** The mocked tokens have their marks from the demo's configuration, as an operator's would. */
const { marks, prices } = parseConfig(demoConfig)

interface StoryWorld {
  world: World
  environment: Environment
  queries: QueryClient
  wallet: WalletConfig
  /** Changes how the wallet answers, also what it was asked before. */
  walletController: WalletController
}

/**
 * Creates a story's world and wallet before it is rendered. The toolbar's settings take precedence
 * over the story's.
 */
export const worldLoader: Loader = async ({
  parameters,
  globals,
}: Pick<StoryContext, 'parameters' | 'globals'>) => {
  const {
    world: scenario,
    networkCondition = 'clear',
    serviceBehavior = 'honest',
    gatewayVersion = 'today',
    gateway,
    secondNode,
    wallet,
    changeWorld,
    contacts,
    push,
  } = parameters as WorldParameters
  if (!scenario) return {}
  localStorage.clear()
  sessionStorage.clear()
  const [
    { worldContacts },
    { ensNames, nameServerUrl },
    { createWorld, demoGatewayUrl, demoPricesUrl, demoRpcUrl, secondRpcUrl },
    { frozenClock },
    { chainInfo, servedChains },
  ] = await Promise.all([
    import('../mocks/contacts.ts'),
    import('../mocks/ensNames.ts'),
    import('../mocks/world.ts'),
    import('../mocks/clock.ts'),
    import('../mocks/gateway/chains.ts'),
  ])
  if (contacts !== 'none') localStorage.setItem(contactsKey, JSON.stringify(worldContacts))
  const world = createWorld({
    scenario: chosen(globals.world) ?? scenario,
    networkCondition: chosen(globals.networkCondition) ?? networkCondition,
    serviceBehavior: chosen(globals.serviceBehavior) ?? serviceBehavior,
    gatewayVersion: chosen(globals.gatewayVersion) ?? gatewayVersion,
    clock: frozenClock(storyTime),
    secondNode,
  })
  await changeWorld?.(world)
  const served = [
    `${demoGatewayUrl}/`,
    demoRpcUrl(''),
    secondRpcUrl(''),
    `${nameServerUrl}/`,
    `${demoPricesUrl}/`,
  ]
  answerFrom(world, (url) => served.some((one) => url.startsWith(one)))
  const chains = servedChains.map((chainId) => {
    const url = demoRpcUrl(chainId)
    const others = secondNode ? { others: [secondRpcUrl(chainId)] } : {}
    const node = { url, ...others, source: 'config' } as const
    return { summary: toChainSummary(chainInfo(chainId, url)), node }
  })
  const { config, walletController } = await walletFor(wallet, chains)
  const withService = () =>
    environmentOf(
      createGateway({ baseUrl: demoGatewayUrl, validate: createResponseValidator() }),
      chains,
      [],
      { marks, prices },
    )
  return {
    storyWorld: {
      world,
      // A story that loads the page again would be over.
      environment: {
        ...(gateway === 'none' ? await withoutService(chains, marks) : withService()),
        reload: () => {},
        ...(push &&
          push !== 'none' && {
            push: loadCode(async () =>
              (await import('../mocks/demo/demoPush.ts')).createDemoPush(push),
            ),
          }),
      },
      queries: withNames(createQueryClient(), ensNames),
      wallet: config,
      walletController,
    } satisfies StoryWorld,
  }

  async function walletFor(
    who: WorldParameters['wallet'],
    served: typeof chains,
  ): Promise<{ config: WalletConfig; walletController: WalletController }> {
    const [{ demoConnector }, { createWalletController }] = await Promise.all([
      import('../mocks/wallet/demoConnector.ts'),
      import('../mocks/wallet/createWalletController.ts'),
    ])
    const { person = 'alice', behavior = 'agrees', chainId = 1, connected = true } = who ?? {}
    const walletController = createWalletController({ person, chainId })
    const config = walletOf(
      served,
      [demoConnector({ wallet: walletController, rpcUrl: demoRpcUrl })],
      { markOf: await loadNetworkMarks(marks) },
    )
    const connector = config.connectors[0]
    if (who && connected && connector) await connect(config, { connector })
    // The wallet agrees to connect; the story's behavior applies from then on.
    walletController.set({ behavior })
    return { config, walletController }
  }
}

/** What an earlier visit knew: otherwise names would appear whenever the browser is idle. */
function withNames(queries: QueryClient, names: Genesis['names']): QueryClient {
  for (const [name, { address, addresses = {}, server }] of Object.entries(names)) {
    const records = { '0': addresses['0'], '1': address, '17000': addresses['17000'] }
    for (const chainId of server ? [] : (['1', '17000'] as const)) {
      const key = nameKey(records[chainId] ?? records['0'] ?? zeroAddress, chainId)
      queries.setQueryData(key, (before) => before ?? name)
    }
  }
  return queries
}

/** Provides a wired story with its world. */
export const withWorld: Decorator = (Story, { loaded, title }) => {
  const storyWorld = (loaded as { storyWorld?: StoryWorld }).storyWorld
  // Views may say what couldn't be copied.
  if (!storyWorld && /^(Screens|Flows)/.test(title))
    return (
      <OwnMarksContext value={marks}>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </OwnMarksContext>
    )
  if (!storyWorld) return <Story />
  return (
    <QueryClientProvider client={storyWorld.queries}>
      <WalletProvider config={storyWorld.wallet}>
        <ToastProvider>
          <EnvironmentProvider value={storyWorld.environment} ContactDialog={ContactDialog}>
            <Story />
          </EnvironmentProvider>
        </ToastProvider>
      </WalletProvider>
    </QueryClientProvider>
  )
}

/** As the app sets it up for a `config.json` without a gateway. */
async function withoutService(
  chains: Parameters<typeof environmentOf>[1],
  ownMarks: Environment['marks'] | undefined,
): Promise<Environment> {
  const { localGateway } = await import('../src/app/localGateway.ts')
  const local = localGateway(ownMarks, createResponseValidator())
  const environment = environmentOf(local.gateway, chains, [], {
    isWithoutService: true,
    marks: ownMarks,
  })
  local.readFrom(environment)
  return environment
}
