import { routes } from '#gateway'
import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import { worldHandlers } from '../../../../mocks/browser.ts'
import { aPage, aQueuedTransfer } from '../../../../mocks/fixtures/index.ts'
import { mockRoute, mockRpc } from '../../../../mocks/mockRoute.ts'
import { aStage, treasury } from './journey.ts'

const queueUrl = (base: string) => `${base}/v1/chains/1/safes/${treasury}/transactions/queued`

/**
 * Sends a request like a page: the story's handlers come before those of the world, as with
 * `worker.use`.
 */
async function ask(
  own: HttpHandler[],
  url: string,
  init?: RequestInit,
): Promise<{ status: number; body: unknown } | undefined> {
  const { world } = aStage()
  const response = await getResponse(
    [...own, ...worldHandlers(() => world)],
    new Request(url, init),
  )
  return (
    response && {
      status: response.status,
      body: response.type === 'error' ? 'network error' : ((await response.json()) as unknown),
    }
  )
}
const rpc = (method: string) => ({
  method: 'POST',
  body: JSON.stringify({ jsonrpc: '2.0', id: 3, method, params: [] }),
  headers: { 'content-type': 'application/json' },
})

describe('the mocked world behind a service worker', () => {
  it('handles its routes, its nodes, and unknown paths of its gateway', async () => {
    expect(await ask([], queueUrl('https://gateway.demo.test'))).toMatchObject({
      status: 200,
      body: {
        results: [{ type: 'LABEL', label: 'Next' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
      },
    })
    expect(await ask([], 'https://rpc.demo.test/17000', rpc('eth_chainId'))).toEqual({
      status: 200,
      body: { jsonrpc: '2.0', id: 3, result: '0x4268' },
    })
    expect(await ask([], 'https://gateway.demo.test/v1/accounts')).toEqual({
      status: 404,
      body: { message: 'Not Found', statusCode: 404 },
    })
  })

  it('ignores other hosts', async () => {
    expect(await ask([], 'https://elsewhere.test/v1/chains')).toBeUndefined()
  })
})

describe('an overridden response', () => {
  it('takes precedence over the world, for any gateway URL, and only for its route', async () => {
    const own = [mockRoute(routes.queued).fails(503, { message: 'Service unavailable' })]
    expect(await ask(own, queueUrl('https://gateway.demo.test'))).toEqual({
      status: 503,
      body: { code: 503, message: 'Service unavailable' },
    })
    expect(await ask(own, queueUrl('https://safe.example/cgw'))).toMatchObject({ status: 503 })
    expect(
      await ask(own, 'https://gateway.demo.test/v1/balances/supported-fiat-codes'),
    ).toMatchObject({ status: 200 })
  })

  it('can be a value, or a function of the request', async () => {
    const page = aPage([aQueuedTransfer({ nonce: 7 })])
    expect(
      await ask([mockRoute(routes.queued).answers(page)], queueUrl('https://gateway.demo.test')),
    ).toEqual({ status: 200, body: page })
    const own = [
      mockRoute(routes.nonces).answers(({ path }) => ({
        currentNonce: path.safeAddress === treasury ? 3 : 0,
        recommendedNonce: Number(path.chainId),
      })),
    ]
    expect(
      await ask(own, `https://gateway.demo.test/v1/chains/1/safes/${treasury}/nonces`),
    ).toEqual({
      status: 200,
      body: { currentNonce: 3, recommendedNonce: 1 },
    })
  })

  it('can break the connection, or begin after some successes', async () => {
    expect(
      await ask([mockRoute(routes.queued).breaks()], queueUrl('https://gateway.demo.test')),
    ).toMatchObject({ body: 'network error' })
    const late = [mockRoute(routes.fiatCodes).after(1).fails(429)]
    const url = 'https://gateway.demo.test/v1/balances/supported-fiat-codes'
    expect([await ask(late, url), await ask(late, url)].map((answer) => answer?.status)).toEqual([
      200, 429,
    ])
  })

  it('can be missing', async () => {
    const hanging = ask([mockRoute(routes.queued).hangs()], queueUrl('https://gateway.demo.test'))
    expect(
      await Promise.race([
        hanging.then(() => 'answered'),
        ask([], queueUrl('https://gateway.demo.test')).then(() => 'the world was quicker'),
      ]),
    ).toBe('the world was quicker')
  })

  it('is possible for nodes, too, by method', async () => {
    const own = [mockRpc('eth_blockNumber').fails({ code: -32000, message: 'header not found' })]
    expect(await ask(own, 'https://rpc.demo.test/1', rpc('eth_blockNumber'))).toEqual({
      status: 200,
      body: { jsonrpc: '2.0', id: 3, error: { code: -32000, message: 'header not found' } },
    })
    expect(await ask(own, 'https://rpc.demo.test/1', rpc('eth_chainId'))).toMatchObject({
      body: { result: '0x1' },
    })
    expect(
      await ask(
        [mockRpc('eth_chainId').answers('0x5')],
        'https://rpc.demo.test/1',
        rpc('eth_chainId'),
      ),
    ).toMatchObject({ body: { result: '0x5' } })
  })
})
