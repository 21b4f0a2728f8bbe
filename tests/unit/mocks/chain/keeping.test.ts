import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'

import { createChain, loadGenesis, memoryStore } from '../../../../mocks/chain/index.ts'
import { people } from '../../../../mocks/people.ts'
import { aChain, reading, wallet } from './setup.ts'

const { alice, dave } = people

describe('a stored chain', () => {
  it('restores its stored blocks and continues from the last one', async () => {
    const store = memoryStore()
    const first = await aChain({ store })
    for (const value of ['1', '2'])
      await wallet(first, alice).sendTransaction({ to: dave.address, value: parseEther(value) })
    const second = await aChain({ store })
    expect(second.height).toBe(first.height)
    expect(second.balanceOf(dave.address)).toBe(first.balanceOf(dave.address))
    expect(second.block(second.height)).toEqual(first.block(first.height))

    await wallet(second, alice).sendTransaction({ to: dave.address, value: parseEther('3') })
    expect((await aChain({ store })).balanceOf(dave.address)).toBe(
      first.balanceOf(dave.address) + parseEther('3'),
    )
  })

  it('is deleted when the store is cleared', async () => {
    const store = memoryStore()
    const fresh = await aChain()
    await wallet(await aChain({ store }), alice).sendTransaction({ to: dave.address, value: 1n })
    await store.clear()
    expect((await aChain({ store })).height).toBe(fresh.height)
  })

  it('is discarded if it does not fit the genesis', async () => {
    const store = memoryStore()
    await wallet(await aChain({ store }), alice).sendTransaction({ to: dave.address, value: 1n })
    const other = await aChain({ scenario: 'empty', store })
    expect(other.height).toBe((await aChain({ scenario: 'empty' })).height)
    expect(await store.load()).toEqual([])
  })
})

describe('blocks of two tabs in one store', () => {
  it('are discarded if they do not follow each other', async () => {
    const store = memoryStore()
    const first = await aChain({ store })
    await wallet(first, alice).sendTransaction({ to: dave.address, value: 1n })
    await store.clear()
    await wallet(first, alice).sendTransaction({ to: dave.address, value: 2n })
    expect((await aChain({ store })).height).toBe((await aChain()).height)
  })
})

describe('a block that cannot be stored', () => {
  it('has no effect: the transaction is rejected', async () => {
    const store = { ...memoryStore(), append: () => Promise.reject(new Error('taken')) }
    const chain = await aChain({ store })
    const [height, balance] = [chain.height, chain.balanceOf(dave.address)]
    await expect(
      wallet(chain, alice).sendTransaction({ to: dave.address, value: 1n }),
    ).rejects.toThrow('another tab')
    expect([chain.height, chain.balanceOf(dave.address)]).toEqual([height, balance])
  })
})

describe('two chains on one genesis', () => {
  it('are independent', async () => {
    const [one, two] = [await aChain(), await aChain()]
    const before = two.balanceOf(dave.address)
    const hash = await wallet(one, alice).sendTransaction({
      to: dave.address,
      value: parseEther('1'),
    })
    expect(one.balanceOf(dave.address)).toBe(before + parseEther('1'))
    expect(two.balanceOf(dave.address)).toBe(before)
    expect(two.receipt(hash)).toBeUndefined()
    expect(await reading(two).getTransactionCount({ address: alice.address })).toBe(
      one.nonceOf(alice.address) - 1,
    )
  })

  it('create the same blocks from the same transactions at the same time', async () => {
    const hashes = await Promise.all(
      [await aChain(), await aChain()].map(async (chain) => {
        await wallet(chain, alice).sendTransaction({ to: dave.address, value: 5n })
        return chain.block(chain.height)?.hash
      }),
    )
    expect(hashes[0]).toBe(hashes[1])
  })
})

describe('blocks', () => {
  it('are reported to listeners, and never go back in time', async () => {
    const genesis = await loadGenesis('everyday', 1)
    let now = Date.parse('2026-11-21T00:00:00Z')
    const chain = await createChain({ chainId: 1, genesis, now: () => now })
    const heard: number[] = []
    const stop = chain.onBlock((block) => heard.push(block.timestamp))
    await wallet(chain, alice).sendTransaction({ to: dave.address, value: 1n })
    now -= 86_400_000
    await wallet(chain, alice).sendTransaction({ to: dave.address, value: 1n })
    stop()
    await wallet(chain, alice).sendTransaction({ to: dave.address, value: 1n })
    const day = Date.parse('2026-11-21T00:00:00Z') / 1000
    expect(heard).toEqual([day, day])
  })

  it('are linked by their hashes, back to the first', async () => {
    const chain = await aChain()
    for (let number = chain.height; ; number -= 1n) {
      const block = chain.block(number)
      const parent = chain.block(number - 1n)
      if (!parent) break
      expect(block?.parentHash).toBe(parent.hash)
      expect(block?.timestamp).toBeGreaterThanOrEqual(parent.timestamp)
    }
  })
})
