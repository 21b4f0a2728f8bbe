import {
  type Address,
  createPublicClient,
  decodeErrorResult,
  getAddress,
  type Hex,
  http,
  parseAbi,
} from 'viem'
import { describe, expect, it } from 'vitest'
import {
  base,
  impostor,
  memoryStore,
  replaceSingleton,
  safes,
} from '../../../../mocks/chain/index.ts'
import { universalResolver } from '../../../../mocks/chain/names.ts'
import { otherChainId } from '../../../../mocks/services/otherChain.ts'
import type { ServiceBehavior } from '../../../../mocks/services/serviceBehavior.ts'
import { treasurySingletonOf } from '../../../../mocks/services/treasurySingleton.ts'
import { aChain } from '../chain/setup.ts'
import { aStage, historyOf, queueOf, safeOf, type Stage } from '../gateway/journey.ts'

const { address } = safes.treasury
const contractOf = (word: string | undefined) => getAddress(`0x${word!.slice(-40)}`)

const nodeOf = ({ world, fetch }: Stage, batch = false) =>
  createPublicClient({ transport: http(world.rpcUrl(1), { fetchFn: fetch, retryCount: 0, batch }) })
const singletonOf = async (stage: Stage) =>
  contractOf(await nodeOf(stage).getStorageAt({ address, slot: '0x0' }))

describe('replacedSingleton', () => {
  it('puts unofficial code behind the Treasury; the gateway notices nothing', async () => {
    const stage = aStage({ serviceBehavior: 'replacedSingleton' })
    expect(await singletonOf(stage)).toBe(impostor)
    expect(await safeOf(stage.gateway)).toMatchObject({
      version: '1.4.1',
      implementation: { value: impostor },
    })
    const honest = aStage()
    expect((await queueOf(stage.gateway)).results).toEqual((await queueOf(honest.gateway)).results)
    expect((await historyOf(stage.gateway)).results).toEqual(
      (await historyOf(honest.gateway)).results,
    )
  })

  it('is available to the first of many requests at once, and replaces the code once', async () => {
    const stage = aStage({ serviceBehavior: 'replacedSingleton' })
    expect(new Set(await Promise.all([1, 2, 3].map(() => singletonOf(stage))))).toEqual(
      new Set([impostor]),
    )
    const chain = await stage.world.chain(1)
    const replaced = await aChain()
    await replaceSingleton(replaced, address)
    expect(chain.codeAt(impostor)).toBe(replaced.codeAt(impostor))
  })

  it('ends, and starts again', async () => {
    const stage = aStage()
    const official = await singletonOf(stage)
    for (const [name, expected] of [
      ['replacedSingleton', impostor],
      ['honest', official],
      ['replacedSingleton', impostor],
      ['bidi', official],
    ] as const) {
      stage.world.setServiceBehavior(name)
      expect(await singletonOf(stage)).toBe(expected)
    }
  })

  it('ends after a reload as well', async () => {
    const store = memoryStore()
    const before = await aChain({ store })
    const official = before.storageAt(address, 0n)
    await treasurySingletonOf(before)(true)
    const reloaded = await aChain({ store })
    expect(contractOf(reloaded.storageAt(address, 0n))).toBe(impostor)
    await treasurySingletonOf(reloaded)(false)
    expect(BigInt(reloaded.storageAt(address, 0n))).toBe(BigInt(official))
  })

  it('leaves other chains alone, and code that someone else replaced', async () => {
    const stage = aStage()
    await replaceSingleton(await stage.world.chain(1), address)
    expect(await singletonOf(stage)).toBe(impostor)
    const heightWith = async (serviceBehavior: ServiceBehavior) =>
      (await aStage({ serviceBehavior }).world.chain(17_000)).height
    expect(await heightWith('replacedSingleton')).toBe(await heightWith('honest'))
  })
})

describe('hostileHosts', () => {
  it('refers to an attacker’s servers for each name and each contract that reverts', async () => {
    const { world, fetch } = aStage({ serviceBehavior: 'hostileHosts' })
    const callOf = async (to: Address, data: Hex) => {
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] }
      const response = await fetch(world.rpcUrl(1), { method: 'POST', body: JSON.stringify(call) })
      return (await response.json()) as { result?: Hex; error?: { data: Hex } }
    }
    const [error] = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)'])
    const { usdc } = base.tokens
    for (const to of [universalResolver, usdc]) {
      const { data = '0x' } = (await callOf(to, '0xffffffff')).error ?? {}
      const [sender, urls] = decodeErrorResult({ abi: [error], data }).args
      expect(sender.toLowerCase()).toBe(to.toLowerCase())
      expect(urls.map((url) => new URL(url).hostname)).toEqual([
        'names.hostile.test',
        'localhost',
        'localhost',
      ])
    }
    // decimals()
    expect(Number((await callOf(usdc, '0x313ce567')).result)).toBe(6)
  })

  it('names no other host in any response of the gateway', async () => {
    const { world, fetch } = aStage({ serviceBehavior: 'hostileHosts' })
    for (const path of ['chains', `chains/1/safe-apps`, `chains/1/safes/${address}/balances/usd`]) {
      const text = await (await fetch(`${world.gatewayUrl}/v1/${path}`)).text()
      const hosts = new Set([...text.matchAll(/https?:\/\/([^/"\\]+)/g)].map(([, host]) => host))
      expect(hosts.size).toBeGreaterThan(0)
      expect([...hosts].filter((host) => !host?.endsWith('.hostile.test'))).toEqual([])
    }
  })
})

describe('otherChain', () => {
  it('is what a node says about its chain, alone or in a batch; nothing else changes', async () => {
    const stage = aStage({ serviceBehavior: 'otherChain' })
    const honest = await nodeOf(aStage()).getBalance({ address })
    expect(await nodeOf(stage).getChainId()).toBe(otherChainId)
    const node = nodeOf(stage, true)
    expect(await Promise.all([node.getChainId(), node.getBalance({ address })])).toEqual([
      otherChainId,
      honest,
    ])
    stage.world.setServiceBehavior('honest')
    expect(await nodeOf(stage).getChainId()).toBe(1)
  })
})
