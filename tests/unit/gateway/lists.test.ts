import { type HistoryItem, itemsOf, type Page, pagesOf, routes } from '#gateway'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { baseUrl, gatewayOver, json, path, safeAddress, type Sent } from './places.ts'

const list = `${baseUrl}/v1/chains/1/safes/${safeAddress}/transactions/history`
const pageAt = (offset: number) => `${list}?cursor=limit%3D2%26offset%3D${offset}`
const offsetOf = ({ url }: Sent) =>
  Number(/offset=(\d+)/.exec(url.searchParams.get('cursor') ?? '')?.[1] ?? 0)
const row = (timestamp: number) => ({ type: 'DATE_LABEL', timestamp })

/** A history with the given number of rows, two per page. */
const history = (rows: number, beyond: string | null = null) =>
  gatewayOver((sent) => {
    const at = offsetOf(sent)
    return json({
      next: at + 2 < rows ? pageAt(at + 2) : beyond,
      results: [at, at + 1].filter((one) => one < rows).map(row),
    })
  })

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

describe('the pages of a list', () => {
  it('are returned one after another, to the end', async () => {
    const { sent, gateway } = history(5)
    const pages = await all(pagesOf(gateway, routes.history, { path, query: { timezone: 'UTC' } }))
    expect(pages.map(({ results }) => results.length)).toEqual([2, 2, 1])
    expect(sent.map(({ url }) => url.href)).toEqual([`${list}?timezone=UTC`, pageAt(2), pageAt(4)])
  })

  it.each([[null], [undefined], ['']])('end if the next URL is %j', async (next) => {
    const { gateway } = gatewayOver(() => json({ next, results: [] }))
    expect(await all(pagesOf(gateway, routes.history, { path }))).toHaveLength(1)
  })

  it('end if the gateway returns a cycle', async () => {
    const { sent, gateway } = history(4, pageAt(2))
    expect(await all(itemsOf(gateway, routes.history, { path }))).toEqual([0, 1, 2, 3].map(row))
    expect(sent).toHaveLength(2)
  })

  it.each([
    [
      'in another spelling',
      (page: string) => page.replace('https://gateway.test', 'HTTPS://GATEWAY.TEST:443'),
    ],
    ['with another fragment', (page: string, sent: number) => `${page}#${sent}`],
    [
      'on another host each time',
      (page: string, sent: number) => page.replace('gateway.test', `${sent}.test`),
    ],
  ])('end if the gateway returns a page again, %s', async (_, spell) => {
    const list: ReturnType<typeof gatewayOver> = gatewayOver(() =>
      json({ next: spell(pageAt(2), list.sent.length), results: [row(list.sent.length)] }),
    )
    expect(await all(itemsOf(list.gateway, routes.history, { path }))).toEqual([1, 2].map(row))
    expect(list.sent).toHaveLength(2)
  })

  it('end if the gateway returns to the first page', async () => {
    const first = { timezone: 'Europe/Zurich', cursor: 'limit=2&offset=0' }
    const { sent, gateway } = history(4, `${list}?${new URLSearchParams(first)}`)
    expect(await all(itemsOf(gateway, routes.history, { path, query: first }))).toEqual(
      [0, 1, 2, 3].map(row),
    )
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['a host', pageAt(2).replace('gateway.test', 'evil.test')],
    ['a scheme', pageAt(2).replace('https:', 'http:')],
    ['a path', pageAt(2).replace('/base/', '/')],
    ['another list', pageAt(2).replace('history', 'queued')],
    ['nothing but the query', new URL(pageAt(2)).search],
  ])('are fetched from the list itself, whatever the gateway returns: %s', async (_, next) => {
    const { sent, gateway } = history(2, next)
    const pages = pagesOf(gateway, routes.history, { path })
    await pages.next()
    await pages.next()
    expect(sent.map(({ url }) => url.href)).toEqual([list, pageAt(2)])
  })

  it.each([list, 'not a url', 'https://[/?cursor=a', `${list}?cursor=${'a'.repeat(10_000)}`])(
    'fail after a page without a usable URL: %s',
    async (next) => {
      const { sent, gateway } = history(2, next)
      const pages = pagesOf(gateway, routes.history, { path })
      await expect(pages.next()).resolves.toMatchObject({ done: false })
      await expect(pages.next()).rejects.toMatchObject({ name: 'GatewayRequestError' })
      await expect(pages.next()).resolves.toEqual({ done: true, value: undefined })
      expect(sent).toHaveLength(1)
    },
  )

  it('are fetched on demand', async () => {
    const { sent, gateway } = history(100)
    const seen: HistoryItem[] = []
    for await (const item of itemsOf(gateway, routes.history, { path }))
      if (seen.push(item) === 3) break
    expect([seen.length, sent.length]).toEqual([3, 2])
  })

  it('end if a page fails, and when the caller stops', async () => {
    const caller = new AbortController()
    const { gateway } = history(100)
    const pages = pagesOf(gateway, routes.history, { path, signal: caller.signal })
    await pages.next()
    caller.abort()
    await expect(pages.next()).rejects.toMatchObject({ name: 'GatewayAbortError' })
    const failing = gatewayOver((sent) =>
      offsetOf(sent) === 0
        ? json({ next: pageAt(2), results: [row(0)] })
        : json({ code: 503, message: 'x' }, { status: 503 }),
    )
    await expect(all(itemsOf(failing.gateway, routes.history, { path }))).rejects.toMatchObject({
      status: 503,
    })
  })

  it('are normalized, including further pages', async () => {
    const { gateway } = gatewayOver((sent) =>
      json({
        next: offsetOf(sent) === 0 ? `${baseUrl}/v1/chains?cursor=limit%3D1%26offset%3D1` : null,
        results: [{ gasPrice: [{ type: 'fixed1559' }] }],
      }),
    )
    expect(
      (await all(itemsOf(gateway, routes.chains, {}))).map(({ gasPrice }) => gasPrice[0]?.type),
    ).toEqual(['FIXED1559', 'FIXED1559'])
  })

  it('have the types of their route', () => {
    const { gateway } = history(0)
    expectTypeOf(pagesOf(gateway, routes.history, { path })).toExtend<
      AsyncIterable<Page<HistoryItem>>
    >()
    expectTypeOf(itemsOf(gateway, routes.history, { path })).toExtend<AsyncIterable<HistoryItem>>()
    // @ts-expect-error a Safe is not a list
    pagesOf(gateway, routes.safe, { path })
    // @ts-expect-error the Safe's address is missing
    pagesOf(gateway, routes.history, { path: { chainId: '1' } })
  })
})
