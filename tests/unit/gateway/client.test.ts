import {
  createGateway,
  fetchTimeout,
  GatewayRequestError,
  InvalidResponseError,
  type Route,
  routes,
  slotInterval,
  throttleLimit,
} from '#gateway'
import { describe, expect, it, vi } from 'vitest'
import { baseUrl, gatewayOver, hash, json, owner, path, safeAddress, values } from './places.ts'

const estimating = { to: safeAddress, value: '0', data: null, operation: 0 } as const
const all = Object.entries(routes as Record<string, Route>)

describe('a call', () => {
  it('fills path and query, and leaves out missing values', async () => {
    const { sent, gateway } = gatewayOver(() => json({ results: [] }))
    await gateway.call(routes.history, {
      path,
      query: { cursor: 'limit=20&offset=20', trusted: false, timezone: 'Europe/Zurich' },
    })
    expect(sent[0]?.url.href).toBe(
      `${baseUrl}/v1/chains/1/safes/${safeAddress}/transactions/history` +
        '?cursor=limit%3D20%26offset%3D20&trusted=false&timezone=Europe%2FZurich',
    )
    await gateway.call(routes.history, {
      path,
      // @ts-expect-error JavaScript callers may pass null
      query: { cursor: null, trusted: undefined, timezone: '' },
    })
    expect(sent[1]?.url.search).toBe('?timezone=')
  })

  it('joins a list with commas', async () => {
    const { sent, gateway } = gatewayOver(() => json([]))
    await gateway.call(routes.overviews, {
      query: { currency: 'usd', safes: [`1:${safeAddress}`, `5:${owner}`] },
    })
    expect(sent[0]?.url.searchParams.get('safes')).toBe(`1:${safeAddress},5:${owner}`)
  })

  it('is a POST unless its route has another method', async () => {
    const { sent, gateway } = gatewayOver(() => json({}))
    expect(routes.estimation).not.toHaveProperty('method')
    await gateway.call(routes.estimation, { path, body: estimating })
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: `{"to":"${safeAddress}","value":"0","data":null,"operation":0}`,
    })
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json')
  })

  it('sends no body and no headers without any', async () => {
    const { sent, gateway } = gatewayOver(() => json(['USD']))
    await gateway.call(routes.fiatCodes, {})
    expect(sent[0]?.init.body).toBeUndefined()
    expect(sent[0]?.init.headers).toBeUndefined()
  })

  it("sends the route's headers", async () => {
    const { sent, gateway } = gatewayOver(() => json({ email: 'a@b.example', verified: false }))
    const headers = {
      'Safe-Wallet-Signature': '0x12',
      'Safe-Wallet-Signature-Timestamp': '1700000000000',
    }
    await gateway.call(routes.registeredEmail, { path: { ...path, signer: owner }, headers })
    expect(Object.fromEntries(new Headers(sent[0]?.init.headers))).toMatchObject({
      'safe-wallet-signature': '0x12',
      'safe-wallet-signature-timestamp': '1700000000000',
    })
    // @ts-expect-error this route has no headers
    await gateway.call(routes.fiatCodes, { headers })
  })

  it.each(all)(
    '%s sends credentials only where the table says so, and follows no redirect',
    async (_, route) => {
      const { sent, gateway } = gatewayOver(() => json({}))
      await gateway.call(route, { path: values } as never)
      expect(sent[0]?.init).toMatchObject({
        credentials: route.credentials,
        redirect: 'manual',
        method: route.method ?? 'POST',
      })
    },
  )

  it('sends credentials only for login, accounts, email, recovery, and subscriptions', () => {
    const private_ = all
      .filter(([, { credentials }]) => credentials === 'include')
      .map(([, route]) => route.path)
    const subscriptions = [
      '/v2/register/notifications',
      '/v2/chains/{chainId}/notifications/devices/{deviceUuid}/safes/{safeAddress}',
    ]
    expect(
      private_.filter(
        (one) => !/\/(auth|accounts|emails|recovery)\b/.test(one) && !subscriptions.includes(one),
      ),
    ).toEqual([])
  })

  it('is independent of other clients', async () => {
    const one = gatewayOver(() => json(['USD']))
    const other = gatewayOver(() => json(['EUR']), { baseUrl: 'https://other.test' })
    expect(
      await Promise.all([
        one.gateway.call(routes.fiatCodes, {}),
        other.gateway.call(routes.fiatCodes, {}),
      ]),
    ).toEqual([['USD'], ['EUR']])
    expect([one.sent[0]?.url.host, other.sent[0]?.url.host]).toEqual(['gateway.test', 'other.test'])
  })
})

describe("the gateway's URL", () => {
  it.each([
    ['https://gateway.test', 'https://gateway.test'],
    ['https://gateway.test/', 'https://gateway.test'],
    ['https://gateway.test//', 'https://gateway.test'],
    ['HTTPS://Gateway.Test:443/Base/', 'https://gateway.test/Base'],
    ['http://127.0.0.1:8080/a/b/', 'http://127.0.0.1:8080/a/b'],
    [' https://me:secret@gateway.test/base?key=1#there ', 'https://gateway.test/base'],
  ])('%j is used as %s', (given, used) => {
    expect(createGateway({ baseUrl: given }).baseUrl).toBe(used)
  })

  it.each(['ftp://gateway.test', 'javascript:alert(1)', 'file:///etc/passwd'])(
    '%s is rejected',
    (given) => {
      expect(() => createGateway({ baseUrl: given })).toThrow(/must start with http/)
    },
  )

  it.each(['', '/v1', 'gateway.test'])('%j is invalid', (given) => {
    expect(() => createGateway({ baseUrl: given })).toThrow(TypeError)
  })
})

