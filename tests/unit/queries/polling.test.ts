import { environmentManager, focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGateway } from '#gateway'
import { createQueries, relayedQuery, relayPolling, safePolling, safeQuery, toRemote } from '#queries'
import { aSafe } from '../../../mocks/fixtures/index.ts'
import { safes } from '../../../mocks/chain/genesis/places.ts'

const at = { chainId: '1', address: safes.treasury.address }
let queries: QueryClient
let asked: number
let answer: () => unknown

const gateway = createGateway({
  baseUrl: 'https://gateway.example',
  fetch: async () => {
    asked++
    return Response.json(answer())
  },
})

// Polling is for pages; without this the library takes Node for a server.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => true))

beforeEach(() => {
  vi.useFakeTimers()
  queries = createQueries()
  queries.mount()
  asked = 0
  answer = () => aSafe()
})
afterEach(() => {
  queries.unmount()
  queries.clear()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

/** Somebody opens the safe, and the first answer is there. */
async function look() {
  const observer = new QueryObserver(queries, safeQuery(gateway, at))
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return { observer, leave }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a safe that is open', () => {
  test('is looked at every 15 seconds', async () => {
    await look()
    expect(safePolling).toBe(15_000)
    await pass(safePolling - 1)
    expect(asked).toBe(1)
    await pass(1)
    expect(asked).toBe(2)
    await pass(3 * safePolling)
    expect(asked).toBe(5)
  })

  test('is not looked at while the page is hidden, and at once when it is seen again', async () => {
    await look()
    focusManager.setFocused(false)
    await pass(10 * safePolling)
    expect(asked).toBe(1)
    focusManager.setFocused(true)
    await pass(0)
    expect(asked).toBe(2)
  })

  test('is not looked at while the page is offline, says so, and is asked for once when it is online again', async () => {
    const { observer } = await look()
    onlineManager.setOnline(false)
    await pass(10 * safePolling)
    expect(asked).toBe(1)
    expect(toRemote(observer.getCurrentResult())).toMatchObject({ status: 'ready', freshness: 'stale' })
    onlineManager.setOnline(true)
    await pass(0)
    expect(asked).toBe(2)
    expect(toRemote(observer.getCurrentResult())).toMatchObject({ freshness: 'live' })
  })

  test('is not looked at once nobody shows it', async () => {
    const { leave } = await look()
    leave()
    await pass(10 * safePolling)
    expect(asked).toBe(1)
  })
})

test('a relayed call is looked at every four seconds until it is over', async () => {
  answer = () => ({ status: asked < 3 ? 100 : 200, receipt: { transactionHash: '0x12' } })
  const observer = new QueryObserver(queries, relayedQuery(gateway, '1', `0x${'ab'.repeat(32)}`))
  observer.subscribe(() => {})
  await pass(0)
  expect(observer.getCurrentResult().data).toEqual({ state: 'pending', txHash: '0x12' })
  expect(relayPolling).toBe(4_000)
  await pass(relayPolling)
  await pass(relayPolling)
  expect(observer.getCurrentResult().data).toEqual({ state: 'included', txHash: '0x12' })
  await pass(100 * relayPolling)
  expect(asked).toBe(3)
})
