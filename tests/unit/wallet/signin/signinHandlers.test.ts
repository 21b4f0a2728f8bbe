import { getIronSession } from 'iron-session'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Chain } from '../../../../mocks/chain/types.ts'
import { safes } from '../../../../mocks/chain/index.ts'
import { frozenClock } from '../../../../mocks/clock.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import {
  createSigninHandlers,
  type SigninHandlers,
  type SigninHandlersOptions,
  type SigninSession,
} from '../../../../src/wallet/signin/server/signinHandlers.ts'
import { createSigninAdapter } from '../../../../src/wallet/signin/signinAdapter.ts'
import { writeSigninMessage } from '../../../../src/wallet/signin/signinMessage.ts'
import { aChain, reading } from '../../mocks/chain/setup.ts'

const { alice, bob } = people
const origin = 'https://app.example'
const minutes = (count: number) => count * 60_000

let chain: Chain
let time: number
/** What the visitor's cookie holds, as a sealed cookie does: nothing is kept on the server. */
let cookie: Pick<SigninSession, 'nonce' | 'account' | 'chainId'>
let handlers: SigninHandlers

beforeAll(async () => {
  chain = await aChain()
})
beforeEach(() => {
  time = frozenClock().now()
  cookie = {}
  handlers = served()
})

const served = (options: Partial<SigninHandlersOptions> = {}) =>
  createSigninHandlers({
    origins: [origin],
    client: (chainId) => (chainId === 1 ? reading(chain) : undefined),
    session: (_, response) => {
      const session: SigninSession = {
        ...cookie,
        save: () => {
          const { nonce, account, chainId } = session
          cookie = { nonce, account, chainId }
          response.headers.append('set-cookie', 'session=sealed; HttpOnly')
        },
        destroy: () => {
          cookie = {}
        },
      }
      return session
    },
    now: () => time,
    ...options,
  })

const request = (method: string, body?: unknown, from: string | null = origin) =>
  new Request(`${origin}/session`, {
    method,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { ...(from !== null && { origin: from }) },
  })
const nonce = async () => (await handlers.nonce(request('GET'))).text()

interface Login {
  message: string
  signature: Hex
}

async function login(
  who: Person = alice,
  change: { nonce?: string; domain?: string; chainId?: number; address?: Address } = {},
): Promise<Login> {
  const message = writeSigninMessage({
    domain: 'app.example',
    address: who.address,
    uri: origin,
    chainId: 1,
    nonce: change.nonce ?? (await nonce()),
    issuedAt: new Date(time).toISOString(),
    ...change,
  })
  const signature = await privateKeyToAccount(who.privateKey).signMessage({ message })
  return { message, signature }
}
async function verify(body: unknown, from?: string | null) {
  const response = await handlers.verify(request('POST', body, from))
  const text = await response.text()
  return { status: response.status, body: text && (JSON.parse(text) as unknown) }
}
const account = async (): Promise<unknown> => (await handlers.account(request('GET'))).json()

describe('signing in', () => {
  test('begins a session of the signer, and sends its cookie', async () => {
    const response = await handlers.verify(request('POST', await login()))
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toContain('session=')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ account: alice.address, chainId: 1 })
    expect(await account()).toEqual({ account: alice.address, chainId: 1 })
  })

  test('ends with signing out', async () => {
    await verify(await login())
    expect((await handlers.signOut(request('DELETE'))).status).toBe(204)
    expect(await account()).toEqual({ account: null, chainId: null })
  })

  test('works with the adapter of the kit', async () => {
    const adapter = createSigninAdapter({
      getNonce: () => handlers.nonce(request('GET')),
      verify: async (answer) => (await handlers.verify(request('POST', answer))).ok,
      signOut: async () => void (await handlers.signOut(request('DELETE'))),
      site: () => ({ domain: 'app.example', scheme: 'https', uri: origin }),
      now: () => time,
    })
    const facts = {
      nonce: await adapter.getNonce({ signal: AbortSignal.abort() }),
      address: alice.address,
      chainId: 1,
    }
    const message = await adapter.createMessage(facts)
    const signature = await privateKeyToAccount(alice.privateKey).signMessage({ message })
    expect(await adapter.verify({ message, signature })).toBe(true)
    expect(await account()).toEqual({ account: alice.address, chainId: 1 })
  })
})

