import { describe, expect, it } from 'vitest'
import { itemsOf, routes } from '#gateway'
import { fetchOf } from '../../../mocks/world.ts'
import { chainId, historyOf, treasury } from '../mocks/gateway/journey.ts'
import { aBrowser, aStage } from './stage.ts'

interface Call {
  id: number
  method: string
  params?: { fromBlock?: string; toBlock?: string }[]
}

/** A node that answers requests for events only as `rule` allows; it gets the number of blocks. */
function aNode(reach: typeof fetch, rule: (blocks: number) => string | undefined) {
  const asked: number[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = (await request.json()) as Call | Call[]
    const answers = [body].flat().map(async (call): Promise<unknown> => {
      const [filter] = call.params ?? []
      const blocks = Number(filter?.toBlock) - Number(filter?.fromBlock) + 1
      const isOfEvents = call.method === 'eth_getLogs'
      if (isOfEvents) asked.push(blocks)
      const message = isOfEvents ? rule(blocks) : undefined
      if (message !== undefined)
        return { jsonrpc: '2.0', id: call.id, error: { code: -32_602, message } }
      const { url, method, headers } = request
      const response = await reach(url, { method, headers, body: JSON.stringify(call) })
      return response.json()
    })
    const all = await Promise.all(answers)
    return Response.json(Array.isArray(body) ? all : all[0])
  }
  return { fetch: answer, asked }
}

const path = { chainId, safeAddress: treasury }

async function idsOf(local: ReturnType<typeof aBrowser>['local']) {
  const ids: string[] = []
  for await (const item of itemsOf(local, routes.history, { path, query: { trusted: false } }))
    if (item.type === 'TRANSACTION') ids.push(item.transaction.id)
  return ids
}

describe('a history from the events of a node', () => {
  it.each([
    ['names its limit', 25, () => 'query exceeds max block range 25'],
    ['names none', 10, () => 'block range too large'],
    ['talks of results', 100, () => 'query returned more than 10000 results'],
  ])('is whole where the node %s', async (_, limit, words) => {
    const { world, local } = aStage()
    const { fetch, asked } = aNode(fetchOf(world), (blocks) =>
      blocks > limit ? words() : undefined,
    )
    const narrow = aBrowser(world, { fetch })
    expect(await idsOf(narrow.local)).toEqual(await idsOf(local))
    // A rejected width isn't tried again.
    const rejected = asked.filter((blocks) => blocks > limit)
    expect(new Set(rejected).size).toBeLessThanOrEqual(4)
    expect(rejected.length).toBeLessThanOrEqual(12)
  })

  it('comes page by page, each after few requests, even if a page is empty', async () => {
    const { world } = aStage()
    const { fetch, asked } = aNode(fetchOf(world), (blocks) =>
      blocks > 2 ? 'at most 2 blocks' : undefined,
    )
    const { local } = aBrowser(world, { fetch })
    const first = await historyOf(local)
    // Three filters per range.
    expect(asked.length).toBeLessThanOrEqual(3 * 12)
    expect(first.next).not.toBeNull()
    const second = await local.page(routes.history, first.next ?? '', { path })
    expect(second.next).not.toEqual(first.next)
    // What is deep enough isn't read again.
    for (let page = second; page.next && asked.length < 400;)
      page = await local.page(routes.history, page.next, { path })
    const before = asked.length
    await historyOf(local)
    expect(asked.length - before).toBeLessThanOrEqual(3 * 33)
    const ids = [first, second].flatMap(({ results }) =>
      results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : [])),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says why there is none, and leaves balances and the queue', async () => {
    const { world } = aStage()
    const { fetch } = aNode(fetchOf(world), () => 'eth_getLogs range is limited to 0 blocks')
    const { local } = aBrowser(world, { fetch })
    await expect(historyOf(local)).rejects.toMatchObject({
      status: 422,
      detail: expect.stringContaining('limited to 0 blocks') as string,
    })
    const { items } = await local.call(routes.balances, {
      path: { ...path, currency: 'USD' },
      query: {},
    })
    expect(items.length).toBeGreaterThan(3)
    expect((await local.call(routes.queued, { path })).count).toBe(0)
  })

  it('goes on with the next request after a failure', async () => {
    const { world, local } = aStage()
    let isDown = true
    const reach = fetchOf(world)
    const flaky = aBrowser(world, {
      fetch: (...request) =>
        isDown ? Promise.reject(new TypeError('Failed to fetch')) : reach(...request),
    })
    await expect(historyOf(flaky.local)).rejects.toMatchObject({ name: 'GatewayUnreachableError' })
    isDown = false
    expect(await idsOf(flaky.local)).toEqual(await idsOf(local))
  })
})
