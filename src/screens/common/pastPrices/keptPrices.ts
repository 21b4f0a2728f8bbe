import { useSyncExternalStore } from 'react'
import { createPersistedStore } from '#base'
import { pastPriceId, type PriceRequest } from './pastPrice.ts'

/** Prices in US dollars by {@link pastPriceId}, the newest last. */
export type KeptPrices = Readonly<Record<string, string>>

const keptPricesKey = 'coffer.pastPrices'

/** Older ones are dropped: about half a megabyte. */
export const mostKept = 3_000

const id = /^[1-9]\d{0,15}:0x[0-9a-f]{40}:\d{1,12}:\d{1,3}$/
const price = /^(?=.*[1-9])\d{1,13}(?:\.\d{1,30})?$/

/** Parses the stored prices without damaged ones. */
export function parseKeptPrices(value: unknown): KeptPrices | undefined {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        (entry): entry is [string, string] =>
          id.test(entry[0]) && typeof entry[1] === 'string' && price.test(entry[1]),
      )
      .slice(-mostKept),
  )
}

const none: KeptPrices = {}

const store = createPersistedStore<KeptPrices>({
  key: keptPricesKey,
  parse: parseKeptPrices,
  initial: none,
})

export const keptPrices = (): KeptPrices => store.get()

/** Keeps prices on this device. */
export function keepPrices(more: ReadonlyMap<string, string>): void {
  if (more.size === 0) return
  store.update((before) =>
    Object.fromEntries(
      [...Object.entries(before).filter(([one]) => !more.has(one)), ...more].slice(-mostKept),
    ),
  )
}

/** The kept price of a token at a moment; undefined without one. */
export const useKeptPrice = (request: PriceRequest | undefined): string | undefined => {
  const kept = useSyncExternalStore(store.subscribe, store.get, () => none)
  return request && kept[pastPriceId(request)]
}