describe('what is rejected', () => {
  const rejected = (problem: string) => ({ status: 401, body: { problem } })

  test('the same signature a second time, even with the earlier cookie', async () => {
    const body = await login()
    const before = { ...cookie }
    expect(await verify(body)).toMatchObject({ status: 200 })
    expect(await verify(body)).toEqual(rejected('nonce'))
    cookie = before
    expect(await verify(body)).toEqual(rejected('nonce'))
  })

  test('someone else’s nonce, an old one, and one from a failed attempt', async () => {
    expect(await verify(await login(alice, { nonce: 'abcdefgh' }))).toEqual(rejected('nonce'))
    const late = await login()
    time += minutes(10)
    expect(await verify(late)).toEqual(rejected('nonce'))
    const wrong = await login()
    expect(await verify({ ...wrong, signature: `0x${'11'.repeat(65)}` })).toEqual(
      rejected('signature'),
    )
    expect(await verify(wrong)).toEqual(rejected('nonce'))
  })

  test.each([
    ['the signature of another account', { address: bob.address }, 'signature'],
    ['a message for another site', { domain: 'evil.example' }, 'domain'],
    ['a network that the app does not support', { chainId: 5 }, 'chain'],
    ['a contract account that did not sign', { address: safes.treasury.address }, 'signature'],
  ])('%s', async (_, change, problem) => {
    expect(await verify(await login(alice, change))).toEqual(rejected(problem))
    expect(await account()).toEqual({ account: null, chainId: null })
  })

  test.each([
    ['another site', 'https://evil.example'],
    ['the site on another port', `${origin}:8443`],
    ['an unknown site', null],
  ])('requests from %s', async (_, from) => {
    const declined = { status: 403, body: { problem: 'origin' } }
    expect(await verify(await login(), from)).toEqual(declined)
    const left = await handlers.signOut(request('DELETE', undefined, from))
    expect({ status: left.status, body: (await left.json()) as unknown }).toEqual(declined)
  })

  test('a nonce that another site requests; the pending one is kept', async () => {
    const body = await login()
    const asked = request('GET')
    asked.headers.set('sec-fetch-site', 'cross-site')
    expect((await handlers.nonce(asked)).status).toBe(403)
    expect(await verify(body)).toMatchObject({ status: 200 })
  })

  test('more of an endless body than a signature needs', async () => {
    let read = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        read++
        stream.enqueue(new Uint8Array(10_000).fill(97))
      },
    })
    const asked = new Request(`${origin}/session`, {
      method: 'POST',
      body: endless,
      headers: { origin },
      duplex: 'half',
    } as RequestInit)
    expect((await handlers.verify(asked)).status).toBe(400)
    expect(read).toBeLessThan(30)
  })

  test.each([
    ['no JSON', 'hello'],
    ['no object', null],
    ['no signature', { message: 'hello' }],
    ['a signature that is none', { message: 'hello', signature: 'hello' }],
    ['too much', { message: 'a'.repeat(200_001), signature: '0x' }],
  ])('a body with %s', async (_, body) => expect((await verify(body)).status).toBe(400))
})

test('a node that does not answer is not a wrong signature', async () => {
  const node = { request: () => Promise.reject(new Error('503')) }
  handlers = served({ client: () => node as unknown as ReturnType<typeof reading> })
  expect(await verify(await login(alice, { address: safes.treasury.address }))).toEqual({
    status: 502,
    body: { problem: 'unread' },
  })
})

test('nonces differ and are valid in messages', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, nonce))
  expect(new Set(all).size).toBe(20)
  expect(all.every((one) => /^[a-z\d]{32}$/.test(one))).toBe(true)
})

test('works with sessions of iron-session, and rejects a cookie that was used before', async () => {
  const password = 'a password of more than thirty-two characters'
  handlers = served({
    session: (asked, response) =>
      getIronSession(asked, response, { cookieName: 'session', password }),
  })
  const sealedIn = (response: Response) =>
    /^session=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const withCookie = (method: string, sealed: string, body?: unknown) => {
    const asked = request(method, body)
    asked.headers.set('cookie', sealed)
    return asked
  }
  const given = await handlers.nonce(request('GET'))
  const sealed = sealedIn(given)
  const body = await login(alice, { nonce: await given.text() })
  const response = await handlers.verify(withCookie('POST', sealed, body))
  expect(response.status).toBe(200)
  const known = await handlers.account(withCookie('GET', sealedIn(response)))
  expect(await known.json()).toEqual({ account: alice.address, chainId: 1 })
  expect((await handlers.verify(withCookie('POST', sealed, body))).status).toBe(401)
})
