import { getContractAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { SafeRef } from '#base'
import { readDelayModules, readQueuedCall } from '#chain'
import { encodeSkipQueued, plainTx } from '#safe'
import delay from '../../../mocks/chain/contracts/zodiac-delay.json' with { type: 'json' }
import { base, createChain, loadGenesis, safes } from '../../../mocks/chain/index.ts'
import { storyInstant } from '../../../mocks/clock.ts'
import { people } from '../../../mocks/people.ts'
import {
  delaySingleton,
  executeQueued,
  startRecovery,
} from '../../../mocks/services/startRecovery.ts'
import { type Between, aClient, aSafeTx, execData, noMulticall, sendAs } from './setup.ts'

const { alice, bob, carol, dave } = people
const at: SafeRef = { chainId: '1', address: safes.treasury.address }
const day = 86_400_000

/** A chain whose clock can be moved. */
async function aChainWithClock() {
  const time = { now: storyInstant }
  const chain = await createChain({
    chainId: 1,
    genesis: await loadGenesis('everyday', 1),
    now: () => time.now,
  })
  return { chain, time }
}

/** A chain on which a recovery of the Treasury was started. */
async function aRecovery() {
  const { chain, time } = await aChainWithClock()
  return { chain, time, ...(await startRecovery(chain, at.address)) }
}

describe('the Delay modules of a Safe', () => {
  it('run the code of the npm package, which is published at this address', () => {
    const factory = '0xce0042B868300000d44A59004Da54A005ffdcf9f'
    const salt = `0x${'0'.repeat(64)}` as const
    expect(
      getContractAddress({
        opcode: 'CREATE2',
        from: factory,
        salt,
        bytecode: delay.creation.Delay as Hex,
      }),
    ).toBe(delaySingleton)
  })

  it('are absent among other modules, in one batch of requests', async () => {
    const { chain } = await aChainWithClock()
    const { client, asked } = aClient(chain)
    const vault = { chainId: '1', address: safes.vault.address }
    expect((await readDelayModules(client, vault, [base.module])).modules).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it.each([undefined, noMulticall])('have what is queued, with its times', async (between) => {
    const { chain, module } = await aRecovery()
    const { client } = aClient(chain, between)
    const { owners, threshold, modules } = await readDelayModules(client, at, [module])
    expect([owners, threshold]).toEqual([[alice.address, bob.address, carol.address], 2])
    expect(modules).toMatchObject([
      {
        address: module,
        isPublished: true,
        owner: at.address,
        target: at.address,
        next: 0n,
        end: 1n,
      },
    ])
    const executableAt = storyInstant + 2 * day
    expect(modules[0]?.queued).toMatchObject([
      { number: 0n, createdAt: storyInstant, executableAt, expiresAt: executableAt + 7 * day },
    ])
  })

  it('are found if the gateway names another module, in three requests', async () => {
    const { chain, module } = await aRecovery()
    const { client, asked } = aClient(chain)
    const { modules } = await readDelayModules(client, at, [base.module])
    expect(modules.map(({ address }) => address)).toEqual([module])
    expect(asked).toHaveLength(3)
  })

  it('are not those that the Safe has not enabled, or that belong to another Safe', async () => {
    const { chain, module } = await aRecovery()
    const other = { chainId: '1', address: safes.pettyCash.address }
    expect((await readDelayModules(aClient(chain).client, other, [module])).modules).toEqual([])
  })

  it('are distinguished from contracts that only respond like one', async () => {
    const { chain, module } = await aRecovery()
    const otherCode: Between = ({ method, params }) =>
      method === 'eth_getCode' && params?.[0] === module ? { result: '0x6001' } : undefined
    expect(
      (await readDelayModules(aClient(chain, otherCode).client, at, [module])).modules[0]
        ?.isPublished,
    ).toBe(false)
  })

  it('have several, and none once two owners have skipped them', async () => {
    const { chain, time, module, call } = await aRecovery()
    await startRecovery(chain, at.address)
    const { client } = aClient(chain)
    const queued = (await readDelayModules(client, at, [module])).modules[0]
    expect(queued?.queued.map(({ number }) => number)).toEqual([0n, 1n])
    const { tx, hash } = aSafeTx(at.address, {
      to: module,
      data: encodeSkipQueued(queued?.end ?? 0n),
      nonce: BigInt(chain.storageAt(at.address, 5n)),
    })
    await sendAs(chain, client, bob, at.address, await execData(plainTx(tx), [alice, bob], hash))
    expect((await readDelayModules(client, at, [module])).modules).toMatchObject([
      { next: 2n, end: 2n, queued: [] },
    ])
    time.now += 3 * day
    await expect(chain.call({ to: module, data: executeQueued(call) })).rejects.toThrow(
      /queue is empty/,
    )
  })

  it('let anyone execute it from its time on, and not before', async () => {
    const { chain, time, module, call } = await aRecovery()
    const { client } = aClient(chain)
    await expect(chain.call({ to: module, data: executeQueued(call) })).rejects.toThrow(/cooldown/)
    time.now += 2 * day
    await sendAs(chain, client, dave, module, executeQueued(call))
    const { owners, threshold, modules } = await readDelayModules(client, at, [module])
    expect([owners, threshold, modules[0]?.queued]).toEqual([
      [alice.address, bob.address, dave.address],
      1,
      [],
    ])
  })
})

describe('what a queued transaction does', () => {
  const queuedOf = async (
    { chain, module }: Awaited<ReturnType<typeof aRecovery>>,
    between?: Between,
  ) => {
    const { client, asked } = aClient(chain, between)
    const queued = (await readDelayModules(client, at, [module])).modules[0]?.queued[0]
    if (!queued) throw new Error('Nothing is queued.')
    return { call: await readQueuedCall(client, module, queued), asked }
  }

  it('is read from its event, among a few blocks', async () => {
    const recovery = await aRecovery()
    const { call, asked } = await queuedOf(recovery)
    const queuedBy = recovery.chain.logs({ address: recovery.module }).at(-1)?.transactionHash
    expect(call).toEqual({ ...recovery.call, queuedBy })
    expect(queuedBy).toMatch(/^0x[\da-f]{64}$/)
    expect(asked.flat().filter((method) => method === 'eth_getLogs')).toHaveLength(1)
    expect(asked.length).toBeLessThan(8)
  })

  it('is found in a month of blocks of twelve seconds', async () => {
    const recovery = await aRecovery()
    const [created, height] = [storyInstant / 1000, 25_000_000]
    // The event is 30 days old; blocks have an even pace and some are missing.
    const latest = created + 30 * 86_400
    const timeOf = (number: number) => latest - (height - number) * 12 - (number % 7)
    const ranges: [number, number][] = []
    const { call, asked } = await queuedOf(recovery, ({ method, params }) => {
      if (method === 'eth_getBlockByNumber') {
        const number = params?.[0] === 'latest' ? height : Number(params?.[0])
        return {
          result: {
            number: `0x${number.toString(16)}`,
            timestamp: `0x${timeOf(number).toString(16)}`,
          },
        }
      }
      if (method !== 'eth_getLogs') return undefined
      const [{ fromBlock, toBlock }] = params as readonly [{ fromBlock: Hex; toBlock: Hex }]
      ranges.push([Number(fromBlock), Number(toBlock)])
      const { address, topics, data } = recovery.chain.logs({ address: recovery.module }).at(-1)!
      return { result: [{ address, topics, data }] }
    })
    expect(call).toEqual(recovery.call)
    const [[from, to]] = ranges as [[number, number]]
    expect(timeOf(from)).toBeLessThanOrEqual(created)
    expect(timeOf(to)).toBeGreaterThanOrEqual(created)
    expect(to - from).toBeLessThan(2_000)
    expect(asked.flat().filter((method) => method === 'eth_getBlockByNumber').length).toBeLessThan(
      10,
    )
  })

  /** A node of a chain with blocks at a pace; it returns events of few blocks at once. */
  async function onNodeOf(limit: number, rejection: string, pace = 12) {
    const recovery = await aRecovery()
    const [created, height] = [storyInstant / 1000, 25_000_000]
    const timeOf = (number: number) => created + Math.floor((number - (height - 70_000)) * pace)
    const log = recovery.chain.logs({ address: recovery.module }).at(-1)!
    const ranges: [number, number][] = []
    const declined: number[] = []
    const between: Between = ({ method, params }) => {
      if (method === 'eth_getBlockByNumber') {
        const number = params?.[0] === 'latest' ? height : Number(params?.[0])
        const hex = (value: number) => `0x${value.toString(16)}`
        return { result: { number: hex(number), timestamp: hex(timeOf(number)) } }
      }
      if (method !== 'eth_getLogs') return undefined
      const [{ fromBlock, toBlock }] = params as readonly [{ fromBlock: Hex; toBlock: Hex }]
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      if (to - from + 1 > limit) {
        declined.push(to - from + 1)
        return { error: { code: -32_600, message: rejection } }
      }
      ranges.push([from, to])
      // It's in the last block of its second.
      const block = height - 70_000 + Math.max(0, Math.ceil(1 / pace) - 1)
      const { address, topics, data } = log
      return { result: from <= block && block <= to ? [{ address, topics, data }] : [] }
    }
    const { client, asked } = aClient(recovery.chain, between)
    const queued = (await readDelayModules(client, at, [recovery.module])).modules[0]?.queued[0]
    if (!queued) throw new Error('Nothing is queued.')
    const read = () => readQueuedCall(client, recovery.module, queued)
    return { recovery, read, ranges, declined, asked }
  }

  it.each([
    [10_000, '', 12, 0],
    [1_000, 'exceed maximum block range: 1000', 12, 1],
    [1_000, 'query exceeds max block range', 0.25, 1],
    [10, 'eth_getLogs requests with up to a 10 block range', 12, 1],
    [10, 'block range too large', 12, 1],
    [10, 'block range is too wide: limit is 10', 0.01, 1],
    [3, 'query returned more than 10,000 results', 0.25, 2],
    [1, 'range exceeds limit', 0.25, 4],
  ])(
    'is found where the node returns events of %i blocks (“%s”, a block every %d s)',
    async (limit, rejection, pace, failures) => {
      const { recovery, read, ranges, declined } = await onNodeOf(limit, rejection, pace)
      expect(await read()).toEqual(recovery.call)
      expect(declined.length).toBeLessThanOrEqual(failures)
      expect(ranges.length).toBeLessThanOrEqual(10)
      // It's known from then on.
      declined.length = 0
      expect(await read()).toEqual(recovery.call)
      expect(declined).toEqual([])
    },
  )

  it('can’t be read where the node returns no events, which it says', async () => {
    const { read } = await onNodeOf(0, 'eth_getLogs is limited to archive plans')
    await expect(read()).rejects.toThrow(
      "The endpoint doesn't return events of past blocks: eth_getLogs is limited to archive plans",
    )
    const busy = await onNodeOf(0, 'rate limit exceeded')
    await expect(busy.read()).rejects.toThrow('rate limit exceeded')
    expect(busy.declined.length).toBeLessThan(4)
  })

  it('is unknown if the node has no event, or one with other content', async () => {
    const recovery = await aRecovery()
    const none = await queuedOf(recovery, ({ method }) =>
      method === 'eth_getLogs' ? { result: [] } : undefined,
    )
    expect(none.call).toBeNull()
    const other = await queuedOf(recovery, ({ method }) => {
      if (method !== 'eth_getLogs') return undefined
      const log = recovery.chain.logs({ address: recovery.module }).at(-1)!
      return {
        result: [
          {
            ...log,
            blockNumber: '0x1',
            data: log.data.replace(
              dave.address.slice(2).toLowerCase(),
              bob.address.slice(2).toLowerCase(),
            ),
          },
        ],
      }
    })
    expect(other.call).toBeNull()
  })
})
