import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { SafeRef } from '#base'
import { createGateway, overviewBatchSize } from '#gateway'
import { findOverview, overviewsQuery, ownedSafesQuery } from '#queries'
import { anOverview } from '../../../../mocks/fixtures/index.ts'
import { safes as places } from '../../../../mocks/chain/genesis/places.ts'

const owner = '0x63A9bf153603E4a100579FF7763066b998107F83'
const treasury: SafeRef = { chainId: '1', address: places.treasury.address }
const numbered = (count: number): SafeRef[] =>
  Array.from({ length: count }, (_, index) => ({
    chainId: '1',
    address: `0x${(index + 1).toString(16).padStart(40, '0')}`,
  }))

/** A gateway that answers by URL, with a 404 if `answer` returns undefined. */
function aGateway(answer: (url: URL) => unknown) {
  const requests: URL[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(String(input))
    requests.push(url)
    const body = answer(url)
    if (body instanceof Response) return body
    return body === undefined
      ? Response.json({ message: 'Not Found', statusCode: 404 }, { status: 404 })
      : Response.json(body)
  }
  return { requests, gateway: createGateway({ baseUrl: 'https://gateway.example', fetch }) }
}

describe('an overview', () => {
  test('is found by chain and address in any letter case', () => {
    const found = findOverview([anOverview({ chainId: '17000' }), anOverview()], {
      ...treasury,
      address: treasury.address.toLowerCase() as `0x${string}`,
    })
    expect(found).toMatchObject({ threshold: 2, queued: 8, awaiting: { count: 4, atLeast: false } })
  })
  test('of a long queue has a minimum: the gateway counts its first page only', () => {
    expect(
      findOverview([anOverview({ queued: 80, awaitingConfirmation: 8 })], treasury)?.awaiting,
    ).toEqual({ count: 8, atLeast: true })
  })
  test('that the gateway left out is null', () => {
    expect(findOverview([anOverview({ chainId: '17000' })], treasury)).toBeNull()
    expect(findOverview(undefined, treasury)).toBeNull()
  })
  test.each([[null], [undefined]])(
    'without a count for the wallet (%o) has no such count',
    (awaitingConfirmation) => {
      const { awaitingConfirmation: _given, ...rest } = anOverview()
      const overview = awaitingConfirmation === undefined ? rest : { ...rest, awaitingConfirmation }
      expect(findOverview([overview], treasury)?.awaiting).toBeNull()
    },
  )
})

describe('overviews', () => {
  test('are requested ten at a time', async () => {
    const { requests, gateway } = aGateway(() => [])
    await new QueryClient().fetchQuery(
      overviewsQuery(gateway, { safes: numbered(23), currency: 'usd', wallet: undefined }),
    )
    expect(requests.map((url) => url.searchParams.get('safes')?.split(',').length)).toEqual([
      overviewBatchSize,
      overviewBatchSize,
      3,
    ])
  })
  test('of other calls are shown if one call fails', async () => {
    const { gateway } = aGateway((url) =>
      url.searchParams.get('safes')?.includes(numbered(1)[0]?.address ?? '?')
        ? undefined
        : [anOverview({ address: { value: numbered(12)[11]?.address ?? '' } })],
    )
    const overviews = await new QueryClient().fetchQuery(
      overviewsQuery(gateway, { safes: numbered(12), currency: 'usd', wallet: undefined }),
    )
    expect(overviews).toHaveLength(1)
  })
  test('fail if all calls fail', async () => {
    const { gateway } = aGateway(() => undefined)
    await expect(
      new QueryClient({ defaultOptions: { queries: { retry: 0 } } }).fetchQuery(
        overviewsQuery(gateway, { safes: numbered(12), currency: 'usd', wallet: undefined }),
      ),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('Safes of an owner', () => {
  const fetchSafes = (answer: (url: URL) => unknown) => {
    const { requests, gateway } = aGateway(answer)
    return {
      requests,
      answer: new QueryClient({ defaultOptions: { queries: { retry: 0 } } }).fetchQuery(
        ownedSafesQuery(gateway, owner, ['1', '17000']),
      ),
    }
  }
  test('are fetched in one call, and failed chains are listed', async () => {
    const { requests, answer } = fetchSafes(() => ({ 1: [treasury.address], 17000: null }))
    expect(await answer).toEqual({ safes: [treasury], missing: ['17000'] })
    expect(requests).toHaveLength(1)
  })
  test('are unknown on chains that the response doesn’t mention', async () => {
    expect(await fetchSafes(() => ({ 1: [treasury.address] })).answer).toEqual({
      safes: [treasury],
      missing: ['17000'],
    })
    expect(await fetchSafes(() => ({})).answer).toEqual({ safes: [], missing: ['1', '17000'] })
  })
  test('on chains that the app doesn’t serve are left out', async () => {
    expect(await fetchSafes(() => ({ 1: [], 17000: [], 137: [treasury.address] })).answer).toEqual({
      safes: [],
      missing: [],
    })
  })
  test('are fetched per chain from an older gateway', async () => {
    const { requests, answer } = fetchSafes((url) =>
      url.pathname.startsWith('/v1/chains/1/')
        ? { safes: [treasury.address] }
        : url.pathname.startsWith('/v1/chains/')
          ? { safes: [] }
          : undefined,
    )
    expect(await answer).toEqual({ safes: [treasury], missing: [] })
    expect(requests.map((url) => url.pathname.split('/')[1])).toEqual([
      'v3',
      'v2',
      'v1',
      'v1',
      'v1',
    ])
  })
  test('on one chain are shown if another chain fails', async () => {
    const { answer } = fetchSafes((url) =>
      url.pathname.startsWith('/v1/chains/1/') ? { safes: [treasury.address] } : undefined,
    )
    expect(await answer).toEqual({ safes: [treasury], missing: ['17000'] })
  })
  test('fail if all chains fail', async () => {
    await expect(
      fetchSafes(() => Response.json({ message: 'Down' }, { status: 503 })).answer,
    ).rejects.toMatchObject({ status: 503 })
    await expect(fetchSafes(() => undefined).answer).rejects.toMatchObject({ status: 404 })
  })
})
