import { expect, it } from 'vitest'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'
import { calls } from './generate.ts'
import { judge } from './judge.ts'
import { made } from './run.ts'
import { sharedGenesis } from './world.ts'

// A sample of all combinations may have no plain transfer that is executed: what is known of each
// method for certain is held here, in runs of every size.

/** Of what no review knows everything: unknown code runs, or it always fails. */
const never = [
  'send coin to a contract',
  'send coin to an imitation of a Safe',
  'a few bytes',
  'ERC-20 too much',
  'ERC-1155 transfer',
  'unknown call of itself',
  'hijack by delegatecall',
  'mint an NFT',
  'pull by Permit2',
  'spend by module',
  'token call with coin',
  'random bytes',
]

it(
  'a fully decoded call changes exactly what is shown, method by method',
  { timeout: 600_000 },
  async () => {
    const { seed } = random()
    console.log(`SEED=${seed}`)
    const shared = await sharedGenesis()
    const unseen: string[] = []
    for (const method of Object.keys(calls).filter((one) => !never.includes(one))) {
      let left = rounds(4)
      for (let at = 0; at < 100 && left > 0; at++) {
        const cell = { method, encoding: 'canonical', depth: 'alone' } as const
        const one = made({ seed: seed + at, cell })
        if (!one) continue
        const { isExecuted, review, problems } = await judge(shared, one)
        expect(problems, `SEED=${seed}, ${method}, ${at}`).toEqual([])
        const isCertain = isExecuted && review.isFullyKnown
        if (isCertain && review.risks.every(({ id }) => id !== 'refund')) left--
      }
      if (left === rounds(4)) unseen.push(method)
    }
    expect(unseen).toEqual([])
  },
)
