import { describe, expect, test } from 'vitest'
import { type DeviceSubscriptions, routes } from '#gateway'
import { subscribedKindsQuery, unregisterEverywhere } from '#queries'
import { people } from '../../../mocks/people.ts'
import { aStage, chainId, treasury } from '../mocks/gateway/journey.ts'
import { logIn } from '../mocks/gateway/loggingIn.ts'
import type { GatewayVersion } from '../../../mocks/gateway/gatewayVersions.ts'
import { observeQuery } from './observeQuery.ts'
import { aGatewayThatListens } from './recordedGateway.ts'

const uuid = 'b2f7c1f0-3c1d-4f4e-9a55-0a8f5f0d7a11'
const at = { chainId, address: treasury }
const subscriptions: DeviceSubscriptions = {
  cloudMessagingToken: 'token',
  deviceType: 'WEB',
  deviceUuid: uuid,
  safes: [{ chainId, address: treasury, notificationTypes: ['INCOMING_ETHER', 'INCOMING_TOKEN'] }],
}

async function aSubscribed(version: GatewayVersion = 'today') {
  const stage = aStage({ gatewayVersion: version })
  await logIn(stage.gateway, people.alice)
  if (version === 'today')
    await stage.gateway.call(routes.registerDeviceV2, { body: subscriptions })
  return stage
}
const held = ({ gateway }: Awaited<ReturnType<typeof aSubscribed>>) =>
  observeQuery({ ...subscribedKindsQuery(gateway, { at, uuid }), retry: false })

describe('subscriptions', () => {
  test('are those that the gateway stores for the signed-in user', async () => {
    expect(await held(await aSubscribed())).toEqual(['INCOMING_ETHER', 'INCOMING_TOKEN'])
  })

  test('are none if the gateway has none', async () => {
    const stage = await aSubscribed()
    await stage.gateway.call(routes.unregisterSafeV2, {
      path: { chainId, deviceUuid: uuid, safeAddress: treasury },
    })
    expect(await held(stage)).toBe('none')
  })

  test('are unknown without a login, and on older gateways', async () => {
    const stage = await aSubscribed()
    await stage.gateway.call(routes.logout, {})
    expect(await held(stage)).toBe('unknown')
    expect(await held(await aSubscribed('2025-01'))).toBe('unknown')
  })

  test('end at once, and the device with them', async () => {
    const stage = await aSubscribed()
    await unregisterEverywhere(stage.gateway, { uuid, safes: [at] })
    expect(await held(stage)).toBe('none')
    await expect(
      stage.gateway.call(routes.unregisterDeviceV2, { path: { chainId, deviceUuid: uuid } }),
    ).rejects.toThrow('No Device Found!')
  })

  test('that the gateway has lost are ended, too', async () => {
    const stage = await aSubscribed()
    const ended = { uuid, safes: [at] }
    await unregisterEverywhere(stage.gateway, ended)
    await expect(unregisterEverywhere(stage.gateway, ended)).resolves.toBeUndefined()
  })
})

describe('a device on several networks', () => {
  const safes = [
    at,
    { chainId: '17000', address: treasury },
    { ...at, address: people.bob.address },
  ]
  const sent = async (status: number, body: unknown) => {
    const { gateway, sent: calls } = aGatewayThatListens(({ path }) =>
      path === '/v2/notifications/subscriptions' ? Response.json(body, { status }) : undefined,
    )
    const failure = await unregisterEverywhere(gateway, { uuid, safes }).catch(String)
    return [...calls.map(({ method, path }) => `${method} ${path}`), ...(failure ? [failure] : [])]
  }
  const device = (chain: string) => `DELETE /v2/chains/${chain}/notifications/devices/${uuid}`

  test('is forgotten with one request for all of its subscriptions', async () => {
    expect(await sent(200, {})).toEqual(['DELETE /v2/notifications/subscriptions', device('1')])
  })

  test('is forgotten on each network where the gateway can’t do that', async () => {
    const missing = {
      message: 'Cannot DELETE /v2/notifications/subscriptions',
      error: 'Not Found',
      statusCode: 404,
    }
    expect(await sent(404, missing)).toEqual([
      'DELETE /v2/notifications/subscriptions',
      device('1'),
      device('17000'),
    ])
  })

  test('isn’t reported as off if the gateway can’t forget devices either', async () => {
    const missing = (path: string) => ({ message: `Cannot DELETE ${path}`, statusCode: 404 })
    const { gateway } = aGatewayThatListens(({ path }) =>
      Response.json(missing(path), { status: 404 }),
    )
    await expect(unregisterEverywhere(gateway, { uuid, safes })).rejects.toThrow('404')
  })

  test('isn’t reported as off if the gateway fails', async () => {
    const calls = await sent(503, { code: 503, message: 'Service unavailable' })
    expect(calls.slice(1)).toEqual([expect.stringContaining('Service unavailable')])
  })
})
