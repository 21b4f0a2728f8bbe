import {
  fetchChains,
  fetchCollectibles,
  GatewayHttpError,
  isNotOffered,
  ownedSafesEverywhere,
  previewTransaction,
  routes,
  someOverviews,
  type Route,
} from '#gateway'
import { describe, expect, it } from 'vitest'
import { gatewayVersions, supportsRoute } from '../../../../mocks/gateway/gatewayVersions.ts'
import { people } from '../../../../mocks/people.ts'
import { aStage, chainId, treasury } from './journey.ts'

const { alice, dave } = people
const hash = `0x${'1'.repeat(64)}`
const uuid = '123e4567-e89b-42d3-a456-426614174000'
const values: Record<string, string> = {
  chainId,
  address: alice.address,
  safeAddress: treasury,
  ownerAddress: alice.address,
  contractAddress: dave.address,
  delegateAddress: dave.address,
  moduleAddress: dave.address,
  signer: alice.address,
  safeTxHash: hash,
  messageHash: hash,
  currency: 'usd',
  uuid,
  deviceUuid: uuid,
  taskId: hash,
  transactionId: hash,
}
const addressOf = ({ path }: Route) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)
const table = Object.entries(routes) as [keyof typeof routes, Route][]
const path = { chainId, safeAddress: treasury }

describe.each(gatewayVersions)('a gateway of %s', (gatewayVersion) => {
  const { world, fetch } = aStage({ gatewayVersion })
  const ask = async (route: Route) => {
    const { method = 'POST' } = route
    const response = await fetch(world.gatewayUrl + addressOf(route), {
      method,
      headers: { 'content-type': 'application/json' },
    })
    return { status: response.status, text: await response.text() }
  }
  const offered = table.filter(([name]) => supportsRoute(gatewayVersion, name))
  const others = table.filter(([name]) => !supportsRoute(gatewayVersion, name))

  it.each(others)(
    'does not support %s, and responds as to every unknown path',
    async (_, route) => {
      const { method = 'POST' } = route
      const told =
        method === 'GET'
          ? { message: 'Not Found', statusCode: 404 }
          : { message: `Cannot ${method} ${addressOf(route)}`, error: 'Not Found', statusCode: 404 }
      const { status, text } = await ask(route)
      expect({ status, body: JSON.parse(text) as unknown }).toEqual({ status: 404, body: told })
    },
  )

  it('supports everything that versions do differently, in its own way', async () => {
    const { gateway } = aStage({ gatewayVersion })
    const owned = await ownedSafesEverywhere(gateway, { path: { ownerAddress: alice.address } })
    const told = await someOverviews(gateway, {
      query: { currency: 'usd', safes: [`1:${treasury}`] },
    })
    const chains = await fetchChains(gateway, { query: { serviceKey: 'WALLET_WEB' } })
    const { results } = await fetchCollectibles(gateway, { path })
    const preview = await previewTransaction(gateway, {
      path,
      body: { to: dave.address, value: '1', data: '0x', operation: 0 },
    })
    expect([
      owned['1']?.includes(treasury),
      told[0]?.address.value,
      chains.map((chain) => chain.chainId),
      results.map(({ id }) => id),
    ]).toEqual([true, treasury, ['1', '17000'], ['7', '12']])
    expect(preview).toMatchObject({ txInfo: { type: 'Transfer' } })
  })

  it.each(offered)('supports %s', async (_, route) => {
    expect((await ask(route)).text).not.toMatch(/"message":"(?:Not Found|Cannot )/)
  })
})

it('distinguishes an unsupported route from a missing resource', async () => {
  const declined = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (cause: unknown) => isNotOffered(cause),
    )
  const [today, oldest] = [aStage(), aStage({ gatewayVersion: '2024-05' })]
  expect(
    await declined(today.gateway.call(routes.account, { path: { address: alice.address } })),
  ).toBe(true)
  expect(
    await declined(
      today.gateway.call(routes.registeredEmail, { path: { ...path, signer: alice.address } }),
    ),
  ).toBe(true)
  expect(
    await declined(
      oldest.gateway.call(routes.registeredEmail, { path: { ...path, signer: alice.address } }),
    ),
  ).toBe(false)
  expect(
    await declined(
      today.gateway.call(routes.safe, { path: { chainId, safeAddress: dave.address } }),
    ),
  ).toBe(false)
})

it('each version lacks some routes and has some that another one lacks', () => {
  const offering = gatewayVersions.map((gatewayVersion) =>
    table.flatMap(([name]) => (supportsRoute(gatewayVersion, name) ? [name] : [])),
  )
  expect(offering.map((names) => names.length < table.length)).toEqual([true, true, true])
  expect(new Set(offering.map((names) => names.join())).size).toBe(gatewayVersions.length)
})

describe('older gateways', () => {
  const told = async (gatewayVersion: (typeof gatewayVersions)[number]) => {
    const { gateway } = aStage({ gatewayVersion })
    const [first] = (await gateway.call(routes.chains, {})).results
    const { items } = await gateway.call(routes.balances, { path: { ...path, currency: 'usd' } })
    const [app] = await gateway.call(routes.safeApps, { path })
    return [first, items[0], app].map((one) => Object.keys(one ?? {}))
  }

  it('leave out newer fields', async () => {
    const [today, before] = await Promise.all([told('today'), told('2025-01')])
    expect(
      today.map((fields, at) => fields.filter((field) => !before[at]?.includes(field))),
    ).toEqual([
      ['zk', 'beaconChainExplorerUriTemplate', 'relayer'],
      ['fiatBalance24hChange'],
      ['featured'],
    ])
    expect(await told('2024-05')).toEqual(before)
  })

  it('report their indexing status in two fields, or not at all', async () => {
    expect(
      await aStage({ gatewayVersion: '2025-01' }).gateway.call(routes.indexingStatus, { path }),
    ).toEqual({
      lastSync: Date.parse('2026-11-20T12:00:00Z'),
      synced: true,
    })
    await expect(
      aStage({ gatewayVersion: '2024-05' }).gateway.call(routes.indexingStatus, { path }),
    ).rejects.toThrow('CGW error - 404: Not Found')
  })

  it('decode without the contract, and always include a parameter’s decoded value', async () => {
    const recipient = dave.address.slice(2).toLowerCase().padStart(64, '0')
    const data = `0xa9059cbb${recipient}${'1'.padStart(64, '0')}`
    const decode = (gatewayVersion: (typeof gatewayVersions)[number]) =>
      aStage({ gatewayVersion }).gateway.call(routes.decodeData, { path, body: { data } })
    expect(await decode('2025-01')).toEqual({
      method: 'transfer',
      parameters: [
        { name: 'to', type: 'address', value: dave.address, valueDecoded: null },
        { name: 'value', type: 'uint256', value: '1', valueDecoded: null },
      ],
    })
    const declined = await decode('today').catch((cause: unknown) => cause)
    expect(declined instanceof GatewayHttpError && [declined.message, declined.path]).toEqual([
      'CGW error - invalid_type: Invalid input: expected string, received undefined',
      ['to'],
    ])
  })

  it('respond in JSON to an invalid body', async () => {
    const { world, fetch } = aStage({ gatewayVersion: '2025-01' })
    const response = await fetch(`${world.gatewayUrl}/v1/chains/1/data-decoder`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'Bad Request', statusCode: 400 },
    ])
  })
})
