import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { impostor, memoryStore, replaceSingleton, safes } from '../../../../mocks/chain/index.ts'
import { safeAbi } from '../../../../mocks/chain/safeTools.ts'
import { people } from '../../../../mocks/people.ts'
import { readSafe } from '../../../../mocks/gateway/reading/safeSnapshot.ts'
import { aChain, reading, wallet } from './setup.ts'

const { address } = safes.treasury
const atSlotZero = (word: string) => getAddress(`0x${word.slice(-40)}`)

describe('a chain whose state is changed directly', () => {
  it('has the change in its own block, which a reload restores', async () => {
    const store = memoryStore()
    const chain = await aChain({ store })
    const { height } = chain
    await chain.overwrite(address, { storage: { '0x05': '0x2a' } })
    const again = await aChain({ store })
    expect([chain.height, again.height]).toEqual([height + 1n, height + 1n])
    expect([chain, again].map((one) => BigInt(one.storageAt(address, 5n)))).toEqual([42n, 42n])
    expect(BigInt(chain.at(height).storageAt(address, 5n))).not.toBe(42n)
    // Everything else is as before, and the chain goes on.
    expect(chain.codeAt(address)).toBe((await aChain()).codeAt(address))
    await wallet(again, people.alice).sendTransaction({ to: people.bob.address, value: 1n })
    expect(again.height).toBe(height + 2n)
  })
})

describe('a Safe with unofficial code behind it', () => {
  it('responds as before, reports no change, and the gateway accepts that', async () => {
    const chain = await aChain()
    const client = reading(chain)
    const ask = () =>
      Promise.all([
        client.readContract({ address, abi: safeAbi, functionName: 'VERSION' }),
        client.readContract({ address, abi: safeAbi, functionName: 'getOwners' }),
        chain.call({ to: address, data: `0x5624b25b${'0'.repeat(64)}${'1'.padStart(64, '0')}` }),
      ])
    const before = await ask()
    await replaceSingleton(chain, address)
    expect(await ask()).toEqual(before)
    expect(atSlotZero(chain.storageAt(address, 0n))).toBe(impostor)
    expect(readSafe(chain, address)).toMatchObject({
      singleton: impostor,
      version: '1.4.1',
      owners: before[1],
    })
  })
})
