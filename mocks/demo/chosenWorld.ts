import { readStored, writeStored } from '#base'
import { clearPersistedCache } from '#queries/cache'
import { runningClock } from '../clock.ts'
import { type GatewayKind, gatewayKinds } from '../gateway/gatewayVersions.ts'
import { type SecondNode, secondNodes } from '../services/secondNode.ts'
import { type ServiceBehavior, serviceBehaviors } from '../services/serviceBehavior.ts'
import { createWalletController, type WalletController } from '../wallet/createWalletController.ts'
import {
  createWorld,
  demoGatewayUrl,
  demoRpcUrl,
  type Scenario,
  type NetworkCondition,
  type World,
} from '../world.ts'
import { keptJar } from './keptJar.ts'

export const scenarios: readonly Scenario[] = ['everyday', 'empty', 'busy', 'huge', 'limits']
export const networkConditions: readonly NetworkCondition[] = [
  'clear',
  'slow',
  'flaky',
  'down',
  'malformed',
  'lagging',
]

/** Behavior that the app handles without a visible change: can only be set in the URL. */
type Unseen = 'foreignNext' | 'prefix'
const unseen: readonly string[] = ['foreignNext', 'prefix'] satisfies readonly Unseen[]
/** Service faults with a visible effect: the options of the panel. */
export const shownBehaviors = serviceBehaviors.filter(
  (one): one is Exclude<ServiceBehavior, Unseen> => !unseen.includes(one),
)

/**
 * Settings of the demo's world; kept across reloads, and settable in the URL, which also accepts
 * what the panel omits because it has no visible effect
 * (`?scenario=huge&networkCondition=flaky&serviceBehavior=bidi&gatewayVersion=2024-05&gateway=none&secondNode=lies`).
 */
export interface Choice {
  scenario: Scenario
  networkCondition: NetworkCondition
  serviceBehavior: ServiceBehavior
  gatewayVersion: GatewayKind
  /** `none`: the app runs as on a site without a gateway, on the world's nodes alone. */
  gateway: 'served' | 'none'
  /** The second node of each network, if the site has one. */
  secondNode: SecondNode | 'none'
}

const key = 'coffer.demo.world'
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value)

const storedChoice = () =>
  readStored<Partial<Choice>>(
    key,
    (value) => (typeof value === 'object' && value !== null ? value : undefined),
    {},
  )

function readChoice(): Choice {
  const stored = storedChoice()
  const asked = new URLSearchParams(location.search)
  const scenario = asked.get('scenario') ?? stored.scenario
  const networkCondition = asked.get('networkCondition') ?? stored.networkCondition
  const serviceBehavior = asked.get('serviceBehavior') ?? stored.serviceBehavior
  const gatewayVersion = asked.get('gatewayVersion') ?? stored.gatewayVersion
  const secondNode = asked.get('secondNode') ?? stored.secondNode
  return {
    scenario: isOneOf(scenarios, scenario) ? scenario : 'everyday',
    networkCondition: isOneOf(networkConditions, networkCondition) ? networkCondition : 'clear',
    serviceBehavior: isOneOf(serviceBehaviors, serviceBehavior) ? serviceBehavior : 'honest',
    gatewayVersion: isOneOf(gatewayKinds, gatewayVersion) ? gatewayVersion : 'today',
    gateway: (asked.get('gateway') ?? stored.gateway) === 'none' ? 'none' : 'served',
    secondNode: isOneOf(secondNodes, secondNode) ? secondNode : 'none',
  }
}

/**
 * Stores a choice. Clears the app's cache if the scenario changes, because its data belongs to the
 * other scenario.
 */
export function keepChoice(choice: Choice): boolean {
  if (storedChoice().scenario !== choice.scenario) clearPersistedCache(demoGatewayUrl)
  return writeStored(key, choice)
}

/** The demo's world with the last settings; its blocks and proposals survive a reload. */
export function chosenWorld(): { world: World; wallet: WalletController; choice: Choice } {
  const choice = readChoice()
  keepChoice(choice)
  const world = createWorld({
    ...choice,
    secondNode: choice.secondNode === 'none' ? undefined : choice.secondNode,
    clock: runningClock(),
    persist: true,
    gatewayUrl: demoGatewayUrl,
    rpcUrl: demoRpcUrl,
    appsUrl: demoAppsUrl(location),
  })
  world.state.jar = keptJar()
  return { world, wallet: createWalletController({ storage: localStorage }), choice }
}

/** The other name of this machine: pages under that name have another origin. */
const otherNames: Readonly<Record<string, string>> = {
  '127.0.0.1': 'localhost',
  localhost: '127.0.0.1',
}

/** URL of the demo's own apps; undefined on other machines, whose second name is unknown. */
export function demoAppsUrl({ protocol, hostname, port }: Location): string | undefined {
  const other = otherNames[hostname]
  return other && `${protocol}//${other}${port && `:${port}`}/demo-apps/`
}
