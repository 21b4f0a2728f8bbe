import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { people } from '../../../../mocks/people.ts'
import {
  nonceLasts,
  noncePatience,
  prepareSignin,
} from '../../../../src/wallet/signin/prepareSignin.ts'
import { runSignin, type SigninRun } from '../../../../src/wallet/signin/runSignin.ts'
import { createSigninAdapter } from '../../../../src/wallet/signin/signinAdapter.ts'
import type { SigninError } from '../../../../src/wallet/signin/SigninError.ts'
import type { SigninEvent } from '../../../../src/wallet/signin/signinFlow.ts'

const now = Date.UTC(2026, 0, 5, 12)
const site = { domain: 'app.example', scheme: 'https', uri: 'https://app.example' }
const adapter = createSigninAdapter({
  getNonce: async () => 'abcdefgh',
  verify: async () => true,
  signOut: () => {},
  statement: 'Come in.',
  lifetime: 60_000,
  now: () => now,
  site: () => site,
})
const text = `app.example wants you to sign in with your Ethereum account:
${people.alice.address}

Come in.

URI: https://app.example
Version: 1
Chain ID: 1
Nonce: abcdefgh
Issued At: 2026-01-05T12:00:00.000Z
Expiration Time: 2026-01-05T12:01:00.000Z`

interface Told {
  events: SigninEvent[]
  errors: SigninError[]
}

async function run(change: Partial<SigninRun> = {}): Promise<Told> {
  const told: Told = { events: [], errors: [] }
  await runSignin({
    adapter,
    nonce: 'abcdefgh',
    address: people.alice.address,
    chainId: 1,
    sign: async () => '0x1234',
    site,
    now: () => now,
    turn: 5,
    send: (event) => told.events.push(event),
    isOver: () => false,
    tell: (error) => told.errors.push(error),
    ...change,
  })
  return told
}
const created = { type: 'messageCreated', turn: 5 }
const signed = { type: 'signed', turn: 5 }
const failedAt = (at: string) => ({ type: 'failed', turn: 5, failure: { at } })

describe('pressing the button', () => {
  test('requests a signature, and verifies it', async () => {
    const sign = vi.fn(async () => '0x1234' as const)
    const verify = vi.fn(async () => true)
    expect(await run({ sign, adapter: { ...adapter, verify } })).toEqual({
      events: [created, signed, { type: 'verified', turn: 5, account: people.alice.address }],
      errors: [],
    })
    expect(sign).toHaveBeenCalledWith(text)
    expect(verify).toHaveBeenCalledWith({ message: text, signature: '0x1234' })
  })

  test('opens the wallet before any await', () => {
    const sign = vi.fn(async () => '0x1234' as const)
    void run({ sign })
    expect(sign).toHaveBeenCalled()
  })

  test('waits for a slow message, of any format', async () => {
    const sign = vi.fn(async () => '0x1234' as const)
    const verify = vi.fn(async () => true)
    const own: SigninRun['adapter'] = {
      createMessage: async ({ nonce }) => ({ hello: nonce }),
      getMessageBody: ({ message }) => JSON.stringify(message),
      verify,
      signOut: () => {},
      format: 'own',
    }
    expect((await run({ sign, adapter: own })).events).toEqual([
      created,
      signed,
      { type: 'verified', turn: 5, account: people.alice.address },
    ])
    expect(sign).toHaveBeenCalledWith('{"hello":"abcdefgh"}')
    expect(verify).toHaveBeenCalledWith({ message: { hello: 'abcdefgh' }, signature: '0x1234' })
  })

  test.each<[string, Partial<SigninRun>, string]>([
    [
      'that cannot be made',
      { adapter: { ...adapter, createMessage: () => Promise.reject(new Error('no')) } },
      'preparing',
    ],
    ['with a nonce that cannot be in one', { nonce: 'short' }, 'preparing'],
    ['of another form', { adapter: { ...adapter, createMessage: () => 'Hello' } }, 'preparing'],
    ['of another site', { site: { ...site, domain: 'evil.example' } }, 'preparing'],
    [
      'of another account',
      {
        adapter: {
          ...adapter,
          createMessage: (facts) =>
            adapter.createMessage({ ...facts, address: people.bob.address }),
        },
      },
      'preparing',
    ],
    [
      'of another chain',
      {
        adapter: {
          ...adapter,
          createMessage: (facts) => adapter.createMessage({ ...facts, chainId: 5 }),
        },
      },
      'preparing',
    ],
    [
      'of another nonce',
      {
        adapter: {
          ...adapter,
          createMessage: (facts) => adapter.createMessage({ ...facts, nonce: 'hgfedcba' }),
        },
      },
      'preparing',
    ],
    ['that is over', { adapter: { ...adapter, now: () => now + 60_000 } }, 'preparing'],
    ['that isn’t a text', { adapter: { ...adapter, createMessage: () => ({}) } }, 'elsewhere'],
  ])('never requests a signature for a message %s', async (_name, change, at) => {
    const sign = vi.fn<SigninRun['sign']>()
    const { events, errors } = await run({ sign, ...change })
    expect(events).toEqual([failedAt(at)])
    expect(errors).toMatchObject([{ name: 'SigninError', at }])
    expect(sign).not.toHaveBeenCalled()
  })

  test.each([
    ['an address', { address: undefined }],
    ['a chain', { chainId: undefined }],
  ])('without %s, nothing is signed, and the reason is reported', async (_, change) => {
    const sign = vi.fn<SigninRun['sign']>()
    const { events, errors } = await run({ sign, ...change })
    expect(events).toEqual([failedAt('preparing')])
    expect(errors).toMatchObject([{ message: 'No address or chain ID found' }])
    expect(sign).not.toHaveBeenCalled()
  })

  test.each([[null], [undefined], [''], ['0x']])(
    'a wallet that answers %j has rejected it: nothing is sent to the server',
    async (answer) => {
      const verify = vi.fn(async () => true)
      expect(await run({ sign: async () => answer, adapter: { ...adapter, verify } })).toEqual({
        events: [created, { type: 'declined', turn: 5 }],
        errors: [],
      })
      expect(verify).not.toHaveBeenCalled()
    },
  )

  test('a response that isn’t a signature is a failure of the wallet', async () => {
    const { events } = await run({ sign: async () => ({}) })
    const failure = { at: 'signing', reason: { kind: 'failed' } }
    expect(events).toEqual([created, { type: 'failed', turn: 5, failure }])
  })

  test('a rejection in the wallet is not a failure', async () => {
    expect(
      await run({
        sign: () =>
          Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 })),
      }),
    ).toEqual({
      events: [created, { type: 'declined', turn: 5 }],
      errors: [],
    })
  })

  test('reports why the wallet did not sign', async () => {
    const cause = Object.assign(new Error('busy'), { code: -32_002 })
    const { events, errors } = await run({ sign: () => Promise.reject(cause) })
    expect(events).toEqual([
      created,
      { type: 'failed', turn: 5, failure: { at: 'signing', reason: { kind: 'pending' } } },
    ])
    expect(errors).toMatchObject([{ at: 'signing', cause }])
  })

  test.each([
    ['says no', async () => false],
    ['does not answer', () => Promise.reject(new Error('500'))],
  ])('fails if the server %s', async (_name, verify) => {
    const { events, errors } = await run({ adapter: { ...adapter, verify } })
    expect(events).toEqual([created, signed, failedAt('verifying')])
    expect(errors).toMatchObject([{ at: 'verifying' }])
  })

  test('sends nothing to the server after the user has left', async () => {
    let over = false
    const verify = vi.fn(async () => true)
    const told = await run({
      adapter: { ...adapter, verify },
      isOver: () => over,
      sign: async () => {
        over = true
        return '0x1234'
      },
    })
    expect(told).toEqual({ events: [created], errors: [] })
    expect(verify).not.toHaveBeenCalled()
  })
})

