import { expect, test } from 'vitest'
import type { ChainPort } from '#signing'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'
import { judge } from './judge.ts'
import { described, made, recipes } from './run.ts'
import { sharedGenesis } from './world.ts'

const seed = Number(process.env.SEED ?? 1)

/** A node that answers a part of what it is asked, as chosen by the seed. */
function failing(port: ChainPort, drawn: number): ChainPort {
  const draw = random(drawn)
  const spoiled = Object.entries(port).map(([name, read]: [string, unknown]) => [
    name,
    typeof read !== 'function' || draw.upTo(2) === 0
      ? read
      : () => Promise.reject(new Error('The node did not answer.')),
  ])
  return Object.fromEntries(spoiled) as ChainPort
}

test(
  'a failed node request never hides an effect of signable data',
  { timeout: 600_000 },
  async () => {
    console.log(`SEED=${seed}`)
    const shared = await sharedGenesis()
    let promised = 0
    for (const [at, recipe] of recipes(rounds(300), seed).entries()) {
      const one = made(recipe)
      if (!one) continue
      const verdict = await judge(shared, one, (port) => failing(port, at))
      // Unverified transactions can't be signed, and a notice says so.
      if (!verdict.review.signable) continue
      expect(verdict.problems.length === 0 ? '' : described(recipe, one, verdict)).toBe('')
      if (verdict.isExecuted) promised++
    }
    expect(promised).toBeGreaterThan(rounds(300) / 20)
  },
)
