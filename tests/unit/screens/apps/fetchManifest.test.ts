import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxManifestSize } from '../../../../src/apps/host/index.ts'
import { fetchManifest } from '../../../../src/screens/apps/manifest/fetchManifest.ts'

const url = 'https://books.demo.test/start'
const manifest = { name: 'Our books', description: 'What the members have agreed on', icons: [] }
const found = {
  kind: 'found',
  manifest: { name: manifest.name, description: manifest.description, features: [] },
}

type Answer = (init: RequestInit | undefined) => Response | Promise<Response>
const asked = vi.fn<(url: string, init: RequestInit | undefined) => void>()
const answer = (respond: Answer) =>
  vi.stubGlobal('fetch', async (to: string, init?: RequestInit) => {
    asked(to, init)
    return respond(init)
  })
/** As browsers report a redirect that isn't followed. */
const redirect = () =>
  Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
/** As browsers do for a request that is aborted. */
const untilAborted: Answer = (init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })

beforeEach(() => asked.mockClear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("an app's manifest", () => {
  it('is read from its own server, which gets no user data', async () => {
    answer(() => Response.json(manifest))
    expect(await fetchManifest(url)).toEqual(found)
    expect(asked).toHaveBeenCalledWith(
      'https://books.demo.test/start/manifest.json',
      expect.objectContaining({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'manual',
        cache: 'no-store',
      }),
    )
  })

  it.each<[what: string, respond: Answer, problem: object]>([
    ['leads to another address', redirect, { why: 'redirect' }],
    ['does not exist', () => new Response('', { status: 404 }), { why: 'status', status: 404 }],
    ['is not JSON', () => new Response('<h1>Our books</h1>'), { why: 'notJson' }],
    ['is empty', () => new Response(null), { why: 'notJson' }],
    [
      'has no description',
      () => Response.json({ ...manifest, description: '' }),
      { why: 'field', field: 'description' },
    ],
    [
      'cannot be read',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { why: 'unreachable' },
    ],
  ])('is invalid if it %s', async (_, respond, problem) => {
    answer(respond)
    expect(await fetchManifest(url)).toEqual({ kind: 'problem', ...problem })
  })

  it('has 256 KB at most; no more of it is read', async () => {
    let sent = 0
    const canceled = vi.fn()
    const part = new Uint8Array(64 * 1024).fill(32)
    const body = new ReadableStream({
      pull: (controller) => {
        sent += part.length
        controller.enqueue(part)
      },
      cancel: canceled,
    })
    answer(() => new Response(body))
    expect(await fetchManifest(url)).toEqual({ kind: 'problem', why: 'tooLarge' })
    expect(canceled).toHaveBeenCalledOnce()
    expect(sent).toBeLessThan(2 * maxManifestSize)
    const spaces = ' '.repeat(maxManifestSize - JSON.stringify(manifest).length)
    answer(() => new Response(JSON.stringify(manifest) + spaces))
    expect(await fetchManifest(url)).toEqual(found)
    answer(() => new Response(`${JSON.stringify(manifest)}${spaces} `))
    expect(await fetchManifest(url)).toEqual({ kind: 'problem', why: 'tooLarge' })
  })

  it('has five seconds', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    answer(untilAborted)
    const read = fetchManifest(url)
    limit.abort(new DOMException('The operation timed out.', 'TimeoutError'))
    expect(await read).toEqual({ kind: 'problem', why: 'timeout' })
    expect(timeout).toHaveBeenCalledWith(5_000)
  })

  it("isn't the app's problem if the request was aborted", async () => {
    answer(untilAborted)
    const controller = new AbortController()
    const read = fetchManifest(url, controller.signal)
    controller.abort(new Error('closed'))
    await expect(read).rejects.toThrow('closed')
  })
})
