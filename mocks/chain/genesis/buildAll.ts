import { buildBase } from './buildBase.ts'
import { buildEmpty, buildEveryday, buildTestChain, type Built } from './buildEveryday.ts'
import type { Base } from './places.ts'

const text = (value: unknown): string => `${JSON.stringify(value)}\n`

/** Every committed file of the genesis with its bytes, made from nothing. The same input gives the same bytes. */
export async function buildAll(): Promise<Record<string, string>> {
  const { layer, places } = await buildBase()
  const everyday = await buildEveryday(layer, places)
  const test = await buildTestChain(layer, places)
  const empty = await buildEmpty(layer)
  return {
    'base.json': text({ layer }),
    ...files({ 'everyday-1': everyday, 'everyday-17000': test, 'empty-1': empty }),
    'places.json': text(placesOf(places, everyday, test, empty)),
  }
}

const files = (built: Record<string, Built>): Record<string, string> =>
  Object.fromEntries(Object.entries(built).map(([name, { dump }]) => [`${name}.json`, text(dump)]))

const placesOf = (base: Base, everyday: Built, test: Built, empty: Built) => ({
  base,
  everyday: { 1: everyday.safes, 17000: test.safes },
  empty: { 1: empty.safes },
  huge: { 1: empty.safes },
})

