import type { StateDelta } from '../types.ts'
import { buildBase } from './buildBase.ts'
import { buildEmpty, buildEveryday, buildTestChain } from './buildEveryday.ts'
import { buildLimits } from './buildLimits.ts'
import type { Base, SafePlace } from './places.ts'

const text = (value: unknown): string => `${JSON.stringify(value)}\n`

/** The small files: every scenario except `huge`. */
export async function buildSmall(): Promise<{
  files: Record<string, string>
  layer: StateDelta
  places: Base
  treasury: SafePlace
}> {
  const { layer, places } = await buildBase()
  const everyday = await buildEveryday(layer, places)
  const test = await buildTestChain(layer, places)
  const empty = await buildEmpty(layer)
  const limits = await buildLimits(layer, places)
  const [treasury] = empty.safes
  if (!treasury) throw new Error('The Treasury is missing.')
  const written = {
    base: places,
    everyday: { 1: everyday.safes, 17000: test.safes },
    empty: { 1: empty.safes },
    // Its creation block differs and is part of the larger list.
    huge: { 1: [{ ...treasury, createdIn: undefined }] },
    limits: { 1: limits.safes },
  }
  return {
    layer,
    places,
    treasury,
    files: {
      'base.json': text({ layer }),
      'everyday-1.json': text(everyday.dump),
      'everyday-17000.json': text(test.dump),
      'empty-1.json': text(empty.dump),
      'limits-1.json': text(limits.dump),
      'places.json': text(written),
    },
  }
}

/**
 * The files of `huge`. Built from the small ones, which must be written first, because the old rows
 * use their addresses.
 */
export async function buildLarge(
  layer: StateDelta,
  places: Base,
  treasury: SafePlace,
): Promise<Record<string, string>> {
  const { buildHuge } = await import('./buildHuge.ts')
  const { dump, safes, tokens } = await buildHuge(layer, places, treasury.address)
  return { 'huge-1.json': text(dump), 'huge-places.json': text({ safes, tokens }) }
}
