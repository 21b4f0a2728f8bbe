import { describe, expect, it } from 'vitest'
import { makeClient } from '#chain'
import { findBlocks } from '../../../src/chain/findBlocks.ts'
import { rounds } from '../../size.ts'
import { random } from '../safe/random.ts'

const genesis = 1_500_000_000

interface Blocks {
  /** Of the first block that the node has, and of the latest one. */
  first: number
  latest: number
  timeOf: (block: number) => number
}

interface Request {
  id: number
  method: string
  params: readonly [string]
}

/** Asks a node with these blocks. `asked` are those that it was asked for. */
async function find({ first, latest, timeOf }: Blocks, time: number) {
  const asked: number[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Request | Request[]
    const answers = [body].flat().map((request) => {
      if (request.method === 'eth_chainId') return { id: request.id, result: '0x1' }
      const block = request.params[0] === 'latest' ? latest : Number(request.params[0])
      asked.push(block)
      const hex = (number: number) => `0x${number.toString(16)}`
      const has = block >= first && block <= latest
      const result = has ? { number: hex(block), timestamp: hex(timeOf(block)) } : null
      return { id: request.id, result }
    })
    return Response.json(Array.isArray(body) ? answers : answers[0])
  }
  const client = makeClient({ chainId: '1', url: 'https://node.test', fetch })
  return { found: await findBlocks(client, time), asked }
}

describe('blocks of a time', () => {
  it('are among at most 2,000 that exist, at any pace of blocks', async () => {
    const draw = random()
    for (let round = 0; round < rounds(300); round++) {
      // From many blocks in a second to one in 15 seconds, none of them exactly.
      const pace = draw.pick([0.01, 0.25, 1, 2, 12, 15])
      const wobble = 1 + draw.upTo(7)
      const timeOf = (block: number) => genesis + Math.floor(block * pace - (block % wobble) * pace)
      const latest = draw.pick([1, 1_000, 5_000, 25_000_000])
      const first = draw.pick([0, 0, Math.floor(latest / 2)])
      const block = first + draw.upTo(latest + 1 - first)
      const { found, asked } = await find({ first, latest, timeOf }, timeOf(block))
      const told =
        `seed ${draw.seed}, round ${round}: ` +
        `block ${block} of ${first}-${latest}, one in ${pace} s`
      if (!found) throw new Error(`${told}: not found`)
      const { from, to } = found
      expect(from >= 0 && to <= latest && to - from < 2_000, told).toBe(true)
      const time = timeOf(block)
      expect(timeOf(from) <= time && time <= timeOf(to), told).toBe(true)
      expect(asked.length, told).toBeLessThanOrEqual(14)
    }
  })

  it('are unknown before the first block and after the latest', async () => {
    const blocks = { first: 0, latest: 5_000, timeOf: (block: number) => genesis + block }
    expect(await find(blocks, genesis - 1)).toEqual({ found: undefined, asked: [5_000, 4_000, 0] })
    expect(await find(blocks, genesis + 5_001)).toEqual({ found: undefined, asked: [5_000] })
  })
})
