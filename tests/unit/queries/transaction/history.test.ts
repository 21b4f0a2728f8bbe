import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { createGateway, type HistoryItem, type Page } from '#gateway'
import { historyQuery } from '#queries'
import { aHistoryTransfer, aPage } from '../../../../mocks/fixtures/index.ts'
import { toHistory } from '../../../../src/queries/transaction/history.ts'

const label = (timestamp: number): HistoryItem => ({ type: 'DATE_LABEL', timestamp })
const noon = Date.parse('2026-11-20T12:00:00Z')
const hour = 3_600_000
/** A row this many hours before noon. Each has its own nonce, and so its own ID. */
const ago = (hours: number) =>
  aHistoryTransfer({ nonce: 1000 - hours, timestamp: noon - hours * hour })
const counts = (pages: readonly Page<HistoryItem>[], zone = 'UTC') =>
  toHistory(pages, zone).days.map(({ items }) => items.length)

describe('days', () => {
  test('group the rows of one date', () => {
    expect(
      counts([aPage([label(noon), ago(1), ago(2), label(noon - 20 * hour), ago(20), ago(30)])]),
    ).toEqual([2, 2])
  })
  test('are merged across pages, where the label is repeated', () => {
    expect(
      counts([
        aPage([label(noon), ago(1), ago(2)], 'https://gateway.example/2'),
        aPage([label(noon), ago(3), label(noon - 20 * hour), ago(20)]),
      ]),
    ).toEqual([3, 1])
  })
  test('have the time of their first row', () => {
    expect(
      toHistory([aPage([label(noon), ago(1), ago(20)])], 'UTC').days.map(({ day }) => day),
    ).toEqual([noon - hour, noon - 20 * hour])
  })
  test.each([
    // 11:00 and 01:00 of the 20th in London; 22:30 and 12:30 in Adelaide; 06:00 of the 20th and
    // 20:00 of the 19th in New York.
    ['Europe/London', [2]],
    ['Australia/Adelaide', [2]],
    ['America/New_York', [1, 1]],
  ])('begin and end at midnight in %s', (zone, expected) => {
    expect(counts([aPage([ago(1), ago(11)])], zone)).toEqual(expected)
  })
  test('can end at a quarter of an hour, if the time zone does', () => {
    // 18:14 and 18:15 in London are 23:59 and midnight in Kathmandu.
    const before = aHistoryTransfer({ nonce: 1, timestamp: Date.parse('2026-11-19T18:14:00Z') })
    const after = aHistoryTransfer({ nonce: 2, timestamp: Date.parse('2026-11-19T18:15:00Z') })
    expect(counts([aPage<HistoryItem>([after, before])], 'Asia/Kathmandu')).toEqual([1, 1])
  })
})

test('a row that is on two pages is shown once', () => {
  expect(
    counts([aPage([ago(1), ago(2)], 'https://gateway.example/2'), aPage([ago(2), ago(3)])]),
  ).toEqual([3])
})

test('ten thousand rows are mapped only once', () => {
  const row = ago(1)
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ...row,
    transaction: { ...row.transaction, id: `multisig_${index}`, timestamp: noon - index * 600_000 },
  }))
  const once = toHistory([aPage<HistoryItem>(rows)], 'UTC')
  const twice = toHistory([aPage<HistoryItem>(rows)], 'UTC')
  expect(twice.days.length).toBe(once.days.length)
  // The same objects, so React renders none of them again.
  expect(
    twice.days.every((day, index) =>
      day.items.every((item, row) => item === once.days[index]?.items[row]),
    ),
  ).toBe(true)
})

