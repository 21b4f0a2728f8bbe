import { describe, expect, it } from 'vitest'
import { keccak256, numberToHex } from 'viem'
import { type Hex, isContractCode, isDelegation, sameAddress } from '#base'
import { NotASafeError, OtherChainError, readBalance, readErc20s, readSnapshot } from '#chain'
import {
  domainHash,
  encodeApproveHash,
  isOfficialProxy,
  officialVersion,
  versionBySingleton,
} from '#safe'
import oldProxies from '../../../mocks/chain/contracts/old-proxies.json' with { type: 'json' }
import {
  base,
  impostor,
  replaceSingleton,
  safes,
  type SafePlace,
} from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { withoutMetadata } from '../../../src/chain/readStorage.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, aSafeTx, noMulticall, sendAs } from './setup.ts'

const { alice, bob } = people
const at = ({ chainId, address }: SafePlace) => ({ chainId: String(chainId), address })

/** The codes of proxy and singleton, and four slots, in one batch. */
const fromTheNode = [
  'eth_getCode',
  'eth_getCode',
  ...Array.from({ length: 4 }, () => 'eth_getStorageAt'),
]

describe('the on-chain state of a Safe', () => {
  it.each(Object.values(safes))('is read for $name ($version)', async (place) => {
    const chain = await aChain({ chainId: place.chainId as 1 | 17_000 })
    const { client, asked } = aClient(chain)
    const snapshot = await readSnapshot(client, at(place))
    expect(snapshot).toMatchObject({
      ...at(place),
      blockNumber: chain.height,
      threshold: place.threshold,
      version: place.version,
      modules: place.modules,
      modulesComplete: true,
      guard: place.guard,
      moduleGuard: null,
      contractOwners: null,
      approvals: null,
      domainSeparator: domainHash({ ...at(place), version: place.version }),
    })
    expect(snapshot.owners.toSorted()).toEqual(place.owners.toSorted())
    expect(versionBySingleton(snapshot.singleton)).toBe(place.version)
    expect(officialVersion(snapshot)).toBe(place.version)
    expect(isOfficialProxy(snapshot.proxyCodeHash)).toBe(true)
    expect(snapshot.fallbackHandler).not.toBeNull()
    expect(asked).toEqual([['eth_chainId', 'eth_call', 'eth_blockNumber'], fromTheNode])
  })

  it('is the same without Multicall3, all from one block', async () => {
    const chain = await aChain()
    const { client, asked } = aClient(chain, noMulticall)
    for (const place of [safes.treasury, safes.vault, safes.oldSavings]) {
      expect(await readSnapshot(client, at(place))).toEqual(
        await readSnapshot(aClient(chain).client, at(place)),
      )
    }
    // The failed multicall with the chain's ID and the block, and then everything in two batches.
    expect(asked.slice(0, 3).map((methods) => methods.length)).toEqual([3, 8, 6])
  })

  it('includes who approved a hash, of the given signers or of all owners', async () => {
    const chain = await aChain()
    const { client, asked } = aClient(chain)
    const { hash } = aSafeTx(safes.treasury.address, { to: bob.address, nonce: 99n })
    await sendAs(chain, client, alice, safes.treasury.address, encodeApproveHash(hash))
    asked.length = 0
    const some = await readSnapshot(client, at(safes.treasury), {
      safeTxHash: hash,
      signers: [bob.address, alice.address],
    })
    expect(some.approvals).toEqual({ safeTxHash: hash, owners: [alice.address] })
    expect(asked).toEqual([['eth_call', 'eth_blockNumber'], fromTheNode])
    asked.length = 0
    const all = await readSnapshot(client, at(safes.treasury), { safeTxHash: hash })
    expect(all.approvals).toEqual({ safeTxHash: hash, owners: [alice.address] })
    expect(asked).toEqual([['eth_call'], ['eth_call', ...fromTheNode]])
  })

  it('includes which owners are contracts; a delegated account signs with its key', async () => {
    const chain = await aChain()
    const { client } = aClient(chain, ({ method, params }) => {
      if (method !== 'eth_getCode') return undefined
      const account = String(params?.[0])
      if (sameAddress(account, alice.address)) return { result: '0x6001' }
      return sameAddress(account, bob.address)
        ? { result: `0xef0100${'ab'.repeat(20)}` }
        : undefined
    })
    expect(
      (await readSnapshot(client, at(safes.treasury), { ownerKinds: true })).contractOwners,
    ).toEqual([alice.address])
    expect(isDelegation(`0xEF0100${'ab'.repeat(20)}`)).toBe(true)
    expect(isContractCode(`0xef0100${'ab'.repeat(21)}`)).toBe(true)
    expect([null, undefined, '0x'].map(isContractCode)).toEqual([false, false, false])
  })
})

