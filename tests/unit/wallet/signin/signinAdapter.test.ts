import { describe, expect, test } from 'vitest'
import { frozenClock } from '../../../../mocks/clock.ts'
import { people } from '../../../../mocks/people.ts'
import { readSigninMessage } from '../../../../src/wallet/signin/readSigninMessage.ts'
import { runSignin } from '../../../../src/wallet/signin/runSignin.ts'
import {
  createSigninAdapter,
  type SigninAdapterOptions,
} from '../../../../src/wallet/signin/signinAdapter.ts'
import type { SigninEvent } from '../../../../src/wallet/signin/signinFlow.ts'

const serverTime = frozenClock().now()
const site = () => ({ domain: 'app.example', scheme: 'https', uri: 'https://app.example' })
const facts = { nonce: 'abcdefgh', address: people.alice.address, chainId: 1 }
const answered = (init: ResponseInit = {}) =>
  new Response('abcdefgh\n', {
    headers: { date: new Date(serverTime).toUTCString() },
    ...init,
  })

const adapterOf = (getNonce: SigninAdapterOptions['getNonce'], clock: number) =>
  createSigninAdapter({
    getNonce,
    verify: async () => true,
    signOut: () => {},
    lifetime: 60_000,
    now: () => clock,
    site,
  })
const { signal } = new AbortController()
const minutes = (count: number) => count * 60_000

describe('the time of a message', () => {
  test.each([-60, -10, -0.5, 0, 0.5, 10, 60])(
    'is the server’s on a computer whose clock is %d minutes wrong',
    async (wrong) => {
      const clock = serverTime + minutes(wrong)
      const adapter = adapterOf(async () => answered(), clock)
      expect(await adapter.getNonce({ signal })).toBe('abcdefgh')
      const text = await adapter.createMessage(facts)
      expect(readSigninMessage(text)?.issuedAt).toBe(new Date(serverTime).toISOString())
      const events: SigninEvent['type'][] = []
      await runSignin({
        ...facts,
        adapter,
        sign: async () => `0x${'11'.repeat(65)}`,
        site: site(),
        now: () => clock,
        turn: 1,
        send: ({ type }) => events.push(type),
        isOver: () => false,
      })
      expect(events).toEqual(['messageCreated', 'signed', 'verified'])
    },
  )

  test.each([
    ['a text', async () => 'abcdefgh'],
    ['a response that hides its date', async () => answered({ headers: {} })],
  ])('is the computer’s with %s', async (_, getNonce) => {
    const adapter = adapterOf(getNonce, serverTime + 5)
    expect(await adapter.getNonce({ signal })).toBe('abcdefgh')
    expect(adapter.now?.()).toBe(serverTime + 5)
  })
})

test('a response that is not ok is no nonce', async () => {
  const adapter = adapterOf(async () => answered({ status: 503 }), serverTime)
  await expect(adapter.getNonce({ signal })).rejects.toThrow('503')
})