describe('a refetch', () => {
  const base = 'https://gateway.example'
  const at = { chainId: '1', address: '0x0000000000000000000000000000000000000001' } as const
  const next = (offset: number) =>
    `${base}/v1/chains/1/safes/${at.address}/transactions/history` +
    `?cursor=limit%3D2%26offset%3D${offset}`

  /** A gateway whose history is the current content of `rows`, two per page. */
  function aHistory(rows: HistoryItem[], spell: (url: string) => string) {
    const offsets: string[] = []
    const fetch = async (input: RequestInfo | URL) => {
      const url = new URL(String(input instanceof Request ? input.url : input))
      const offset = Number(/offset=(\d+)/.exec(url.searchParams.get('cursor') ?? '')?.[1] ?? 0)
      offsets.push(String(offset))
      return Response.json(
        aPage(
          rows.slice(offset, offset + 2),
          offset + 2 < rows.length ? spell(next(offset + 2)) : null,
        ),
      )
    }
    return { offsets, query: historyQuery(createGateway({ baseUrl: base, fetch }), at, 'UTC') }
  }
  const ids = (data: { pages: Page<HistoryItem>[] } | undefined) =>
    toHistory(data?.pages ?? [], 'UTC').days.flatMap(({ items }) => items.map(({ id }) => id))
  const idOf = (row: HistoryItem) => (row.type === 'TRANSACTION' ? row.transaction.id : '')
  const load = async (rows: HistoryItem[], spell = (url: string) => url) => {
    const queries = new QueryClient()
    const { offsets, query } = aHistory(rows, spell)
    const fetch = () => queries.fetchInfiniteQuery({ ...query, staleTime: 0, pages: 3 })
    await fetch()
    offsets.length = 0
    return { queries, query, offsets, fetch }
  }

  test('loads only the first page, and shows new rows before the cached ones', async () => {
    const rows: HistoryItem[] = [1, 2, 3, 4, 5, 6].map(ago)
    const { queries, query, offsets, fetch } = await load(rows)
    rows.unshift(ago(0))
    await fetch()
    expect(offsets).toEqual(['0'])
    expect(ids(queries.getQueryData(query.queryKey))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((hours) => idOf(ago(hours))),
    )
  })

  test('finds the new rows of several refetches', async () => {
    const rows: HistoryItem[] = [5, 6, 7, 8, 9, 10].map(ago)
    const { queries, query, offsets, fetch } = await load(rows)
    for (const hours of [4, 3, 2]) {
      rows.unshift(ago(hours))
      await fetch()
    }
    expect(offsets).toEqual(['0', '0', '0'])
    expect(ids(queries.getQueryData(query.queryKey))).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((hours) => idOf(ago(hours))),
    )
  })

  test('loads all pages if there are more new rows than fit on a page', async () => {
    const rows: HistoryItem[] = [4, 5, 6, 7, 8, 9].map(ago)
    const { queries, query, offsets, fetch } = await load(rows)
    rows.unshift(...[1, 2, 3].map(ago))
    await fetch()
    expect(offsets).toEqual(['0', '2', '4'])
    expect(ids(queries.getQueryData(query.queryKey))).toEqual(
      [1, 2, 3, 4, 5, 6].map((hours) => idOf(ago(hours))),
    )
  })

  test('drops the last row of the only page if the gateway no longer lists it', async () => {
    const rows: HistoryItem[] = [1, 30].map(ago)
    const { queries, query, fetch } = await load(rows)
    rows[1] = ago(2)
    await fetch()
    expect(ids(queries.getQueryData(query.queryKey))).toEqual(
      [1, 2].map((hours) => idOf(ago(hours))),
    )
  })

  test('finds the cached pages if the gateway names another host each time', async () => {
    const rows: HistoryItem[] = [1, 2, 3, 4, 5, 6].map(ago)
    const hosts = ['a', 'b', 'c', 'd', 'e']
    const { queries, query, offsets, fetch } = await load(rows, (url) =>
      url.replace('gateway.example', `${hosts.shift()}.example`),
    )
    rows.unshift(ago(0))
    await fetch()
    expect(offsets).toEqual(['0'])
    expect(ids(queries.getQueryData(query.queryKey))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((hours) => idOf(ago(hours))),
    )
  })
})

test('a history ends if the gateway returns a page for the second time', async () => {
  const next = 'https://gateway.example/history?cursor=limit%3D1%26offset%3D1'
  let asked = 0
  const fetch = async () => Response.json(aPage([ago(asked++)], `${next}#${asked}`))
  const query = historyQuery(
    createGateway({ baseUrl: 'https://gateway.example', fetch }),
    { chainId: '1', address: '0x0000000000000000000000000000000000000001' },
    'UTC',
  )
  const data = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 5 })
  expect([data.pages.length, asked]).toEqual([2, 2])
})
