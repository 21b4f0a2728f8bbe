import { beforeAll, describe, expect, it } from 'vitest'
import { rounds as roundsOf } from '../../size.ts'
import { random } from '../safe/random.ts'
import { aScreen, suffer } from './describeFaults.tsx'
import { corruptAtRandom } from './randomFault.ts'
import { reads } from './reads.tsx'

const dice = random()
const rounds = roundsOf(300)

beforeAll(() => console.log(`random faults: SEED=${dice.seed}`))

describe('a response with faults at several places', () => {
  it(
    'never breaks a page, and the next valid response is shown',
    { timeout: 120_000 },
    async () => {
      const screens = new Map(reads.map((read) => [read, aScreen(read)]))
      const broken: string[] = []
      const outcomes = { read: 0, declined: 0 }
      for (let round = 0; round < rounds; round++) {
        const read = dice.pick(reads)
        const { answer, changes } = corruptAtRandom(dice, read.healthy)
        try {
          outcomes[
            await suffer(read, screens.get(read)!, {
              name: changes.join('; '),
              response: () => Response.json(answer),
            })
          ]++
        } catch (error) {
          broken.push(
            `SEED=${dice.seed}, round ${round}, ${read.name}: ${changes.join('; ')}: ` +
              `${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
          )
        }
      }
      for (const screen of screens.values()) screen.close()
      console.log(
        `${rounds} answers, ${outcomes.read} read, ${outcomes.declined} declined, ` +
          `${broken.length} broke the page`,
      )
      expect(broken).toEqual([])
    },
  )
})