describe('an address that is not a Safe', () => {
  it.each([
    ['somebody', alice.address],
    ['a token', base.tokens.usdc],
    ['the contract behind the safes', '0x41675C099F32341bf84BFc5382aF534df5C7461a'],
    ['a contract that rejects everything', base.stubborn],
    ['nothing at all', '0x00000000000000000000000000000000000000aa'],
  ] as const)('is reported for %s', async (_, address) => {
    const chain = await aChain()
    await expect(readSnapshot(aClient(chain).client, { chainId: '1', address })).rejects.toThrow(
      NotASafeError,
    )
    await expect(
      readSnapshot(aClient(chain, noMulticall).client, { chainId: '1', address }),
    ).rejects.toThrow(NotASafeError)
  })

  it('is not reported if the node fails', async () => {
    const chain = await aChain()
    const { client } = aClient(
      chain,
      (request) =>
        noMulticall(request) ??
        (request.method === 'eth_call'
          ? ({ error: { code: -32_000, message: 'header not found' } } as never)
          : undefined),
    )
    const failure = await readSnapshot(client, at(safes.treasury)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(NotASafeError)
  })
})

describe('an old contract', () => {
  it('that names no singleton and pages no modules is read with one more request', async () => {
    const chain = await aChain()
    const { client, asked } = aClient(chain, (request) => {
      const call = request.params?.[0] as { data?: string } | undefined
      const unknown =
        request.method === 'eth_call' &&
        (call?.data?.startsWith('0xa619486e') || call?.data?.startsWith('0xcc2f8452'))
      return (
        noMulticall(request) ??
        (unknown ? ({ error: { code: 3, message: 'execution reverted' } } as never) : undefined)
      )
    })
    expect(safes.vault.modules).toHaveLength(1)
    expect(await readSnapshot(client, at(safes.vault))).toEqual(
      await readSnapshot(aClient(chain).client, at(safes.vault)),
    )
    expect(asked.at(-1)).toEqual(['eth_getCode'])
  })
})

describe('code and storage of a Safe', () => {
  it('are those of the node: the contract cannot deny what it runs', async () => {
    const chain = await aChain()
    await replaceSingleton(chain, safes.treasury.address)
    const snapshot = await readSnapshot(aClient(chain).client, at(safes.treasury))
    expect(snapshot).toMatchObject({
      singleton: impostor,
      singletonCodeHash: keccak256(chain.codeAt(impostor)),
      version: '1.4.1',
    })
    expect(officialVersion(snapshot)).toBeUndefined()
  })

  it('are all from the block of the other values', async () => {
    const chain = await aChain()
    const blocks = new Set<unknown>()
    const { client } = aClient(chain, ({ method, params }) => {
      if (params?.length) blocks.add(`${method} ${String(params?.at(-1))}`)
      return undefined
    })
    const { blockNumber } = await readSnapshot(client, at(safes.treasury), {
      safeTxHash: `0x${'ab'.repeat(32)}`,
      ownerKinds: true,
    })
    const block = numberToHex(blockNumber)
    expect(blocks).toEqual(
      new Set([
        'eth_call latest',
        `eth_call ${block}`,
        `eth_getCode ${block}`,
        `eth_getStorageAt ${block}`,
      ]),
    )
  })

  it('include the code at the Safe’s own address, without the compiler’s metadata', async () => {
    const chain = await aChain()
    const { address } = safes.treasury
    const read = async () =>
      (await readSnapshot(aClient(chain).client, at(safes.treasury))).proxyCodeHash
    const before = await read()
    const code = chain.codeAt(address)
    await chain.overwrite(address, {
      code: code.replace('03d1488ee65e08fa', '0000000000000000') as Hex,
    })
    expect(chain.codeAt(address)).not.toBe(code)
    expect(await read()).toBe(before)
    // One instruction, here one that is never reached.
    await chain.overwrite(address, { code: code.replace('f3fea264', 'f300a264') as Hex })
    expect(isOfficialProxy(await read())).toBe(false)
  })

  it.each(Object.entries(oldProxies.runtime))('are official for a proxy of %s', (_, code) => {
    expect(isOfficialProxy(keccak256(withoutMetadata(code as Hex)))).toBe(true)
  })

  it('are compared whole where there is no metadata', () => {
    for (const code of ['0x', '0x60', '0x6000', '0x6001ffff'] as const)
      expect(withoutMetadata(code)).toBe(code)
  })
})

describe('a node of another chain', () => {
  it('is recognized by one request, and nothing that it says is used', async () => {
    const chain = await aChain({ chainId: 17_000 })
    const { client, asked } = aClient(chain, undefined, { chainId: '1' })
    await expect(
      readSnapshot(client, { chainId: '1', address: safes.testFund.address }),
    ).rejects.toThrow(OtherChainError)
    await expect(readBalance(client, alice.address)).rejects.toThrow(
      'The node configured for chain 1 belongs to chain 17000.',
    )
    await expect(readErc20s(client, [base.tokens.usdc], alice.address)).rejects.toThrow(
      OtherChainError,
    )
    expect(asked[0]).toEqual(['eth_chainId', 'eth_call', 'eth_blockNumber'])
  })

  it('is checked for its id once, and again only if that failed', async () => {
    const chain = await aChain()
    let isDown = true
    const { client, asked } = aClient(chain, ({ method }) =>
      isDown && method === 'eth_chainId'
        ? ({ error: { code: -32_000, message: 'down' } } as never)
        : undefined,
    )
    await expect(readBalance(client, alice.address)).rejects.toThrow('down')
    isDown = false
    asked.length = 0
    await Promise.all([readBalance(client, alice.address), readBalance(client, bob.address)])
    await readBalance(client, alice.address)
    expect(asked.flat().filter((method) => method === 'eth_chainId')).toHaveLength(1)
  })
})
