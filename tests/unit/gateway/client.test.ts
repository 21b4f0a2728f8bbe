import { describe, expect, it, vi } from 'vitest'
import { createGateway, fetchTimeout, GatewayAbortError, GatewayAnswerError, GatewayRequestError, GatewayTimeoutError, GatewayUnreachableError, GatewayUnreadableError, routes, slotInterval, throttleLimit } from '#gateway'

const safeAddress = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const path = { chainId: '1', safeAddress }
const json = (value: unknown, init?: ResponseInit) => Response.json(value, init)

function gatewayOver(...answers: (() => Response | Promise<Response>)[]) {
  const ask = vi.fn<typeof fetch>(async () => (answers.length > 1 ? answers.shift() : answers[0])!())
  return { ask, gateway: createGateway({ baseUrl: 'https://gateway.test/base/', fetch: ask, random: () => 0 }) }
}

describe('a call', () => {
  it('puts its values into path and query and sends no credentials', async () => {
    const { ask, gateway } = gatewayOver(() => json({ results: [] }))
    await gateway.call(routes.queued, { path, query: { cursor: 'limit=20&offset=20', trusted: false } })
    const [url, init] = ask.mock.calls[0]!
    expect(url).toBe(`https://gateway.test/base/v1/chains/1/safes/${safeAddress}/transactions/queued?cursor=limit%3D20%26offset%3D20&trusted=false`)
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit' })
  })

  it('sends a body as JSON', async () => {
    const { ask, gateway } = gatewayOver(() => json({}))
    await gateway.call(routes.estimation, { path, body: { to: safeAddress, value: '0', data: null, operation: 0 } })
    expect(ask.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: `{"to":"${safeAddress}","value":"0","data":null,"operation":0}` })
  })

  it('takes an empty answer where nothing is to be answered', async () => {
    const { gateway } = gatewayOver(() => new Response(null, { status: 204 }))
    await expect(gateway.call(routes.deleteTransaction, { path: { chainId: '1', safeTxHash: `0x${'ab'.repeat(32)}` }, body: { signature: '0x' } })).resolves.toBeUndefined()
  })

  it.each(['../1', '%2e%2e', '', '1/2', '$&', '1'.repeat(90), '01'])('refuses the chain id %j before anything is sent', async (chainId) => {
    const { ask, gateway } = gatewayOver(() => json({}))
    await expect(gateway.call(routes.chain, { path: { chainId } })).rejects.toThrow(GatewayRequestError)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('a page', () => {
  const here = `https://gateway.test/base/v1/chains/1/safes/${safeAddress}/transactions/queued`

  it('follows the URL that the page before gave', async () => {
    const { ask, gateway } = gatewayOver(() => json({ results: [] }))
    await gateway.page(routes.queued, `${here}?cursor=limit%3D20%26offset%3D20`, { path })
    expect(ask.mock.calls[0]![0]).toBe(`${here}?cursor=limit%3D20%26offset%3D20`)
  })

  it.each([here.replace('gateway.test', 'evil.test'), here.replace('https:', 'http:'), here.replace('queued', 'history'), here.replace('https://', 'https://me@'), 'not a url', '/relative'])(
    'refuses %s: it is not this list of this gateway',
    async (url) => {
      const { ask, gateway } = gatewayOver(() => json({}))
      await expect(gateway.page(routes.queued, url, { path })).rejects.toThrow(GatewayRequestError)
      expect(ask).not.toHaveBeenCalled()
    },
  )
})

describe('a failure', () => {
  const failing = (status: number, body: string, headers: Record<string, string> = {}) => gatewayOver(() => new Response(body, { status, headers })).gateway.call(routes.fiatCodes, {})

  it.each([
    [404, '{"code":404,"message":"Not found."}', 'CGW error - 404: Not found.'],
    [404, '{"message":"Cannot POST /x","error":"Not Found","statusCode":404}', 'CGW error - 404: Cannot POST /x'],
    [422, '{"statusCode":422,"code":"custom","message":"Invalid address","path":[]}', 'CGW error - custom: Invalid address'],
    [502, '<html>nginx</html>', 'CGW error - status 502'],
    [503, '', 'CGW error - status 503'],
    [400, '{"message":"no code"}', 'CGW error - status 400'],
  ])('%i %s says %s', async (status, body, message) => {
    await expect(failing(status, body)).rejects.toMatchObject({ name: 'GatewayAnswerError', status, message, endpoint: '/v1/balances/supported-fiat-codes' })
  })

  it('keeps which field was meant', async () => {
    await expect(failing(422, '{"statusCode":422,"code":"invalid_type","message":"x","path":["to",0]}')).rejects.toMatchObject({ path: ['to', 0] })
  })

  it('tells an answer that cannot be read from none at all', async () => {
    await expect(gatewayOver(() => new Response('{"cut')).gateway.call(routes.fiatCodes, {})).rejects.toThrow(GatewayUnreadableError)
    await expect(gatewayOver(() => Promise.reject(new TypeError('Failed to fetch'))).gateway.call(routes.fiatCodes, {})).rejects.toThrow(GatewayUnreachableError)
  })

  it('ends when the caller gives up, and when the time is over', async () => {
    const hanging: typeof fetch = (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))
    const gateway = createGateway({ baseUrl: 'https://gateway.test', fetch: hanging })
    const giveUp = new AbortController()
    const call = gateway.call(routes.fiatCodes, { signal: giveUp.signal })
    giveUp.abort()
    await expect(call).rejects.toThrow(GatewayAbortError)
    await expect(gateway.call(routes.fiatCodes, { timeout: 1 })).rejects.toThrow(GatewayTimeoutError)
  })
})

describe('429', () => {
  const limited = () => new Response('{"message":"slow down","statusCode":429}', { status: 429, headers: { 'retry-after': '0' } })

  it('is tried again for a read, twelve times in all', async () => {
    const { ask, gateway } = gatewayOver(limited)
    await expect(gateway.call(routes.fiatCodes, {})).rejects.toMatchObject({ status: 429, retryAfter: 0 })
    expect(ask).toHaveBeenCalledTimes(throttleLimit)
  })

  it('ends with the first good answer', async () => {
    const { ask, gateway } = gatewayOver(limited, limited, () => json(['USD']))
    await expect(gateway.call(routes.fiatCodes, {})).resolves.toEqual(['USD'])
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('is never tried again for what changes something', async () => {
    const { ask, gateway } = gatewayOver(limited)
    await expect(gateway.call(routes.estimation, { path, body: { to: safeAddress, value: '0', data: null, operation: 0 } })).rejects.toThrow(GatewayAnswerError)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

it('has the numbers of the product', () => {
  expect([fetchTimeout, throttleLimit, slotInterval]).toEqual([120_000, 12, 100])
})

it('refuses a base address that is none', () => {
  expect(() => createGateway({ baseUrl: 'ftp://gateway.test' })).toThrow(/must begin with http/)
})
