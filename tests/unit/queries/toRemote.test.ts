import { afterEach, describe, expect, test, vi } from 'vitest'
import { GatewayHttpError, GatewayUnreachableError } from '#gateway'
import { toRemote } from '../../../src/queries/toRemote.ts'

const refetch = vi.fn()
const pending = {
  data: undefined,
  error: null,
  isError: false,
  fetchStatus: 'idle' as const,
  refetch,
}
const down = new GatewayHttpError('/v1/chains', {
  status: 503,
  statusText: '',
  text: '{"message":"Service unavailable"}',
})

afterEach(() => {
  refetch.mockClear()
  vi.unstubAllGlobals()
})

describe('without data', () => {
  test('a query is loading', () =>
    expect(toRemote({ ...pending, fetchStatus: 'fetching' })).toEqual({ status: 'loading' }))
  test('a query with an error has failed, with a reason', () => {
    expect(toRemote({ ...pending, isError: true, error: down })).toMatchObject({
      status: 'failed',
      reason: { kind: 'unreachable' },
    })
  })
  test('a paused query has failed because the page is offline', () => {
    expect(toRemote({ ...pending, fetchStatus: 'paused' })).toMatchObject({
      status: 'failed',
      reason: { kind: 'offline' },
    })
  })
  test('an unreachable gateway is reported as offline if the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(
      toRemote({ ...pending, isError: true, error: new GatewayUnreachableError('', '/v1/chains') }),
    ).toMatchObject({ reason: { kind: 'offline' } })
  })
})

describe('with data', () => {
  const ready = { ...pending, data: ['row'] }
  test('a query is ready and live', () =>
    expect(toRemote(ready)).toMatchObject({
      status: 'ready',
      value: ['row'],
      freshness: 'live',
      missing: [],
    }))
  test('a query stays live while it is refetched', () =>
    expect(toRemote({ ...ready, fetchStatus: 'fetching' })).toMatchObject({ freshness: 'live' }))
  test('a query is stale if the last refetch failed', () =>
    expect(toRemote({ ...ready, isError: true, error: down })).toMatchObject({
      status: 'ready',
      freshness: 'stale',
    }))
  test('a query is stale while its refetch is paused', () =>
    expect(toRemote({ ...ready, fetchStatus: 'paused' })).toMatchObject({ freshness: 'stale' }))
  test('a query stays live if only the next page failed', () => {
    expect(
      toRemote({ ...ready, isError: true, error: down, isFetchNextPageError: true }),
    ).toMatchObject({ freshness: 'live' })
  })
  test('a query with restored data is updating, and stale after a failed refresh', () => {
    expect(toRemote({ ...ready, isFetched: false, fetchStatus: 'fetching' })).toMatchObject({
      freshness: 'updating',
    })
    expect(toRemote({ ...ready, isFetched: false, fetchStatus: 'paused' })).toMatchObject({
      freshness: 'stale',
    })
    expect(toRemote({ ...ready, isFetched: true, fetchStatus: 'fetching' })).toMatchObject({
      freshness: 'live',
    })
  })
  test('placeholder data is live', () => {
    expect(toRemote({ ...ready, isFetched: false, isPlaceholderData: true })).toMatchObject({
      freshness: 'live',
    })
  })
  test('null counts as data', () =>
    expect(toRemote({ ...pending, data: null })).toMatchObject({ status: 'ready', value: null }))
  test('a query lists what is missing', () =>
    expect(toRemote(ready, ['Holesky'])).toMatchObject({ missing: ['Holesky'] }))
})

test.each([
  ['failed', { ...pending, isError: true, error: down }],
  ['ready', { ...pending, data: 1 }],
])('retrying a query that is %s refetches it', (_status, state) => {
  const remote = toRemote(state)
  if (remote.status === 'loading') throw new Error('It is not loading.')
  remote.retry()
  expect(refetch).toHaveBeenCalledOnce()
})