describe('an invalid request is rejected before anything is sent:', () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  it.each([
    ['a number that JSON does not know', { ...estimating, value: 1n }],
    ['an object that holds itself', circular],
  ])('%s', async (_, body) => {
    const { sent, gateway } = gatewayOver(() => json({}))
    await expect(gateway.call(routes.estimation, { path, body: body as never })).rejects.toThrow(
      GatewayRequestError,
    )
    expect(sent).toEqual([])
  })

  it('a header with a line break', async () => {
    const { sent, gateway } = gatewayOver(() => json({}))
    await expect(
      gateway.call(routes.deleteEmail, {
        path: { ...path, signer: owner },
        headers: { 'Safe-Wallet-Signature': '0x12\r\nCookie: a' },
      }),
    ).rejects.toMatchObject({ name: 'GatewayRequestError', cause: expect.any(TypeError) as Error })
    expect(sent).toEqual([])
  })
})

describe('a response', () => {
  it('is undefined where none is expected, whatever the body', async () => {
    for (const body of [null, '', '{"ok":true}', '<html>', '{"cut']) {
      const { gateway } = gatewayOver(() => new Response(body))
      await expect(
        gateway.call(routes.deleteTransaction, {
          path: { chainId: '1', safeTxHash: hash },
          body: { signature: '0x' },
        }),
      ).resolves.toBeUndefined()
    }
  })

  it('keeps null, missing values, and unknown words and fields', async () => {
    const wire = {
      txInfo: { type: 'Teleport', humanDescription: null, where: [1, { two: 'three' }] },
      txStatus: 'PONDERING',
      safeAppInfo: null,
    }
    const { gateway } = gatewayOver(() => json(wire))
    expect(
      await gateway.call(routes.details, { path: { chainId: '1', transactionId: hash } }),
    ).toEqual(wire)
  })

  it.each([
    [null],
    [0],
    ['text'],
    [[]],
    [{ results: null }],
    [{ results: [null, 1] }],
    [{ results: [{ transaction: null, txInfo: 'text' }] }],
    [{ txInfo: [] }],
  ])('of another shape, %j, does not fail', async (wire) => {
    const { gateway } = gatewayOver(() => json(wire))
    for (const call of [
      gateway.call(routes.queued, { path }),
      gateway.call(routes.chains, {}),
      gateway.call(routes.confirmationView, { path, body: { data: '0x' } }),
    ])
      expect(await call).toEqual(wire)
  })

  it('is validated raw, and normalized afterward', async () => {
    const seen: unknown[] = []
    const validate = vi.fn<(route: Route, answer: unknown, path: object) => unknown>(
      (_, answer) => {
        seen.push(structuredClone(answer))
        return answer
      },
    )
    const { gateway } = gatewayOver(() => json({ results: [{ gasPrice: [{ type: 'oracle' }] }] }), {
      validate,
    })
    expect(await gateway.call(routes.chains, {})).toMatchObject({
      results: [{ gasPrice: [{ type: 'ORACLE' }] }],
    })
    expect(seen).toEqual([{ results: [{ gasPrice: [{ type: 'oracle' }] }] }])
    expect(validate.mock.calls[0]?.[0]).toBe(routes.chains)
  })

  it('is replaced by what the validator returns, which knows the path', async () => {
    const validate = vi.fn<(route: Route, answer: unknown, path: object) => unknown>(() => ({
      synced: true,
    }))
    const { gateway } = gatewayOver(() => json({ synced: false }), { validate })
    expect(await gateway.call(routes.indexingStatus, { path: { chainId: '5' } })).toEqual({
      synced: true,
    })
    expect(validate.mock.calls[0]?.[2]).toEqual({ chainId: '5' })
  })

  it('that the validator rejects throws its error with the field', async () => {
    const wrong = new InvalidResponseError('results is no list', '/v1/chains', {
      field: ['results'],
    })
    const { gateway } = gatewayOver(() => json({}), {
      validate: () => {
        throw wrong
      },
    })
    await expect(gateway.call(routes.chains, {})).rejects.toBe(wrong)
    expect(wrong).toMatchObject({
      name: 'InvalidResponseError',
      field: ['results'],
      endpoint: '/v1/chains',
    })
  })

  it('that breaks the validator throws an error with the cause', async () => {
    const stumble = new RangeError('too deep')
    const { gateway } = gatewayOver(() => json({}), {
      validate: () => {
        throw stumble
      },
    })
    await expect(gateway.call(routes.chains, {})).rejects.toMatchObject({
      name: 'InvalidResponseError',
      cause: stumble,
    })
  })
})

it('uses the documented constants', () => {
  expect([fetchTimeout, throttleLimit, slotInterval]).toEqual([120_000, 12, 100])
})
