import {
  environmentManager,
  focusManager,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGateway } from '#gateway'
import {
  createQueryClient,
  relayedQuery,
  relayPolling,
  safePolling,
  safeQuery,
  toRemote,
} from '#queries'
import { aSafe } from '../../../mocks/fixtures/index.ts'
import { safes } from '../../../mocks/chain/genesis/places.ts'

const at = { chainId: '1', address: safes.treasury.address }
let queries: QueryClient
let requests: number
let response: () => unknown

const gateway = createGateway({
  baseUrl: 'https://gateway.example',
  fetch: async () => {
    requests++
    return Response.json(response())
  },
})

// The library polls only in browsers, and takes Node for a server.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => true))

beforeEach(() => {
  vi.useFakeTimers()
  queries = createQueryClient()
  queries.mount()
  requests = 0
  response = () => aSafe()
})
afterEach(() => {
  queries.unmount()
  queries.clear()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

/** Opens a Safe and waits for the first response. */
async function openSafe() {
  const observer = new QueryObserver(queries, safeQuery(gateway, at))
  const close = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return { observer, close }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('an open Safe', () => {
  test('is polled every 15 seconds', async () => {
    await openSafe()
    expect(safePolling).toBe(15_000)
    await pass(safePolling - 1)
    expect(requests).toBe(1)
    await pass(1)
    expect(requests).toBe(2)
    await pass(3 * safePolling)
    expect(requests).toBe(5)
  })

  test('isn’t polled while the page is hidden, and is refetched once visible', async () => {
    await openSafe()
    focusManager.setFocused(false)
    await pass(10 * safePolling)
    expect(requests).toBe(1)
    focusManager.setFocused(true)
    await pass(0)
    expect(requests).toBe(2)
  })

  test('isn’t polled while the page is offline, but refetched once when online', async () => {
    const { observer } = await openSafe()
    onlineManager.setOnline(false)
    await pass(10 * safePolling)
    expect(requests).toBe(1)
    expect(toRemote(observer.getCurrentResult())).toMatchObject({
      status: 'ready',
      freshness: 'stale',
    })
    onlineManager.setOnline(true)
    await pass(0)
    expect(requests).toBe(2)
    expect(toRemote(observer.getCurrentResult())).toMatchObject({ freshness: 'live' })
  })

  test('isn’t polled after it is closed', async () => {
    const { close } = await openSafe()
    close()
    await pass(10 * safePolling)
    expect(requests).toBe(1)
  })
})

test('a relayed call is polled every four seconds until it is final', async () => {
  response = () => ({ status: requests < 3 ? 100 : 200, receipt: { transactionHash: '0x12' } })
  const observer = new QueryObserver(queries, relayedQuery(gateway, '1', `0x${'ab'.repeat(32)}`))
  observer.subscribe(() => {})
  await pass(0)
  expect(observer.getCurrentResult().data).toEqual({ state: 'pending', txHash: '0x12' })
  expect(relayPolling).toBe(4_000)
  await pass(relayPolling)
  await pass(relayPolling)
  expect(observer.getCurrentResult().data).toEqual({ state: 'included', txHash: '0x12' })
  await pass(100 * relayPolling)
  expect(requests).toBe(3)
})
