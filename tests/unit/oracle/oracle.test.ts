import { mkdirSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Genesis } from '../../../mocks/chain/types.ts'
import { size } from '../../size.ts'
import { calls } from './generate.ts'
import { judge } from './judge.ts'
import { coverageOf, described, made, type Recipe, recipes, shrink } from './run.ts'
import { sharedGenesis } from './world.ts'

const counts = { short: 300, all: 'each', nightly: 10_000 } as const
const seed = Number(process.env.SEED ?? 1)

let shared: Genesis
beforeAll(async () => {
  shared = await sharedGenesis()
})

/** The first case that goes wrong ends a run: the simplest one of its kind says why. */
async function run(all: readonly Recipe[]) {
  const ran: { cell: Recipe['cell']; isExecuted: boolean; isKnown: boolean }[] = []
  for (const recipe of all) {
    const one = made(recipe)
    if (!one) continue
    const { isExecuted, problems, review } = await judge(shared, one)
    if (problems.length > 0) {
      const smallest = await shrink(shared, recipe)
      const again = made(smallest) ?? one
      return { ran, wrong: described(smallest, again, await judge(shared, again)) }
    }
    ran.push({ cell: recipe.cell, isExecuted, isKnown: review.isFullyKnown })
  }
  return { ran, wrong: '' }
}

describe('what a review shows, executed', () => {
  it(
    'is what changes: nothing else does, and all of it happens',
    { timeout: 1_800_000 },
    async () => {
      console.log(`SEED=${seed}`)
      const { ran, wrong } = await run(recipes(counts[size], seed))
      expect(wrong).toBe('')
      const executed = ran.filter(({ isExecuted }) => isExecuted)
      console.log(
        `${ran.length} cases, ${executed.length} executed, ` +
          `${executed.filter(({ isKnown }) => isKnown).length} of them fully known`,
      )
      // A generator whose transactions fail would find nothing.
      expect(executed.length / ran.length).toBeGreaterThan(0.35)
      expect(executed.filter(({ isKnown }) => isKnown).length / ran.length).toBeGreaterThan(0.1)
      if (size === 'short') return
      mkdirSync('reports', { recursive: true })
      writeFileSync('reports/oracle.md', `${coverageOf(ran)}\n`)
      const methods = new Set(executed.map(({ cell }) => cell.method))
      expect(Object.keys(calls).filter((method) => !methods.has(method))).toEqual([])
    },
  )
})
