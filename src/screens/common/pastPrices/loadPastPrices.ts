import { readAnswer } from '#base'
import type { PriceSource } from '#screens/core/environment'
import { keepPrices, keptPrices } from './keptPrices.ts'
import {
  coinName,
  type PastPrice,
  pastPriceId,
  type PriceRequest,
  readPastPrice,
} from './pastPrice.ts'

/** Maximum simultaneous requests. */
const atOnce = 4
/** Tokens of one request, whose names are in its URL. */
const coinsAtOnce = 30
const timeout = 20_000
const largest = 1_000_000

export interface LoadedPrices {
  prices: ReadonlyMap<string, PastPrice>
  /** Whether the source failed before all of them were loaded. */
  isPartial: boolean
}

export interface PriceLoading {
  signal: AbortSignal
  /** Called with the number of prices that are done, and of all. */
  onRead: (done: number, of: number) => void
  /** Prices of an earlier attempt. */
  before?: ReadonlyMap<string, PastPrice> | undefined
}

/**
 * Prices at past moments, kept on this device; kept prices aren't requested again. The source
 * learns the tokens and moments, from which it could find the Safe on the chain. Once it fails,
 * nothing more is requested.
 * @throws the signal's reason once it is aborted
 */
export async function loadPastPrices(
  source: PriceSource,
  requests: readonly PriceRequest[],
  { signal, onRead, before = new Map() }: PriceLoading,
): Promise<LoadedPrices> {
  const kept = keptPrices()
  const wanted = new Map(requests.map((request) => [pastPriceId(request), request]))
  const prices = new Map<string, PastPrice>()
  for (const [id, { chainId }] of wanted) {
    const known = kept[id]
    const earlier = before.get(id)
    if (known !== undefined) prices.set(id, { price: known, currency: 'USD' })
    else if (earlier) prices.set(id, earlier)
    else if (!Object.hasOwn(source.chains, chainId)) prices.set(id, { none: 'unknown' })
  }
  const groups = inGroups([...wanted].flatMap(([id, one]) => (prices.has(id) ? [] : [one])))
  onRead(prices.size, wanted.size)
  for (let at = 0; at < groups.length; at += atOnce) {
    const read = await Promise.allSettled(
      groups.slice(at, at + atOnce).map((group) => request(source, group, signal)),
    )
    signal.throwIfAborted()
    const found = new Map<string, string>()
    for (const one of read)
      for (const [id, price] of one.status === 'fulfilled' ? one.value : []) {
        prices.set(id, price)
        if ('price' in price) found.set(id, price.price)
      }
    keepPrices(found)
    onRead(prices.size, wanted.size)
    if (read.some(({ status }) => status === 'rejected')) return { prices, isPartial: true }
  }
  return { prices, isPartial: false }
}

/** Requests of the same network and second, as many as fit in a URL. */
function inGroups(requests: readonly PriceRequest[]): readonly (readonly PriceRequest[])[] {
  const same = new Map<string, PriceRequest[]>()
  for (const one of requests) {
    const key = `${one.chainId}:${one.second}`
    const group = same.get(key)
    if (group) group.push(one)
    else same.set(key, [one])
  }
  return [...same.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / coinsAtOnce) }, (_, at) =>
      all.slice(at * coinsAtOnce, (at + 1) * coinsAtOnce),
    ),
  )
}

async function request(
  { url, chains }: PriceSource,
  group: readonly PriceRequest[],
  signal: AbortSignal,
): Promise<readonly (readonly [id: string, price: PastPrice])[]> {
  const [first] = group
  const names = group.map(({ token, chainId }) => coinName(token, chains[chainId] ?? ''))
  const response = await fetch(
    `${url.replace(/\/+$/, '')}/prices/historical/${first?.second ?? 0}/${names.join(',')}`,
    {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    },
  )
  if (!response.ok) throw new Error(`The price source responded with ${response.status}.`)
  const told = JSON.parse((await readAnswer(response, largest)) ?? '') as { coins?: unknown } | null
  if (typeof told?.coins !== 'object' || !told.coins) throw new Error('Prices are missing.')
  const byName = new Map(
    Object.entries(told.coins).map(([name, one]) => [name.toLowerCase(), one as unknown]),
  )
  return group.map((one, at) => [
    pastPriceId(one),
    readPastPrice(byName.get(names[at]?.toLowerCase() ?? ''), one),
  ])
}
