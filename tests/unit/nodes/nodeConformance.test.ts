import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as chainReads from '#chain'
import { type ChainClient, makeClient } from '#chain'
import type { Chain } from '../../../mocks/chain/index.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { executesOn } from './executesOn.ts'
import { aNode, nodeKinds, type NodeName } from './nodeKinds.ts'
import { nodeReads } from './nodeReads.ts'

type Reads = Awaited<ReturnType<typeof nodeReads>>
type ReadName = keyof Reads

/** What a node doesn't know yet. */
const unknownYet: Partial<Record<NodeName, Partial<Record<ReadName, unknown>>>> = {
  'receipts that come late': { 'a receipt': null, 'a mined transaction': null },
}

const withoutState = (message: RegExp): Partial<Record<ReadName, RegExp>> => ({
  'the Safe': message,
  recoveries: message,
  'spending limits': message,
  'former limits': message,
})

/** What a kind of node can't answer, and how that reads. All else works as on a good node. */
const missing: Partial<Record<NodeName, Partial<Record<ReadName, RegExp>> | RegExp>> = {
  'no state overrides': {
    'an unsigned simulation': /too many arguments/,
    'an unsigned estimate': /too many arguments/,
    'tokens that arrive': /too many arguments/,
  },
  'no eth_simulateV1': { 'what changes': /eth_simulateV1 does not exist/ },
  'no eth_feeHistory': { fees: /eth_feeHistory does not exist/ },
  'no state by number, as Geth says it': withoutState(/missing trie node/),
  'no state by number, as its newer store says it': withoutState(/historical state .* not avail/),
  'no state by number, as Erigon says it': withoutState(/is pruned/),
  'no state by number, as Besu says it': withoutState(/World state unavailable/),
  'blocks that it never knows': withoutState(/header not found/),
  'no events': {
    'a past event': /doesn't return events of past blocks: block range exceeds/,
    'the newest events': /doesn't return events of past blocks: block range exceeds/,
  },
  'another chain': /chain 5/,
  'HTML in place of JSON': /HTTP request failed/,
  'a redirect': /HTTP request failed/,
  'no CORS': /HTTP request failed/,
  'cut answers': /HTTP request failed/,
  'no answer at all': /took too long to respond/,
}

let chain: Chain
let reads: Reads
let right: Record<string, unknown>
const client = (of: Chain, kind: NodeName): ChainClient =>
  makeClient({ chainId: '1', url: 'https://node.test', fetch: aNode(of, nodeKinds[kind]).fetch })

/** Lets time pass until this has ended. */
async function ended<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isOver = false
  const result = work()
  const over = () => void (isOver = true)
  result.then(over, over)
  while (!isOver) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(1_000)
    await new Promise(setImmediate)
  }
  vi.useRealTimers()
  return result
}

async function readAll(node: ChainClient) {
  const names = Object.keys(reads) as ReadName[]
  const results = await ended(() => Promise.allSettled(names.map((name) => reads[name](node))))
  return Object.fromEntries(names.map((name, at) => [name, results[at]!]))
}

beforeAll(async () => {
  chain = await aChain({ scenario: 'limits' })
  reads = await nodeReads(chain)
  const results = await readAll(client(chain, 'a good node'))
  right = Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      if (result.status === 'rejected') throw result.reason as Error
      return [name, result.value]
    }),
  )
})

it('everything that the product reads of a node is tried', () => {
  const source = readFileSync('tests/unit/nodes/nodeReads.ts', 'utf8')
  const isRead = /^(?:read|resolve|simulate|estimate)/
  const all = Object.keys(chainReads).filter((name) => isRead.test(name))
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((name) => !source.includes(`${name}(client`))).toEqual([])
})

describe.each(Object.keys(nodeKinds) as NodeName[])('a node: %s', (kind) => {
  it('returns everything that a full node does, and reports what it can’t', async () => {
    const gaps = missing[kind] ?? {}
    for (const [name, result] of Object.entries(await readAll(client(chain, kind)))) {
      const gap = gaps instanceof RegExp ? gaps : gaps[name as ReadName]
      const told = `${name}: ${String(result.status === 'rejected' && result.reason)}`
      const isAsTold =
        result.status === 'rejected' && gap?.test(told) && !/undefined|reading '/.test(told)
      const value = { ...right, ...unknownYet[kind] }[name]
      const expected = gap ? true : { status: 'fulfilled', value }
      expect(gap ? isAsTold : result, told).toEqual(expected)
    }
  })
})

/** Those where nothing can be verified, so that nothing can be signed. */
const isUseless = (kind: NodeName) => {
  const gaps = missing[kind]
  return gaps instanceof RegExp || (gaps !== undefined && 'the Safe' in gaps)
}

/** Why nothing was verified there, as the person is told. */
const unread = (kind: NodeName) =>
  kind === 'another chain'
    ? 'otherChain'
    : missing[kind] instanceof RegExp
      ? 'unreachable'
      : 'noState'

describe('a transaction', () => {
  const [useless, useful] = [true, false].map((is) =>
    (Object.keys(nodeKinds) as NodeName[]).filter((kind) => isUseless(kind) === is),
  ) as [NodeName[], NodeName[]]

  it.each(useful)('is confirmed and executed through a node: %s', async (kind) => {
    const own = await aChain()
    expect(await ended(() => executesOn(own, client(own, kind)))).toEqual({
      first: 'verified',
      second: 'verified',
      simulation: 'works',
      outcome: 'success',
      received: 1_000n,
    })
  })

  it.each(useless)('can’t be confirmed through a node: %s', async (kind) => {
    const own = await aChain()
    expect(await ended(() => executesOn(own, client(own, kind)))).toEqual({
      first: 'unverifiable',
      unread: unread(kind),
    })
  })
})
