import { erc20Abi, getAddress, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'

import { base, safes } from '../../../../mocks/chain/index.ts'
import { safeAbi } from '../../../../mocks/chain/safeTools.ts'
import { people } from '../../../../mocks/people.ts'
import { aChain, reading } from './setup.ts'

describe('reading the chain with viem', () => {
  it.each(Object.values(safes).map((safe) => [safe.name, safe] as const))('%s has the owners, threshold and version it is said to have', async (_, safe) => {
    const client = reading(await aChain({ chainId: safe.chainId === 1 ? 1 : 17000 }))
    const contract = { address: safe.address, abi: safeAbi } as const
    const [owners, threshold, version] = await client.multicall({
      allowFailure: false,
      contracts: [
        { ...contract, functionName: 'getOwners' },
        { ...contract, functionName: 'getThreshold' },
        { ...contract, functionName: 'VERSION' },
      ],
      ...(safe.chainId === 1 ? {} : { multicallAddress: '0xcA11bde05977b3631167028862bE2a173976CA11' }),
    })
    expect({ owners: owners.toSorted(), threshold: Number(threshold), version }).toEqual({
      owners: safe.owners.map((one) => getAddress(one)).toSorted(),
      threshold: safe.threshold,
      version: safe.version,
    })
  })

  it('finds in the Treasury what its history says', async () => {
    const client = reading(await aChain())
    const held = (token: `0x${string}`) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [safes.treasury.address] })
    expect(await client.getBalance({ address: safes.treasury.address })).toBe(parseEther('41.25'))
    expect(await held(base.tokens.usdc)).toBe(233_300_000_000n)
    expect(await held(base.tokens.dai)).toBe(parseEther('75640'))
    expect(await held(base.tokens.wbtc)).toBe(150_000_000n)
    expect(await held(base.tokens.seats)).toBe(10n)
    expect(await client.readContract({ address: safes.treasury.address, abi: safeAbi, functionName: 'nonce' })).toBe(11n)
  })

  it('has a name for everybody, and none for strangers', async () => {
    const client = reading(await aChain())
    expect(await client.getEnsName({ address: people.alice.address })).toBe('alice.eth')
    expect(await client.getEnsAddress({ name: 'treasury.eth' })).toBe(safes.treasury.address)
    expect(await client.getEnsText({ name: 'bob.eth', key: 'description' })).toBe('Bob of the demo')
    expect(await client.getEnsName({ address: '0x000000000000000000000000000000000000dEaD' })).toBeNull()
    expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
    expect(await client.getEnsText({ name: 'bob.eth', key: 'url' })).toBeNull()
  })
})
