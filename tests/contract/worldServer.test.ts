import { createGateway, routes, type Gateway } from '#gateway'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safes } from '../../mocks/chain/index.ts'
import { frozenClock } from '../../mocks/clock.ts'
import { serveWorld, type ServedWorld } from '../../mocks/node.ts'
import { people } from '../../mocks/people.ts'
import { logIn } from '../unit/mocks/gateway/loggingIn.ts'

/** A `fetch` with a cookie, like a browser that includes credentials. */
function aBrowser() {
  let header = ''
  return {
    /** The last header that set or deleted a cookie. */
    received: () => header,
    fetch: (async (input, init) => {
      const headers = new Headers(init?.headers)
      if (init?.credentials === 'include' && header)
        headers.set('cookie', `theme=dark; ${header.split(';')[0]}`)
      const response = await fetch(input, { ...init, headers })
      if (init?.credentials === 'include') header = response.headers.get('set-cookie') ?? header
      return response
    }) as typeof fetch,
  }
}

describe('the mocked world over HTTP', () => {
  let served: ServedWorld
  let gateway: Gateway
  beforeAll(async () => {
    served = await serveWorld({ clock: frozenClock() })
    gateway = createGateway({ baseUrl: served.gatewayUrl })
  })
  afterAll(() => served.close())

  it('serves the client, and uses its own URL in page links', async () => {
    const path = { chainId: '1', safeAddress: safes.treasury.address }
    const first = await gateway.call(routes.history, { path })
    expect(first.next?.startsWith(`${served.url}/gateway/v1/chains/1/`)).toBe(true)
    expect((await gateway.page(routes.history, first.next!, { path })).next).toBeNull()
  })

  it('serves the nodes of its chains and their URLs', async () => {
    const { results } = await gateway.call(routes.chains, {})
    expect(results.map((chain) => [chain.shortName, chain.rpcUri.value])).toEqual([
      ['eth', served.rpcUrl(1)],
      ['hol', served.rpcUrl(17_000)],
    ])
    const client = createPublicClient({ transport: http(served.rpcUrl(17_000), { batch: true }) })
    expect(
      await Promise.all([
        client.getChainId(),
        client.getBalance({ address: safes.testFund.address }),
      ]),
    ).toEqual([17_000, 1_900_000_000_000_000_000n])
  })

  it('misbehaves on request, streams a huge response only while read, and recovers', async () => {
    served.world.setServiceBehavior('huge')
    const response = await fetch(`${served.gatewayUrl}/v1/chains`)
    const reader = response.body!.getReader()
    expect([response.headers.get('content-length'), (await reader.read()).done]).toEqual([
      null,
      false,
    ])
    await reader.cancel()
    await expect(gateway.call(routes.chains, {})).rejects.toThrow('is larger than')
    served.world.setServiceBehavior('redirects')
    await expect(gateway.call(routes.chains, {})).rejects.toMatchObject({
      name: 'GatewayHttpError',
      status: 302,
    })
    served.world.setServiceBehavior('honest')
    expect((await gateway.call(routes.chains, {})).results).toHaveLength(2)
  })

  it('allows requests from pages of this machine only', async () => {
    const allowed = async (origin: string) =>
      (await fetch(`${served.gatewayUrl}/v1/chains`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('http://localhost:4173')).toBe('http://localhost:4173')
    expect(await allowed('https://elsewhere.test')).toBeNull()
    const asked = await fetch(`${served.rpcUrl(1)}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:80' },
    })
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type, safe-wallet-signature, safe-wallet-signature-timestamp',
    ])
  })

  it('sets a login cookie, which only that browser sends back', async () => {
    const { alice } = people
    const [one, another] = [aBrowser(), aBrowser()]
    const asked = createGateway({ baseUrl: served.gatewayUrl, fetch: one.fetch })
    await logIn(asked, alice)
    const [token, ...attributes] = String(one.received()).split('; ')
    expect(token).toMatch(/^access_token=\w+$/)
    expect(attributes).toEqual([
      'Max-Age=86400',
      'Path=/',
      'Expires=Sat, 21 Nov 2026 12:00:00 GMT',
      'HttpOnly',
      'Secure',
      'SameSite=None',
    ])
    expect(await asked.call(routes.session, {})).toMatchObject({ signerAddress: alice.address })
    const anonymous = createGateway({ baseUrl: served.gatewayUrl, fetch: another.fetch })
    await expect(anonymous.call(routes.session, {})).rejects.toThrow('Forbidden resource')
    await asked.call(routes.logout, {})
    expect(one.received()).toMatch(/^access_token=; Path=\/; Expires=Thu, 01 Jan 1970 /)
    await expect(asked.call(routes.session, {})).rejects.toThrow('Forbidden resource')
  })

  it('breaks connections under a bad network condition', async () => {
    served.world.setNetworkCondition('flaky')
    const outcomes = new Set<string>()
    for (let at = 0; at < 20; at++)
      outcomes.add(
        await gateway.call(routes.fiatCodes, {}).then(
          () => 'answered',
          (cause: Error) => cause.message,
        ),
      )
    served.world.setNetworkCondition('clear')
    expect(outcomes).toEqual(
      new Set(['answered', "Couldn't reach the gateway.", 'CGW error - 503: Service unavailable']),
    )
  })
})
