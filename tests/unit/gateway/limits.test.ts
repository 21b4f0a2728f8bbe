import {
  GatewayHttpError,
  type GatewayOptions,
  InvalidResponseError,
  createGateway,
  routes,
} from '#gateway'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FaultyGateway, serveFaults } from './faultyGateway.ts'
import { gatewayOver, hash, path } from './places.ts'

const errorOf = (call: Promise<unknown>): Promise<unknown> => call.catch((cause: unknown) => cause)
const read = (answer: () => Response, options: Partial<GatewayOptions> = {}) =>
  gatewayOver(answer, options).gateway.call(routes.fiatCodes, {})

/** A body of as many chunks as are read; counts them, and remembers whether it was canceled. */
function endlessBody(chunk: string) {
  const bytes = new TextEncoder().encode(chunk)
  const state = { chunks: 0, isCanceled: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      state.chunks++
      controller.enqueue(bytes)
    },
    cancel() {
      state.isCanceled = true
    },
  })
  return { state, body }
}

describe('a response that is too large', () => {
  it('is abandoned while it arrives', async () => {
    const { state, body } = endlessBody(' '.repeat(1000))
    const error = await errorOf(
      read(() => new Response(body, { status: 201 }), { maxBytes: 10_000 }),
    )
    expect(error).toMatchObject({
      name: 'InvalidResponseError',
      message: "The gateway's response is larger than 10000 bytes.",
      status: 201,
    })
    expect(state.isCanceled).toBe(true)
    expect(state.chunks).toBeLessThan(15)
  })

  it('is rejected before download if its Content-Length is too large', async () => {
    const { state, body } = endlessBody(' ')
    const error = await errorOf(
      read(() => new Response(body, { headers: { 'content-length': '10001' } }), {
        maxBytes: 10_000,
      }),
    )
    expect(error).toMatchObject({
      name: 'InvalidResponseError',
      message: "The gateway's response is larger than 10000 bytes.",
    })
    expect(state.isCanceled).toBe(true)
    expect(state.chunks).toBeLessThan(4)
  })

  it('may have 32 MB by default', async () => {
    const limit = 32 * 2 ** 20
    const headers = (length: number) => ({ headers: { 'content-length': String(length) } })
    expect(await read(() => new Response('["USD"]', headers(limit)))).toEqual(['USD'])
    await expect(read(() => new Response('["USD"]', headers(limit + 1)))).rejects.toThrow(
      `larger than ${limit} bytes`,
    )
  })

  it('may have exactly as many characters as allowed', async () => {
    expect(await read(() => new Response('["€€€"]'), { maxBytes: 7 })).toEqual(['€€€'])
    await expect(read(() => new Response('["€€€€"]'), { maxBytes: 7 })).rejects.toThrow(
      InvalidResponseError,
    )
  })

  it('can be allowed', async () => {
    expect(
      await read(() => new Response(`["USD"]${' '.repeat(100_000)}`), { maxBytes: Infinity }),
    ).toEqual(['USD'])
  })

  it('is read whole if a character is split between two chunks', async () => {
    const bytes = new TextEncoder().encode('["🙂€"]')
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await read(() => new Response(body))).toEqual(['🙂€'])
  })

  it('is not read where none is expected', async () => {
    const { state, body } = endlessBody(' ')
    const { gateway } = gatewayOver(() => new Response(body), { maxBytes: 1 })
    await gateway.call(routes.deleteTransaction, {
      path: { chainId: '1', safeTxHash: hash },
      body: { signature: '0x' },
    })
    expect(state).toMatchObject({ isCanceled: true })
  })

  describe('over a real connection', () => {
    let server: FaultyGateway
    beforeAll(async () => {
      server = await serveFaults()
    })
    afterAll(() => server.close())

    it.each([
      ['with its length', { 'content-length': String(300 * 2 ** 20) }],
      ['without its length', {}],
    ])('releases the connection, %s', async (_, headers) => {
      const chunk = Buffer.alloc(2 ** 16, ' ')
      server.behave((response) => {
        response.writeHead(200, headers)
        const write = () => {
          while (!response.destroyed && response.write(chunk));
        }
        response.on('drain', write)
        write()
      })
      const came = server.next()
      const error = errorOf(
        createGateway({ baseUrl: server.url, maxBytes: 2 ** 20 }).call(routes.fiatCodes, {
          retry: true,
        }),
      )
      await (
        await came
      ).gone
      expect(await error).toMatchObject({
        name: 'InvalidResponseError',
        message: expect.stringContaining('larger than 1048576 bytes') as string,
      })
      expect(server.seen).toHaveLength(1)
    })
  })
})

