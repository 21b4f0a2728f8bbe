import { type CallInput, type Route, routes } from '#gateway'
import { gatewayVersions, supportsRoute } from '../gatewayVersions.ts'
import { ofPeople } from './ofPeople.ts'
import { ofRelay } from './ofRelay.ts'
import { ofSafes } from './ofSafes.ts'
import { ofSigners } from './ofSigners.ts'
import { type ExampleStage, openStage } from './stage.ts'

type Routes = typeof routes
export type RouteName = keyof Routes

/**
 * An example call of each route, with real signatures of the mocked people: prepares its
 * prerequisites and returns the input.
 */
const examples = { ...ofPeople, ...ofRelay, ...ofSafes, ...ofSigners } satisfies {
  [Name in RouteName]: (stage: ExampleStage) => Promise<CallInput<Routes[Name]>>
}

export interface Example {
  /** Path, query, body. */
  input: Record<string, unknown>
  /** Undefined without a response body. */
  answer: unknown
}

const table = routes as Record<RouteName, Route>

/**
 * Runs an example in its own world, on the newest gateway version that supports the route. Rejects
 * like the call.
 */
export async function playExample(name: RouteName): Promise<Example> {
  const stage = openStage(
    gatewayVersions.find((gatewayVersion) => supportsRoute(gatewayVersion, name)) ?? 'today',
  )
  // Each example fits its route by the type above; together they form a union that TypeScript
  // cannot follow.
  const input = (await (examples[name] as (stage: ExampleStage) => Promise<unknown>)(
    stage,
  )) as CallInput<Routes['chains']>
  return {
    input: input as Record<string, unknown>,
    answer: await stage.gateway.call(table[name] as Routes['chains'], input),
  }
}
