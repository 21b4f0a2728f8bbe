import { createPublicClient, getAddress, http } from 'viem'
import { describe, expect, it } from 'vitest'
import { impostor, memoryStore, replaceSingleton, safes } from '../../../../mocks/chain/index.ts'
import { otherChainId } from '../../../../mocks/services/otherChain.ts'
import type { ServiceBehaviour } from '../../../../mocks/services/serviceBehaviour.ts'
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
    const stage = aStage({ serviceBehaviour: 'replacedSingleton' })
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

  it('is there for the first of many requests at once, and replaces the code once', async () => {
    const stage = aStage({ serviceBehaviour: 'replacedSingleton' })
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
      stage.world.setServiceBehaviour(name)
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

  it('leaves alone what somebody else has replaced, and other chains', async () => {
    const stage = aStage()
    await replaceSingleton(await stage.world.chain(1), address)
    expect(await singletonOf(stage)).toBe(impostor)
    const heightWith = async (serviceBehaviour: ServiceBehaviour) =>
      (await aStage({ serviceBehaviour }).world.chain(17_000)).height
    expect(await heightWith('replacedSingleton')).toBe(await heightWith('honest'))
  })
})

describe('otherChain', () => {
  it('is what a node says of its chain, alone and in a batch; the rest is unchanged', async () => {
    const stage = aStage({ serviceBehaviour: 'otherChain' })
    const honest = await nodeOf(aStage()).getBalance({ address })
    expect(await nodeOf(stage).getChainId()).toBe(otherChainId)
    const node = nodeOf(stage, true)
    expect(await Promise.all([node.getChainId(), node.getBalance({ address })])).toEqual([
      otherChainId,
      honest,
    ])
    stage.world.setServiceBehaviour('honest')
    expect(await nodeOf(stage).getChainId()).toBe(1)
  })
})
