import { type CallInput, type Route, routes } from '#gateway'
import { gatewayVersions, supportsRoute } from '../gatewayVersions.ts'
import { ofPeople } from './ofPeople.ts'
import { ofRelay } from './ofRelay.ts'
import { ofSafes } from './ofSafes.ts'
import { ofSigners } from './ofSigners.ts'
import { type ExampleStage, openStage } from './stage.ts'

type Routes = typeof routes
export type RouteName = keyof Routes

/** One call of each route that the world answers, with real signatures of its people: prepares what has to come before, and gives what is sent. */
const examples = { ...ofPeople, ...ofRelay, ...ofSafes, ...ofSigners } satisfies {
  [Name in RouteName]: (stage: ExampleStage) => Promise<CallInput<Routes[Name]>>
}

export interface Example {
  /** Path, query, body. */
  input: Record<string, unknown>
  /** Undefined where nothing is answered. */
  answer: unknown
}

const table = routes as Record<RouteName, Route>

/** Plays an example in a world of its own, in front of the newest gateway that offers the route. Rejects as the call does. */
export async function playExample(name: RouteName): Promise<Example> {
  const stage = openStage(gatewayVersions.find((gatewayVersion) => supportsRoute(gatewayVersion, name)) ?? 'today')
  // Each example fits its route by the type above; together they are a union that TypeScript cannot follow.
  const input = (await (examples[name] as (stage: ExampleStage) => Promise<unknown>)(stage)) as CallInput<Routes['chains']>
  return { input: input as Record<string, unknown>, answer: await stage.gateway.call(table[name] as Routes['chains'], input) }
}
