import { readStored, writeStored } from '#base'
import { forgetCache } from '#queries'
import { runningClock } from '../clock.ts'
import { ages, type Age } from '../gateway/ages.ts'
import { createWalletSwitch, type WalletSwitch } from '../wallet/createWalletSwitch.ts'
import { createWorld, demoGatewayUrl, demoRpcUrl, type Scenario, type WeatherName, type World } from '../world.ts'
import { keptJar } from './keptJar.ts'

export const scenarios: readonly Scenario[] = ['everyday', 'empty', 'busy', 'huge']
export const weathers: readonly WeatherName[] = ['clear', 'slow', 'flaky', 'down', 'malformed', 'lagging']
export { ages }

/** Which world the demo shows; kept over a reload, and settable in the address bar (`?scenario=huge&weather=flaky&age=2024-05`). */
export interface Choice {
  scenario: Scenario
  weather: WeatherName
  /** Of the gateway. */
  age: Age
}

const key = 'coffer.demo.world'
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

const storedChoice = () => readStored<Partial<Choice>>(key, (value) => (typeof value === 'object' && value !== null ? value : undefined), {})

function readChoice(): Choice {
  const stored = storedChoice()
  const asked = new URLSearchParams(location.search)
  const scenario = asked.get('scenario') ?? stored.scenario
  const weather = asked.get('weather') ?? stored.weather
  const age = asked.get('age') ?? stored.age
  return {
    scenario: isOneOf(scenarios, scenario) ? scenario : 'everyday',
    weather: isOneOf(weathers, weather) ? weather : 'clear',
    age: isOneOf(ages, age) ? age : 'today',
  }
}

/** Remembers a choice. What the product kept of another scenario is not true in this one. */
export function keepChoice(choice: Choice): boolean {
  if (storedChoice().scenario !== choice.scenario) forgetCache(demoGatewayUrl)
  return writeStored(key, choice)
}

/** The demo's world as it was chosen last, with blocks and proposals that survive a reload. */
export function chosenWorld(): { world: World; wallet: WalletSwitch; choice: Choice } {
  const choice = readChoice()
  keepChoice(choice)
  const world = createWorld({ ...choice, clock: runningClock(), persist: true, gatewayUrl: demoGatewayUrl, rpcUrl: demoRpcUrl })
  world.state.jar = keptJar()
  return { world, wallet: createWalletSwitch({ storage: localStorage }), choice }
}
