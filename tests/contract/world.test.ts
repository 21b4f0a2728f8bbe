import { routes, type Route } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { gatewayVersions, supportsRoute } from '../../mocks/gateway/gatewayVersions.ts'
import { playExample, type RouteName } from '../../mocks/gateway/examples/index.ts'
import { handlers } from '../../mocks/gateway/handlers.ts'
import { spell } from '../../mocks/gateway/spelling.ts'
import { chainId, treasury } from '../unit/mocks/gateway/journey.ts'
import { differences, hasShape } from './shapeOf.ts'
import { appCalls, aWatchedStage, tour, type WatchedStage } from './worldTour.ts'

const table = routes as Record<string, Route>
const telling = (Object.keys(routes) as RouteName[]).filter(
  (name) => table[name]!.answers === 'json',
)
const offered = telling.filter((name) =>
  gatewayVersions.some((gatewayVersion) => supportsRoute(gatewayVersion, name)),
)
const newest = (name: RouteName) =>
  gatewayVersions.find((gatewayVersion) => supportsRoute(gatewayVersion, name))
const path = { chainId, safeAddress: treasury }

describe('the mocked gateway', () => {
  it('has a handler for every call of the client, and no others', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  it('is compared with recorded responses, except for calls without a recording', () => {
    expect(offered.filter((name) => !hasShape(name, newest(name)))).toEqual([
      'chainV2',
      'gasPrice',
      'positions',
      'counterparties',
      'registerDeviceV2',
      'subscribedKinds',
    ])
  })

  it.each(offered)('returns a valid response for %s, in the recorded shape', async (name) => {
    const answer = spell((await playExample(name)).answer)
    createResponseValidator()(table[name]!, answer)
    expect(differences(name, answer, newest(name))).toEqual([])
  })

  it('also returns all collectibles at once, although no mocked version is that old', async () => {
    const { world, gateway } = aWatchedStage('today')
    const page = await gateway.call(routes.collectibles, { path })
    const answer = await handlers.collectiblesV1(world.state, {
      path,
      query: new URLSearchParams(),
      body: undefined,
      url: new URL(world.gatewayUrl),
      headers: new Headers(),
      token: undefined,
    })
    createResponseValidator()(routes.collectiblesV1, answer)
    expect(answer).toEqual(page.results)
  })
})

describe.each(gatewayVersions)('a gateway of %s', (gatewayVersion) => {
  it('returns nothing that the validators reject or that differs from the recordings', async () => {
    const stage = aWatchedStage(gatewayVersion)
    await tour(stage.gateway)
    for (const body of Object.values(appCalls()))
      await stage.gateway.call(routes.preview, { path, body })
    if (supportsRoute(gatewayVersion, 'confirmationView'))
      for (const body of Object.values(appCalls()))
        await stage.gateway.call(routes.confirmationView, { path, body })
    expect(stage.faults).toEqual([])
    expect([...stage.seen.values()].flat().length).toBeGreaterThan(100)
  })
})

describe('all responses together', () => {
  const kindsIn = ({ seen }: WatchedStage, ...names: string[]) => {
    const rows = names
      .flatMap(
        (name) =>
          (seen.get(name) ?? []) as {
            results: {
              type: string
              transaction?: { txInfo: { type: string }; executionInfo: { type: string } | null }
            }[]
          }[],
      )
      .flatMap((page) => page.results)
    return [
      ...new Set(
        rows.map(({ type, transaction }) =>
          transaction
            ? `${transaction.txInfo.type} ${transaction.executionInfo?.type ?? ''}`.trim()
            : type,
        ),
      ),
    ].toSorted()
  }

  it('contain every kind of row', async () => {
    const stage = aWatchedStage('today')
    await tour(stage.gateway)
    expect(kindsIn(stage, 'history', 'queued')).toEqual([
      'CONFLICT_HEADER',
      'Creation',
      'Custom MULTISIG',
      'DATE_LABEL',
      'LABEL',
      'SettingsChange MULTISIG',
      'Transfer',
      'Transfer MODULE',
      'Transfer MULTISIG',
    ])
    expect(kindsIn(stage, 'messages')).toEqual(['DATE_LABEL', 'MESSAGE'])
  })
})

describe('a comparison with recorded responses', () => {
  it('detects a missing key, an extra key and a value of another type, at any depth', async () => {
    const answer = (await playExample('safe')).answer as Record<string, unknown>
    const { nonce: _nonce, ...fewer } = answer
    expect(differences('safe', answer)).toEqual([])
    expect(differences('safe', fewer)).toEqual(['safe.nonce is missing'])
    expect(differences('safe', { ...answer, color: 'red' })).toEqual([
      'safe.color is not sent by the gateway',
    ])
    expect(
      differences('safe', { ...answer, owners: [{ value: 5, name: null, logoUri: null }] }),
    ).toEqual(['safe.owners[0].value is number, not string'])
    expect(
      differences('queued', { count: 0, next: null, previous: null, results: [{ type: 'POEM' }] }),
    ).toEqual(['queued.results[0] is of type POEM, which the gateway does not send here'])
  })
})
