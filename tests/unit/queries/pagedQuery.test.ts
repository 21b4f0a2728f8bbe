import { InfiniteQueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { routes } from '#gateway'
import {
  chainPagesQuery,
  chainsQuery,
  collectiblesQuery,
  createQueryClient,
  incomingQuery,
  messagesQuery,
  modulesQuery,
  multisigQuery,
} from '#queries'
import { pagedQuery, toRows } from '../../../src/queries/pagedQuery.ts'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { aStage } from '../mocks/gateway/journey.ts'
import { observeQuery, observeList } from './observeQuery.ts'
import { aGatewayThatListens } from './recordedGateway.ts'

const at = { chainId: '1', address: safes.treasury.address }
const base = 'https://gateway.example/v1/chains'
const cursor = (offset: number) => `${base}?cursor=limit%3D2%26offset%3D${offset}`

/** A list of numbers, two per page; `next` returns the URL of the next page. */
function aList(next: (offset: number) => string | null) {
  const { gateway, sent } = aGatewayThatListens(({ path }) => {
    const offset = Number(/offset%3D(\d+)/.exec(path)?.[1] ?? 0)
    return {
      results: [offset, offset + 1].map((id) => ({ chainId: String(id) })),
      next: next(offset),
    }
  })
  const query = pagedQuery(gateway, routes.chains, {
    queryKey: ['list'],
    input: {},
    select: (pages) =>
      toRows(
        pages,
        ({ chainId }) => chainId,
        ({ chainId }) => chainId,
      ),
  })
  const observer = new InfiniteQueryObserver(createQueryClient(), query)
  return { sent, observer, more: async () => (await observer.fetchNextPage()).data }
}

describe('pagedQuery', () => {
  test('fetches the next page that each page names, and ends after the last one', async () => {
    const { more, sent } = aList((offset) => (offset < 4 ? cursor(offset + 2) : null))
    expect(await more()).toEqual({ items: ['0', '1'], hasMore: true, unreadable: 0 })
    expect(await more()).toEqual({ items: ['0', '1', '2', '3'], hasMore: true, unreadable: 0 })
    expect(await more()).toEqual({
      items: ['0', '1', '2', '3', '4', '5'],
      hasMore: false,
      unreadable: 0,
    })
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/chains',
      '/v1/chains?cursor=limit%3D2%26offset%3D2',
      '/v1/chains?cursor=limit%3D2%26offset%3D4',
    ])
  })
  test('shows a row once if it moved to the next page between two calls', async () => {
    const { more } = aList((offset) => (offset < 1 ? cursor(1) : null))
    await more()
    expect((await more())?.items).toEqual(['0', '1', '2'])
  })
  test('ends when the gateway returns a page for the second time', async () => {
    const { more, observer, sent } = aList(() => cursor(2))
    await more()
    await more()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
    expect(sent).toHaveLength(2)
  })
  test('ends when the gateway returns a page again, in another spelling', async () => {
    let page = 0
    const { more, observer, sent } = aList(() => `${cursor(2)}#${page++}`)
    await more()
    await more()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
    expect(sent).toHaveLength(2)
  })
  test('fetches a page from its own list, whatever host the gateway names', async () => {
    const { more, sent } = aList((offset) =>
      offset < 2
        ? cursor(2).replace('https://gateway.example', 'http://internal:8080/prefix')
        : null,
    )
    await more()
    expect(await more()).toEqual({ items: ['0', '1', '2', '3'], hasMore: false, unreadable: 0 })
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/chains',
      '/v1/chains?cursor=limit%3D2%26offset%3D2',
    ])
  })
  test('keeps the other pages if the gateway returns a URL without a usable query', async () => {
    const { more, observer, sent } = aList(() => 'https://elsewhere.example/v1/chains')
    await more()
    expect(await more()).toMatchObject({ items: ['0', '1'] })
    expect(observer.getCurrentResult()).toMatchObject({
      isFetchNextPageError: true,
      hasNextPage: true,
      error: { name: 'GatewayRequestError' },
    })
    expect(sent).toHaveLength(1)
  })
})

describe('filters', () => {
  test('are sent with the gateway’s names, without undefined ones', async () => {
    const { gateway, sent } = aGatewayThatListens(() => ({ results: [] }))
    const midnight = Date.parse('2026-11-20T00:00:00Z')
    await observeList(
      incomingQuery(gateway, at, {
        from: midnight,
        until: midnight + 1,
        to: at.address,
        raw: 10n ** 21n,
        token: at.address,
        trusted: false,
      }),
    )
    await observeList(multisigQuery(gateway, at, { nonce: 0, executed: false }))
    await observeList(modulesQuery(gateway, at, { module: at.address, txHash: '0x12' }))
    await observeList(incomingQuery(gateway, at))
    expect(sent.map(({ path }) => Object.fromEntries(new URL(path, base).searchParams))).toEqual([
      {
        execution_date__gte: '2026-11-20T00:00:00.000Z',
        execution_date__lte: '2026-11-20T00:00:00.001Z',
        to: at.address,
        value: '1000000000000000000000',
        token_address: at.address,
        trusted: 'false',
      },
      { nonce: '0', executed: 'false' },
      { module: at.address, transaction_hash: '0x12' },
      {},
    ])
  })
  test('that are equal have the same key', () => {
    const { gateway } = aGatewayThatListens()
    expect(multisigQuery(gateway, at, { executed: true }).queryKey).toEqual(
      multisigQuery(gateway, at, { executed: true, to: undefined } as { executed: true }).queryKey,
    )
  })
})

describe('in the mocked world', () => {
  test('collectibles, messages, and incoming transfers are listed', async () => {
    const { gateway } = aStage()
    const collectibles = await observeList(collectiblesQuery(gateway, at))
    const messages = await observeList(messagesQuery(gateway, at, 'UTC'))
    const incoming = await observeList(incomingQuery(gateway, at))
    expect(collectibles.items.length).toBeGreaterThan(0)
    expect(
      new Set(messages.days.flatMap(({ items }) => items.map(({ prepared }) => prepared !== null))),
    ).toEqual(new Set([true, false]))
    expect(incoming.items.every(({ action }) => action.kind === 'receive')).toBe(true)
  })
  test('chains are listed all at once or page by page', async () => {
    const { gateway } = aStage()
    const all = await observeQuery(chainsQuery(gateway))
    expect(all.map(({ chainId }) => chainId)).toEqual(
      (await observeList(chainPagesQuery(gateway))).items.map(({ chainId }) => chainId),
    )
  })
})