test('ends a session that begins after the user has left', async () => {
  let over = false
  const signOut = vi.fn()
  const verify = async () => {
    over = true
    return true
  }
  const told = await run({ adapter: { ...adapter, verify, signOut }, isOver: () => over })
  expect(told).toEqual({ events: [created, signed], errors: [] })
  expect(signOut).toHaveBeenCalledOnce()
})

describe('a nonce', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function prepare(
    getNonce: (options: { signal: AbortSignal }) => Promise<string>,
    format?: 'own',
  ) {
    const told: Told = { events: [], errors: [] }
    const stop = prepareSignin({
      adapter: { getNonce, ...(format && { format }) },
      turn: 2,
      send: (event) => told.events.push(event),
      tell: (error) => told.errors.push(error),
    })
    return { told, stop }
  }

  test('is reported when it arrives', async () => {
    const { told } = prepare(async () => 'abcdefgh')
    await vi.runAllTimersAsync()
    expect(told).toEqual({
      events: [{ type: 'nonceArrived', turn: 2, nonce: 'abcdefgh' }],
      errors: [],
    })
  })

  test.each([
    ['is declined', () => Promise.reject(new Error('500'))],
    ['is empty', async () => ''],
    ['is no text', async () => ({ nonce: 'abcdefgh' }) as unknown as string],
    ['never comes', () => new Promise<string>(() => {})],
  ])('that %s can be requested again', async (_name, getNonce) => {
    const { told } = prepare(getNonce)
    await vi.advanceTimersByTimeAsync(noncePatience)
    expect(told.events).toEqual([{ type: 'nonceFailed', turn: 2 }])
    expect(told.errors).toMatchObject([{ at: 'preparing' }])
  })

  test.each(['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'short', 'with space'])(
    'that is invalid in any message is reported immediately, with what is allowed: %s',
    async (nonce) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { told } = prepare(async () => nonce)
      await vi.runAllTimersAsync()
      expect(told.events).toEqual([{ type: 'nonceFailed', turn: 2 }])
      const words =
        'A nonce has at least eight letters and digits, and nothing else (EIP-4361): ' +
        `"${nonce}" isn't valid. For a UUID: crypto.randomUUID().replaceAll('-', '').`
      expect(told.errors).toMatchObject([{ at: 'preparing', message: words }])
      expect(said.mock.calls).toEqual([[words]])
      said.mockRestore()
    },
  )

  test("may be anything in an app's own format", async () => {
    const { told } = prepare(async () => 'a-b', 'own')
    await vi.runAllTimersAsync()
    expect(told).toEqual({ events: [{ type: 'nonceArrived', turn: 2, nonce: 'a-b' }], errors: [] })
  })

  test('that is canceled isn’t reported', async () => {
    const seen: AbortSignal[] = []
    const { told, stop } = prepare(({ signal }) => {
      seen.push(signal)
      return new Promise((_done, no) => signal.addEventListener('abort', () => no(signal.reason)))
    })
    stop()
    await vi.runAllTimersAsync()
    expect(seen[0]?.aborted).toBe(true)
    expect(told).toEqual({ events: [], errors: [] })
  })

  test('is replaced before a server expires it after five minutes', () =>
    expect(nonceLasts).toBeLessThan(5 * 60_000))
})