describe('the body of an error', () => {
  it('is kept up to 64 KB', async () => {
    const { state, body } = endlessBody('x'.repeat(1000))
    const error = await errorOf(read(() => new Response(body, { status: 500 })))
    expect(error).toMatchObject({
      name: 'GatewayHttpError',
      status: 500,
      message: 'CGW error - status 500',
      text: 'x'.repeat(2 ** 16),
    })
    expect(state.isCanceled).toBe(true)
    expect(state.chunks).toBeLessThan(70)
  })

  it('is kept up to 64 KB if it arrives at once, with or without its length', async () => {
    const text = '€'.repeat(10 ** 6)
    for (const headers of [{}, { 'content-length': String(3 * 10 ** 6) }]) {
      const error = (await errorOf(
        read(() => new Response(text, { status: 422, headers })),
      )) as GatewayHttpError
      expect(error).toBeInstanceOf(GatewayHttpError)
      expect(error.text).toBe('€'.repeat(2 ** 16))
    }
  })

  it('is read as before if it is small', async () => {
    const body = { code: 422, message: 'Nonce 7 was already executed' }
    await expect(
      read(() => Response.json(body, { status: 422 }), { maxBytes: 1 }),
    ).rejects.toMatchObject({ message: `CGW error - 422: ${body.message}` })
  })
})

describe('a response that is nested too deeply', () => {
  const nested = (depth: number, open = '[', close = ']') =>
    open.repeat(depth) + close.repeat(depth)

  it.each([
    ['a hundred thousand lists', nested(100_000)],
    ['a hundred thousand objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['201 lists', nested(201)],
    ['201 of both', `${'[{"a":'.repeat(100)}[]${'}]'.repeat(100)}`],
    ['201 lists after a backslash at the end of a string', `["\\\\",${nested(200)}]`],
    ['201 lists that never close', '['.repeat(201)],
  ])('is rejected: %s', async (_, text) => {
    const seen: unknown[] = []
    const error = await errorOf(
      read(() => new Response(text), { validate: (_route, answer) => void seen.push(answer) }),
    )
    expect(error).toMatchObject({
      name: 'InvalidResponseError',
      status: 200,
      message: "The gateway's response is nested too deeply.",
    })
    expect((error as InvalidResponseError).text?.length).toBeLessThanOrEqual(200)
    expect(seen).toEqual([])
  })

  it.each([
    ['200 lists', nested(200)],
    ['many lists next to each other', `[${Array(1000).fill('[]').join(',')}]`],
    [
      'brackets in a string',
      JSON.stringify(['['.repeat(1000), '{"'.repeat(1000), `\\"${'['.repeat(1000)}`]),
    ],
    ['brackets in a name', JSON.stringify({ ['['.repeat(1000)]: 1 })],
  ])('is accepted: %s', async (_, text) => {
    expect(await read(() => new Response(text))).toEqual(JSON.parse(text))
  })
})

it.each([
  '{"ok":1,"__proto__":{"unreadable":null}}',
  '{"ok":1,"\\u005f_proto__":{"unreadable":null}}',
  '{"ok":1,"\\u005F\\u005Fproto__":null}',
])('a key that would become a prototype is left out: %s', async (text) => {
  expect(Object.keys(JSON.parse(text) as object)).toContain('__proto__')
  const answer = await read(() => new Response(text))
  expect(Object.keys(answer as object)).toEqual(['ok'])
})

describe('a response without a stream', () => {
  /** What a simple mock returns instead of a `Response`. */
  const plain = (text: string, status = 200) =>
    ({
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      text: () => Promise.resolve(text),
    }) as unknown as Response

  it('is read as it is', async () => {
    expect(await read(() => plain('["USD"]'))).toEqual(['USD'])
    await expect(read(() => plain('{"code":422,"message":"x"}', 422))).rejects.toMatchObject({
      message: 'CGW error - 422: x',
    })
    const { gateway } = gatewayOver(() => plain(''))
    expect(
      await gateway.call(routes.proposeMessage, {
        path,
        body: { message: '', signature: '0x' } as never,
      }),
    ).toBeUndefined()
  })

  it('has the same limits', async () => {
    await expect(read(() => plain('["USD"]'), { maxBytes: 6 })).rejects.toThrow(
      'larger than 6 bytes',
    )
    await expect(read(() => plain('x'.repeat(10 ** 6), 500))).rejects.toMatchObject({
      text: 'x'.repeat(2 ** 16),
    })
    await expect(read(() => plain('['.repeat(100_000)))).rejects.toThrow('nested too deeply')
  })
})

describe('a large response', () => {
  /**
   * What happens first: the page's next task, or the validation of a response with so many
   * characters.
   */
  async function firstAfter(characters: number): Promise<string> {
    const order: string[] = []
    const gateway = createGateway({
      baseUrl: 'https://gateway.example',
      fetch: () => Promise.resolve(new Response(JSON.stringify(['x'.repeat(characters)]))),
      validate: (_route, answer) => {
        order.push('validation')
        return answer
      },
    })
    const parse = vi.spyOn(JSON, 'parse').mockImplementationOnce((text: string) => {
      setTimeout(() => order.push('page'))
      return [text.length]
    })
    await gateway.call(routes.fiatCodes, {})
    parse.mockRestore()
    return order[0] ?? ''
  }

  it('lets the page continue before it is validated', async () =>
    expect(await firstAfter(2 ** 18)).toBe('page'))
  it('is one of more than 256 KB', async () => expect(await firstAfter(1_000)).toBe('validation'))
})
