import { createPublicClient, custom, erc20Abi, getAddress, parseEther } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'

import { base, multicall3, safes } from '../../../../mocks/chain/index.ts'
import { safeAbi } from '../../../../mocks/chain/safeTools.ts'
import { people } from '../../../../mocks/people.ts'
import { aChain, reading } from './setup.ts'

describe('reading the chain with viem', { timeout: 30_000 }, () => {
  it.each(Object.values(safes).map((safe) => [safe.name, safe] as const))(
    '%s has the expected owners, threshold and version',
    async (_, safe) => {
      const client = reading(await aChain({ chainId: safe.chainId === 1 ? 1 : 17000 }))
      const contract = { address: safe.address, abi: safeAbi } as const
      const [owners, threshold, version] = await client.multicall({
        allowFailure: false,
        contracts: [
          { ...contract, functionName: 'getOwners' },
          { ...contract, functionName: 'getThreshold' },
          { ...contract, functionName: 'VERSION' },
        ],
        multicallAddress: multicall3,
      })
      expect({ owners: owners.toSorted(), threshold: Number(threshold), version }).toEqual({
        owners: safe.owners.map((one) => getAddress(one)).toSorted(),
        threshold: safe.threshold,
        version: safe.version,
      })
    },
  )

  it("finds the Treasury's assets and history", async () => {
    const client = reading(await aChain())
    const held = (token: `0x${string}`) =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [safes.treasury.address],
      })
    expect(await client.getBalance({ address: safes.treasury.address })).toBe(parseEther('41.25'))
    expect(await held(base.tokens.usdc)).toBe(233_300_000_000n)
    expect(await held(base.tokens.dai)).toBe(parseEther('75640'))
    expect(await held(base.tokens.wbtc)).toBe(150_000_000n)
    expect(await held(base.tokens.seats)).toBe(10n)
    expect(
      await client.readContract({
        address: safes.treasury.address,
        abi: safeAbi,
        functionName: 'nonce',
      }),
    ).toBe(11n)
  })

  it('has an ENS name for each person, and none for others', async () => {
    const client = reading(await aChain())
    expect(await client.getEnsName({ address: people.alice.address })).toBe('alice.eth')
    expect(await client.getEnsAddress({ name: 'treasury.eth' })).toBe(safes.treasury.address)
    expect(await client.getEnsText({ name: 'bob.eth', key: 'description' })).toBe('Bob of the demo')
    expect(
      await client.getEnsName({ address: '0x000000000000000000000000000000000000dEaD' }),
    ).toBeNull()
    expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
    expect(await client.getEnsText({ name: 'bob.eth', key: 'url' })).toBeNull()
  })

  it('returns names and balances in one viem batch', async () => {
    const chain = await aChain()
    const asked: string[] = []
    const spying = {
      request: (one: { method: string; params?: unknown }) => (
        asked.push(one.method),
        chain.request(one)
      ),
    }
    const client = createPublicClient({
      chain: mainnet,
      transport: custom(spying, { retryCount: 0 }),
      batch: { multicall: true },
    })
    const balance = {
      address: base.tokens.seats,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [safes.treasury.address],
    } as const
    const answers = await Promise.all([
      client.getEnsName({ address: people.carol.address }),
      client.getEnsName({ address: base.stubborn }),
      client.getEnsAddress({ name: 'dave.eth' }),
      client.readContract(balance),
    ])
    expect(answers).toEqual(['carol.eth', null, people.dave.address, 10n])
    expect(asked).toEqual(['eth_call'])
  })

  it('runs a call on the latest block, and returns nothing for an unknown block', async () => {
    const chain = await aChain()
    const client = reading(chain)
    const number = await client.readContract({
      address: multicall3,
      abi: [
        {
          type: 'function',
          name: 'getBlockNumber',
          stateMutability: 'view',
          inputs: [],
          outputs: [{ type: 'uint256' }],
        },
      ],
      functionName: 'getBlockNumber',
    })
    expect(number).toBe(chain.height)
    expect(
      await chain.request({ method: 'eth_getBlockByNumber', params: ['0xffffffffff', false] }),
    ).toBeNull()
    expect(
      await chain.request({
        method: 'eth_getTransactionReceipt',
        params: [`0x${'ab'.repeat(32)}`],
      }),
    ).toBeNull()
  })
})
