import {
  GatewayHttpError,
  GatewayError,
  GatewayRequestError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  InvalidResponseError,
  routes,
} from '#gateway'
import { readFailure } from '#queries'
import { describe, expect, it } from 'vitest'
import { gatewayOver } from './places.ts'

const html = '<!DOCTYPE html><html><head><title>502</title></head><body>nginx</body></html>'
const errorOf = (status: number, body: unknown, statusText = '') =>
  new GatewayHttpError('/v1/chains', {
    status,
    statusText,
    text: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('an error of the gateway', () => {
  it.each<
    [
      family: string,
      status: number,
      body: unknown,
      message: string,
      told: Partial<GatewayHttpError>,
    ]
  >([
    [
      'of an upstream service',
      404,
      { code: 404, message: 'Not found.' },
      '404: Not found.',
      { code: 404, detail: 'Not found.' },
    ],
    [
      'of the gateway being down',
      503,
      { code: 503, message: 'Service unavailable' },
      '503: Service unavailable',
      { code: 503 },
    ],
    [
      'of the framework',
      404,
      { message: 'Cannot POST /v1/x', error: 'Not Found', statusCode: 404 },
      '404: Cannot POST /v1/x',
      { code: 404 },
    ],
    [
      'of the framework, with many messages',
      400,
      { statusCode: 400, message: ['a is wrong', 'b is missing'], error: 'Bad Request' },
      '400: a is wrong,b is missing',
      { detail: 'a is wrong,b is missing' },
    ],
    [
      'of validation',
      422,
      {
        statusCode: 422,
        code: 'invalid_type',
        expected: 'string',
        message: 'Required',
        path: ['safes', 0, 'to'],
      },
      'invalid_type: Required',
      { code: 'invalid_type', path: ['safes', 0, 'to'] },
    ],
    [
      'of validation as a whole',
      422,
      { statusCode: 422, code: 'custom', message: 'Invalid address', path: [] },
      'custom: Invalid address',
      { path: [] },
    ],
    [
      'of an upstream answer that is wrong',
      502,
      { statusCode: 502, message: 'Bad gateway' },
      '502: Bad gateway',
      { code: 502 },
    ],
    [
      'of a simulation',
      422,
      { code: 'SIMULATION_FAILED', message: 'It would fail', statusCode: 422 },
      'SIMULATION_FAILED: It would fail',
      { code: 'SIMULATION_FAILED' },
    ],
    [
      'of a body that is no JSON, in words',
      400,
      'Body is not valid JSON',
      'status 400',
      { code: undefined, detail: undefined },
    ],
    [
      'of the law',
      451,
      { code: 451, message: 'Unavailable for legal reasons' },
      '451: Unavailable for legal reasons',
      { code: 451 },
    ],
    ['of a proxy', 502, html, 'status 502', { text: html, path: [] }],
    ['with code 0', 500, { code: 0, message: 'zero' }, '0: zero', { code: 0 }],
    [
      'with both codes',
      422,
      { code: 7, statusCode: 422, message: 'seven' },
      '7: seven',
      { code: 7 },
    ],
    [
      'with a code that is null',
      500,
      { code: null, statusCode: 500, message: 'x' },
      '500: x',
      { code: 500 },
    ],
    [
      'with null as its only code',
      500,
      { code: null, message: 'x' },
      'status 500',
      { code: undefined },
    ],
    ['without a code', 400, { message: 'no code' }, 'status 400', {}],
    ['without a message', 400, { code: 1, message: null }, 'status 400', {}],
    ['with an empty message', 400, { code: 1, message: '' }, 'status 400', {}],
    [
      'with HTML as its message',
      502,
      { code: 502, message: html },
      'status 502',
      { detail: undefined },
    ],
    ['that is null', 500, 'null', 'status 500', {}],
    ['that is a list', 500, '[]', 'status 500', {}],
    ['that is a text', 500, '"Cannot GET /"', 'status 500', {}],
    ['that is empty', 400, '', 'status 400', { text: '' }],
    ['that is cut off', 400, '{"code":400,"mess', 'status 400', {}],
    [
      'with an invalid path',
      422,
      { code: 'custom', message: 'x', path: [{ a: 1 }, null, 'to', 0] },
      'custom: x',
      { path: ['to', 0] },
    ],
  ])('%s', (_, status, body, message, told) => {
    const error = errorOf(status, body)
    expect(error).toMatchObject({
      name: 'GatewayHttpError',
      message: `CGW error - ${message}`,
      status,
      endpoint: '/v1/chains',
    })
    for (const [part, value] of Object.entries(told))
      expect(error[part as keyof GatewayHttpError], part).toEqual(value)
  })

  it.each([
    ['Not Found', 'CGW error - status Not Found'],
    // HTTP/2 has none.
    ['', 'CGW error - status 404'],
    ['<b>Not</b>', 'CGW error - status 404'],
  ])('without a body contains the status: %j', (statusText, message) => {
    expect(errorOf(404, '', statusText).message).toBe(message)
  })

  it('names a redirect, which browsers hide', () => {
    expect(errorOf(0, '').message).toBe('CGW error - status redirect')
  })

  it('keeps a word in angle brackets, which is not HTML', () => {
    expect(
      errorOf(422, { code: 'custom', message: 'Expected Array<string>, received 1 < 2' }).message,
    ).toBe('CGW error - custom: Expected Array<string>, received 1 < 2')
  })
})

it('never contains HTML, whatever the body', async () => {
  const pages = [
    html,
    '<HTML>',
    '<!-- x --><p>',
    '</body>',
    JSON.stringify({ statusCode: 502, message: html }),
    JSON.stringify({ statusCode: 502, message: [html, 'x'] }),
  ]
  for (const page of pages)
    for (const status of [200, 403, 404, 502]) {
      const { gateway } = gatewayOver(
        () => new Response(page, { status, statusText: status === 403 ? '<html>' : '' }),
      )
      const error = await gateway
        .call(routes.safeApps, { path: { chainId: '1' } })
        .catch((cause: unknown) => cause)
      // A success with a JSON body is data.
      if (status === 200 && page.startsWith('{')) continue
      expect(error).toBeInstanceOf(GatewayError)
      expect((error as Error).message).not.toMatch(/<|html/i)
    }
})

describe('an unreadable response', () => {
  it('keeps its status and the beginning of its body', async () => {
    const { gateway } = gatewayOver(() => new Response(html + ' '.repeat(100_000), { status: 203 }))
    const error: unknown = await gateway.call(routes.fiatCodes, {}).catch((cause: unknown) => cause)
    expect(error).toMatchObject({
      name: 'InvalidResponseError',
      status: 203,
      endpoint: routes.fiatCodes.path,
      cause: expect.any(SyntaxError) as Error,
    })
    expect((error as InvalidResponseError).text).toHaveLength(200)
  })
})

describe('a failure', () => {
  const answer = (status: number, body: unknown = { code: status, message: 'x' }) =>
    errorOf(status, body)
  it.each([
    ['nobody reached', new GatewayUnreachableError('x', '/'), { kind: 'unreachable' }],
    ['no time left', new GatewayTimeoutError('x', '/'), { kind: 'timeout' }],
    ['no sense', new InvalidResponseError('x', '/'), { kind: 'broken', detail: 'x' }],
    ['a bug', new RangeError('x'), { kind: 'broken', detail: 'x' }],
    ['no error at all', 'x', { kind: 'broken' }],
    ['404', answer(404), { kind: 'notFound', detail: 'CGW error - 404: x' }],
    ['422', answer(422), { kind: 'declined', status: 422, detail: 'CGW error - 422: x' }],
    ['429', answer(429), { kind: 'limited' }],
    [
      '429 with a time',
      new GatewayHttpError('/', { status: 429, statusText: '', text: '', retryAfter: 3 }),
      { kind: 'limited', retryAfter: 3 },
    ],
    ['500', answer(500), { kind: 'unreachable', detail: 'CGW error - 500: x' }],
    [
      'a request that was never sent',
      new GatewayRequestError('This "chainId" cannot be sent.', '/'),
      { kind: 'notSent', detail: 'This "chainId" cannot be sent.' },
    ],
    [
      'a route that the gateway lacks',
      answer(404, { message: 'Not Found', statusCode: 404 }),
      { kind: 'notOffered', detail: 'CGW error - 404: Not Found' },
    ],
    [
      'a change that the gateway lacks',
      answer(404, { message: 'Cannot POST /v1/x', error: 'Not Found', statusCode: 404 }),
      { kind: 'notOffered', detail: 'CGW error - 404: Cannot POST /v1/x' },
    ],
    [
      '404 of a host that isn’t a gateway',
      answer(404, html),
      { kind: 'notOffered', detail: 'CGW error - status 404' },
    ],
    [
      '404 of a host that isn’t a gateway, empty',
      answer(404, ''),
      { kind: 'notOffered', detail: 'CGW error - status 404' },
    ],
    ['a redirect, as browsers report it', errorOf(0, ''), { kind: 'redirected' }],
    ['a redirect', errorOf(308, html, 'Permanent Redirect'), { kind: 'redirected' }],
  ])('%s', (_, error, failure) => {
    expect(readFailure(error)).toEqual(failure)
  })

  it('truncates the detail to 300 characters, whatever the gateway sent', () => {
    const failureOf = (message: string) =>
      readFailure(answer(422, { code: 422, message })) as { detail: string }
    const long = failureOf('🙂'.repeat(9000)).detail
    expect([...long]).toHaveLength(300)
    expect(long).toMatch(/^CGW error - 422: (🙂)+…$/u)
    const prefix = 'CGW error - 422: '.length
    expect(failureOf('x'.repeat(300 - prefix)).detail).toBe(
      `CGW error - 422: ${'x'.repeat(300 - prefix)}`,
    )
    expect(failureOf('x'.repeat(301 - prefix)).detail).toBe(
      `CGW error - 422: ${'x'.repeat(299 - prefix)}…`,
    )
    for (const error of [
      new RangeError('x'.repeat(18_000)),
      new GatewayRequestError('x'.repeat(18_000), '/'),
      answer(500, { code: 500, message: 'x'.repeat(18_000) }),
    ])
      expect((readFailure(error) as { detail: string }).detail).toHaveLength(300)
  })

  it("is the user's own network if that is offline", () => {
    expect(readFailure(new GatewayUnreachableError('x', '/'), false)).toEqual({ kind: 'offline' })
    expect(readFailure(answer(404), false)).toMatchObject({ kind: 'notFound' })
  })
})
