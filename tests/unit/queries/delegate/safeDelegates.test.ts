import { describe, expect, it } from 'vitest'
import { safeDelegatesQuery } from '#queries'
import { observeQuery } from '../observeQuery.ts'
import { aGatewayThatListens, aGatewayThatRejects } from '../recordedGateway.ts'

const at = { chainId: '1', address: '0x8675B754342754A30A2AeF474D114d8460bca19b' } as const
const elsewhere = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const owner = '0xfC888BD3C689851E38b641dDb895415EB9f7F7d5'
const other = '0x63A9bf153603E4a100579FF7763066b998107F83'
const delegate = '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9'

const page = (results: object[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
})
const here = { safe: at.address, delegate, delegator: owner, label: 'Bookkeeper' }
const everywhere = { safe: null, delegate, delegator: owner, label: 'Assistant' }

describe('the delegates of a Safe', () => {
  it('are those for it and those for all Safes of its owners, each once', async () => {
    const { gateway, sent } = aGatewayThatListens(({ path }) =>
      path.includes(`delegator=${owner}`)
        ? page([here, everywhere, { ...here, safe: elsewhere }])
        : path.includes('safe=')
          ? page([here])
          : page([]),
    )
    const found = await observeQuery(safeDelegatesQuery(gateway, at, [owner, other]))
    expect(found?.items.map(({ safe, label }) => [safe, label])).toEqual([
      [at.address, 'Bookkeeper'],
      [null, 'Assistant'],
    ])
    expect(found?.hasMore).toBe(false)
    expect(sent.map(({ path }) => path)).toEqual([
      `/v2/chains/1/delegates?safe=${at.address}`,
      `/v2/chains/1/delegates?delegator=${owner}`,
      `/v2/chains/1/delegates?delegator=${other}`,
    ])
  })

  it('may be more if a page has a next one or there are more than twenty owners', async () => {
    const long = aGatewayThatListens(() =>
      page([here], 'https://gateway.example/v2/chains/1/delegates?cursor=2'),
    )
    expect((await observeQuery(safeDelegatesQuery(long.gateway, at, [])))?.hasMore).toBe(true)
    const owners = Array.from(
      { length: 21 },
      (_, index) => `0x${String(index + 1).padStart(40, '0')}` as const,
    )
    const many = aGatewayThatListens(() => page([]))
    expect((await observeQuery(safeDelegatesQuery(many.gateway, at, owners)))?.hasMore).toBe(true)
    expect(many.sent).toHaveLength(21)
  })

  it('are null where the gateway has no such call', async () => {
    const gateway = aGatewayThatRejects(404, {
      statusCode: 404,
      message: 'Cannot GET /v2/chains/1/delegates',
      error: 'Not Found',
    })
    expect(await observeQuery(safeDelegatesQuery(gateway, at, [owner]))).toBeNull()
  })
})
