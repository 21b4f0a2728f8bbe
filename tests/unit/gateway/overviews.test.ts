import { fetchOverviews, overviewBatchSize } from '#gateway'
import { describe, expect, it } from 'vitest'
import { anOverview } from '../../../mocks/fixtures/index.ts'
import { baseUrl, gatewayOver, json, noSuchRoute, type Sent } from './places.ts'

const ref = (number: number, chainId = '1') => ({
  chainId,
  address: `0x${number.toString(16).padStart(40, 'a')}`,
})
const refs = (count: number) => Array.from({ length: count }, (_, at) => ref(at + 1))
const query = { currency: 'usd', trusted: true }
const askedFor = ({ url }: Sent) =>
  (url.searchParams.get('safes') ?? '').split(',').map((one) => one.split(':') as [string, string])
const overviewOf = ([chainId, address]: [string, string]) =>
  anOverview({ chainId, address: { value: address } })

describe('overviews', () => {
  it('are fetched ten per call, in parallel, and returned in the given order', async () => {
    const answers: (() => void)[] = []
    const { sent, gateway } = gatewayOver(
      (one) =>
        new Promise((done) =>
          answers.push(() => done(json(askedFor(one).map(overviewOf).toReversed()))),
        ),
    )
    const outcomes = fetchOverviews(gateway, refs(23), { query })
    await Promise.resolve()
    expect(sent.map((one) => askedFor(one).length)).toEqual([
      overviewBatchSize,
      overviewBatchSize,
      3,
    ])
    for (const answer of answers.toReversed()) answer()
    expect(
      (await outcomes).map((one) =>
        one.status === 'found' ? one.overview.address.value : one.status,
      ),
    ).toEqual(refs(23).map((at) => at.address))
  })

  it("are requested with the gateway's parameters", async () => {
    const { sent, gateway } = gatewayOver((one) => json(askedFor(one).map(overviewOf)))
    await fetchOverviews(gateway, refs(1), { query: { ...query, wallet_address: ref(9).address } })
    expect(sent[0]?.url.href).toBe(
      `${baseUrl}/v2/safes?currency=usd&trusted=true` +
        `&wallet_address=${ref(9).address}&safes=1%3A${ref(1).address}`,
    )
  })

  it('are matched by chain and case-insensitive address', async () => {
    const { gateway } = gatewayOver(() =>
      json([overviewOf(['1', ref(1).address.toUpperCase().replace('X', 'x')])]),
    )
    const outcomes = await fetchOverviews(gateway, [ref(1), ref(1, '5')], { query })
    expect(outcomes.map(({ status }) => status)).toEqual(['found', 'missing'])
  })

  it('that the gateway left out are missing, and unrequested ones are ignored', async () => {
    const { gateway } = gatewayOver((one) =>
      json([...askedFor(one).slice(1).map(overviewOf), overviewOf(['1', ref(99).address])]),
    )
    const outcomes = await fetchOverviews(gateway, refs(3), { query })
    expect(outcomes.map(({ at, status }) => [at, status])).toEqual([
      [ref(1), 'missing'],
      [ref(2), 'found'],
      [ref(3), 'found'],
    ])
  })

  it('that failed have a reason, and do not affect others', async () => {
    const { gateway } = gatewayOver((one) =>
      askedFor(one)[0]?.[1] === ref(11).address
        ? json({ code: 503, message: 'x' }, { status: 503 })
        : json(askedFor(one).map(overviewOf)),
    )
    const outcomes = await fetchOverviews(gateway, refs(21), { query })
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(10).fill('found'),
      ...Array<string>(10).fill('failed'),
      'found',
    ])
    expect(outcomes[10]).toMatchObject({ at: ref(11), error: { status: 503 } })
  })

  it('of invalid addresses are missing, without a request', async () => {
    const wrong = [
      '',
      '0x1',
      `${ref(1).address},5:${ref(2).address}`,
      `${ref(1).address}&currency=eur`,
      '../../x',
    ].map((address) => ({
      chainId: '1',
      address,
    }))
    const { sent, gateway } = gatewayOver((one) => json(askedFor(one).map(overviewOf)))
    const outcomes = await fetchOverviews(
      gateway,
      [...wrong, ref(1), { chainId: 'eth', address: ref(2).address }],
      { query },
    )
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(5).fill('missing'),
      'found',
      'missing',
    ])
    expect(sent.flatMap(askedFor)).toEqual([['1', ref(1).address]])
    expect(
      (await fetchOverviews(gateway, wrong, { query })).every(({ status }) => status === 'missing'),
    ).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('of an empty list are empty, without a request', async () => {
    const { sent, gateway } = gatewayOver(() => json([]))
    expect(await fetchOverviews(gateway, [], { query })).toEqual([])
    expect(sent).toEqual([])
  })

  it('are aborted together', async () => {
    const caller = new AbortController()
    const { gateway } = gatewayOver(() => new Promise(() => {}))
    const outcomes = fetchOverviews(gateway, refs(11), { query, signal: caller.signal })
    caller.abort()
    await expect(outcomes).rejects.toMatchObject({ name: 'GatewayAbortError' })
  })

  it('fall back to the older route', async () => {
    const { sent, gateway } = gatewayOver((one) =>
      one.url.pathname === '/base/v1/safes'
        ? json(askedFor(one).map(overviewOf))
        : noSuchRoute(one),
    )
    expect((await fetchOverviews(gateway, refs(2), { query })).map(({ status }) => status)).toEqual(
      ['found', 'found'],
    )
    await fetchOverviews(gateway, refs(2), { query })
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/base/v2/safes',
      '/base/v1/safes',
      '/base/v1/safes',
    ])
  })
})
