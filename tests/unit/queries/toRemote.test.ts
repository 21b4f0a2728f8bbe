import { afterEach, describe, expect, test, vi } from 'vitest'
import { GatewayHttpError, GatewayUnreachableError } from '#gateway'
import { toRemote } from '../../../src/queries/toRemote.ts'

const refetch = vi.fn()
const asked = { data: undefined, error: null, isError: false, fetchStatus: 'idle' as const, refetch }
const down = new GatewayHttpError('/v1/chains', { status: 503, statusText: '', text: '{"message":"Service unavailable"}' })

afterEach(() => {
  refetch.mockClear()
  vi.unstubAllGlobals()
})

describe('without data', () => {
  test('it is loading', () => expect(toRemote({ ...asked, fetchStatus: 'fetching' })).toEqual({ status: 'loading' }))
  test('and with an error it failed, with the reason', () => {
    expect(toRemote({ ...asked, isError: true, error: down })).toMatchObject({ status: 'failed', reason: { kind: 'unreachable' } })
  })
  test('a query that waits for the network is offline', () => {
    expect(toRemote({ ...asked, fetchStatus: 'paused' })).toMatchObject({ status: 'failed', reason: { kind: 'offline' } })
  })
  test('an unreachable gateway is told as offline when the browser says so', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(toRemote({ ...asked, isError: true, error: new GatewayUnreachableError('', '/v1/chains') })).toMatchObject({ reason: { kind: 'offline' } })
  })
})

describe('with data', () => {
  const ready = { ...asked, data: ['row'] }
  test('it is ready and live', () => expect(toRemote(ready)).toMatchObject({ status: 'ready', value: ['row'], freshness: 'live', missing: [] }))
  test('it stays live while it is asked for again', () => expect(toRemote({ ...ready, fetchStatus: 'fetching' })).toMatchObject({ freshness: 'live' }))
  test('it is stale when the last refresh failed', () =>
    expect(toRemote({ ...ready, isError: true, error: down })).toMatchObject({ status: 'ready', freshness: 'stale' }))
  test('it is stale while a refresh waits for the network', () => expect(toRemote({ ...ready, fetchStatus: 'paused' })).toMatchObject({ freshness: 'stale' }))
  test('it is as live as before when only a further page failed', () => {
    expect(toRemote({ ...ready, isError: true, error: down, isFetchNextPageError: true })).toMatchObject({ freshness: 'live' })
  })
  test('it is stale while what an earlier visit kept is all there is', () => {
    expect(toRemote({ ...ready, isFetched: false, fetchStatus: 'fetching' })).toMatchObject({ freshness: 'stale' })
    expect(toRemote({ ...ready, isFetched: true, fetchStatus: 'fetching' })).toMatchObject({ freshness: 'live' })
  })
  test('what stands in for what is to come is as live as it was where it came from', () => {
    expect(toRemote({ ...ready, isFetched: false, isPlaceholderData: true })).toMatchObject({ freshness: 'live' })
  })
  test('nothing at all is data too', () => expect(toRemote({ ...asked, data: null })).toMatchObject({ status: 'ready', value: null }))
  test('it names what is missing', () => expect(toRemote(ready, ['Holesky'])).toMatchObject({ missing: ['Holesky'] }))
})

test.each([
  ['failed', { ...asked, isError: true, error: down }],
  ['ready', { ...asked, data: 1 }],
])('trying again when %s asks again', (_status, state) => {
  const remote = toRemote(state)
  if (remote.status === 'loading') throw new Error('It is not loading.')
  remote.retry()
  expect(refetch).toHaveBeenCalledOnce()
})
