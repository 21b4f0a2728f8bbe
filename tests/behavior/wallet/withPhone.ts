import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { openPhone, type Phone } from './phone.ts'
import { openRelay, type Relay } from './relay.ts'

/** What the tests of a file use for pairing. */
export interface AtHand {
  relay: Relay
  /** The query string for pairing over this relay. */
  query: string
  /** Bob's phone, a new one for each test. */
  phone: Phone
  /** Blocked requests of the phone besides the relay: should be empty. */
  outside: string[]
}

/** Opens a relay for all tests of a file, and a phone for each of them. */
export function withPhone(): AtHand {
  const atHand = { outside: [] } as unknown as AtHand
  beforeAll(async () => {
    atHand.relay = await openRelay()
    atHand.query = `?relay=${encodeURIComponent(atHand.relay.url)}`
  })
  afterAll(() => atHand.relay?.close())
  beforeEach(async () => {
    atHand.outside = []
    vi.stubGlobal('fetch', (input: unknown) => {
      atHand.outside.push(String(input))
      return Promise.reject(new Error('The phone of this test asks the relay alone.'))
    })
    atHand.phone = await openPhone(atHand.relay.url, 'bob')
  })
  afterEach(async () => {
    await atHand.phone.close()
    vi.unstubAllGlobals()
  })
  return atHand
}
