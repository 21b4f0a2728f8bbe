import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  mostKept,
  parseKeptPrices,
} from '../../../../../src/screens/common/pastPrices/keptPrices.ts'
import {
  pastPriceId,
  type PriceRequest,
  readPastPrice,
} from '../../../../../src/screens/common/pastPrices/pastPrice.ts'

/** Each test begins with nothing kept; there is no storage, so that memory stands in for it. */
async function fresh() {
  vi.resetModules()
  const [kept, { loadPastPrices }] = await Promise.all([
    import('../../../../../src/screens/common/pastPrices/keptPrices.ts'),
    import('../../../../../src/screens/common/pastPrices/loadPastPrices.ts'),
  ])
  return { ...kept, loadPastPrices }
}
let { keepPrices, keptPrices, loadPastPrices } = await fresh()
beforeEach(async () => {
  ;({ keepPrices, keptPrices, loadPastPrices } = await fresh())
})

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const second = 1_763_283_900
const ether: PriceRequest = { chainId: '1', token: 'native', decimals: 18, second }
const dollar: PriceRequest = { chainId: '1', token: usdc, decimals: 6, second }
const source = { url: 'https://prices.example/v1/', chains: { '1': 'ethereum' } }
const told = { decimals: 6, symbol: 'USDC', price: 1.0001, timestamp: second, confidence: 0.99 }

describe('a price of the source', () => {
  it('is a plain decimal string, without float notation', () => {
    expect(readPastPrice(told, dollar)).toEqual({ price: '1.0001', currency: 'USD' })
    expect(readPastPrice({ ...told, price: 1.5e-9 }, dollar)).toEqual({
      price: '0.0000000015',
      currency: 'USD',
    })
  })

  it.each([
    ['unknown', undefined],
    ['invalid', null],
    ['invalid', 'much'],
    ['invalid', { ...told, price: 0 }],
    ['invalid', { ...told, price: -3 }],
    ['invalid', { ...told, price: '1.0001' }],
    ['invalid', { ...told, price: 1e300 }],
    ['invalid', { ...told, price: 1e-40 }],
    ['invalid', { ...told, timestamp: undefined }],
    ['currency', { ...told, currency: 'EUR' }],
    ['distant', { ...told, timestamp: second - 7 * 3600 }],
    ['distant', { ...told, timestamp: second * 1000 }],
    ['uncertain', { ...told, confidence: 0.5 }],
    ['uncertain', { ...told, confidence: Number.NaN }],
    ['uncertain', { ...told, confidence: 99 }],
    ['uncertain', { ...told, confidence: undefined }],
    ['decimals', { ...told, decimals: 18 }],
  ])('is none (%s), and never zero', (none, one) => {
    expect(readPastPrice(one, dollar)).toEqual({ none })
  })
})

describe('loading past prices', () => {
  const fetched = vi.fn<typeof fetch>()
  const reported: [number, number][] = []
  const load = (
    requests: readonly PriceRequest[],
    before?: Parameters<typeof loadPastPrices>[2]['before'],
  ) =>
    loadPastPrices(source, requests, {
      signal: new AbortController().signal,
      onRead: (...one) => reported.push(one),
      before,
    })
  beforeEach(() => {
    reported.length = 0
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => vi.unstubAllGlobals())
  const answers = (coins: object) => Response.json({ coins })

  it('requests each moment once, with all its tokens, without credentials', async () => {
    const zero = `ethereum:0x${'0'.repeat(40)}`
    fetched.mockResolvedValue(
      answers({ [zero]: { ...told, decimals: 18, price: 3200 }, [`ethereum:${usdc}`]: told }),
    )
    const { prices, isPartial } = await load([ether, dollar, dollar])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched).toHaveBeenCalledWith(
      `https://prices.example/v1/prices/historical/${second}/` +
        `${zero},ethereum:${usdc.toLowerCase()}`,
      expect.objectContaining({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
      }),
    )
    expect(isPartial).toBe(false)
    expect(prices.get(pastPriceId(ether))).toEqual({ price: '3200', currency: 'USD' })
    expect(prices.get(pastPriceId(dollar))).toEqual({ price: '1.0001', currency: 'USD' })
    expect(reported.at(-1)).toEqual([2, 2])
  })

  it('keeps what it finds, and does not request it again', async () => {
    fetched.mockResolvedValue(answers({ [`ethereum:${usdc}`]: told }))
    await load([dollar])
    await load([dollar])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(keptPrices()).toEqual({ [pastPriceId(dollar)]: '1.0001' })
  })

  it('does not cache a missing price', async () => {
    fetched.mockImplementation(async () => answers({}))
    const { prices } = await load([dollar])
    expect(prices.get(pastPriceId(dollar))).toEqual({ none: 'unknown' })
    expect(keptPrices()).toEqual({})
  })

  it('does not ask about a network that the source does not have', async () => {
    const other = { ...dollar, chainId: '10' }
    const { prices } = await load([other])
    expect(fetched).not.toHaveBeenCalled()
    expect(prices.get(pastPriceId(other))).toEqual({ none: 'unknown' })
  })

  it.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['no JSON', async () => new Response('<html>')],
    ['another shape', async () => Response.json([1])],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stops with what it has once the source responds with %s', async (_, fails) => {
    const requests = Array.from({ length: 12 }, (__, at) => ({ ...dollar, second: second + at }))
    fetched.mockImplementation(async (url) =>
      String(url).includes(String(second + 5)) ? fails() : answers({ [`ethereum:${usdc}`]: told }),
    )
    const first = await load(requests)
    expect(first.isPartial).toBe(true)
    expect(first.prices.size).toBe(7)
    expect(fetched).toHaveBeenCalledTimes(8)
    fetched.mockImplementation(async () => answers({ [`ethereum:${usdc}`]: told }))
    const again = await load(requests, first.prices)
    expect(again).toMatchObject({ isPartial: false })
    expect(again.prices.size).toBe(12)
    expect(fetched).toHaveBeenCalledTimes(8 + 5)
  })

  it('throws once it is stopped', async () => {
    const stop = new AbortController()
    fetched.mockImplementation(async () => {
      stop.abort()
      return answers({})
    })
    await expect(
      loadPastPrices(source, [dollar], { signal: stop.signal, onRead: () => {} }),
    ).rejects.toThrow('aborted')
  })
})

describe('kept prices', () => {
  it('are bounded: the oldest are dropped', () => {
    const many = (from: number) =>
      new Map(
        Array.from({ length: mostKept }, (_, at) => [
          pastPriceId({ ...dollar, second: from + at }),
          '1',
        ]),
      )
    keepPrices(many(1))
    keepPrices(many(11))
    const ids = Object.keys(keptPrices())
    expect(ids).toHaveLength(mostKept)
    expect(ids[0]).toBe(pastPriceId({ ...dollar, second: 11 }))
  })

  it('are read without what is damaged', () => {
    const id = pastPriceId(dollar)
    expect(parseKeptPrices({ [id]: '1.5', x: '1', [`${id}0`]: '0', [`${id}1`]: '-1' })).toEqual({
      [id]: '1.5',
    })
    expect(parseKeptPrices([])).toBeUndefined()
    expect(parseKeptPrices('1')).toBeUndefined()
  })
})
