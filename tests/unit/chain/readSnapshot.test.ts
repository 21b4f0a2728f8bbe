import { describe, expect, it } from 'vitest'
import { isContractCode, isDelegation, sameAddress } from '#base'
import { NotASafeError, readSnapshot } from '#chain'
import { domainHash, encodeApproveHash, versionBySingleton } from '#safe'
import { base, safes, type SafePlace } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, aSafeTx, noMulticall, sendAs } from './setup.ts'

const { alice, bob } = people
const at = ({ chainId, address }: SafePlace) => ({ chainId: String(chainId), address })

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
    expect(snapshot.fallbackHandler).not.toBeNull()
    expect(asked).toEqual([['eth_call']])
  })

  it('is the same without Multicall3, all from one block', async () => {
    const chain = await aChain()
    const { client, asked } = aClient(chain, noMulticall)
    for (const place of [safes.treasury, safes.vault, safes.oldSavings]) {
      expect(await readSnapshot(client, at(place))).toEqual(await readSnapshot(aClient(chain).client, at(place)))
    }
    // The failed multicall, the block, and then everything in one batch.
    expect(asked.slice(0, 3).map((methods) => methods.length)).toEqual([1, 1, 11])
  })

  it('includes who approved a hash, of the given signers or of all owners', async () => {
    const chain = await aChain()
    const { client, asked } = aClient(chain)
    const { hash } = aSafeTx(safes.treasury.address, { to: bob.address, nonce: 99n })
    await sendAs(chain, client, alice, safes.treasury.address, encodeApproveHash(hash))
    asked.length = 0
    const some = await readSnapshot(client, at(safes.treasury), { safeTxHash: hash, signers: [bob.address, alice.address] })
    expect(some.approvals).toEqual({ safeTxHash: hash, owners: [alice.address] })
    expect(asked).toEqual([['eth_call']])
    const all = await readSnapshot(client, at(safes.treasury), { safeTxHash: hash })
    expect(all.approvals).toEqual({ safeTxHash: hash, owners: [alice.address] })
  })

  it('includes which owners are contracts; a delegated account still signs with its key', async () => {
    const chain = await aChain()
    const { client } = aClient(chain, ({ method, params }) => {
      if (method !== 'eth_getCode') return undefined
      const account = String(params?.[0])
      if (sameAddress(account, alice.address)) return { result: '0x6001' }
      return sameAddress(account, bob.address) ? { result: `0xef0100${'ab'.repeat(20)}` } : undefined
    })
    expect((await readSnapshot(client, at(safes.treasury), { ownerKinds: true })).contractOwners).toEqual([alice.address])
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
    ['a contract that refuses everything', base.stubborn],
    ['nothing at all', '0x00000000000000000000000000000000000000aa'],
  ] as const)('is reported for %s', async (_, address) => {
    const chain = await aChain()
    await expect(readSnapshot(aClient(chain).client, { chainId: '1', address })).rejects.toThrow(NotASafeError)
    await expect(readSnapshot(aClient(chain, noMulticall).client, { chainId: '1', address })).rejects.toThrow(NotASafeError)
  })

  it('is not reported if the node fails', async () => {
    const chain = await aChain()
    const { client } = aClient(
      chain,
      (request) => noMulticall(request) ?? (request.method === 'eth_call' ? ({ error: { code: -32_000, message: 'header not found' } } as never) : undefined),
    )
    const failure = await readSnapshot(client, at(safes.treasury)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(NotASafeError)
  })
})

describe('an old contract', () => {
  it('without a storage getter is read through the node', async () => {
    const chain = await aChain()
    const { client } = aClient(chain, (request) => {
      const call = request.params?.[0] as { data?: string } | undefined
      // As before 1.3.0, without getStorageAt, and before 1.1.0, without paged modules.
      const unknown = request.method === 'eth_call' && (call?.data?.startsWith('0x5624b25b') || call?.data?.startsWith('0xcc2f8452'))
      return noMulticall(request) ?? (unknown ? ({ error: { code: 3, message: 'execution reverted' } } as never) : undefined)
    })
    expect(safes.vault.modules).toHaveLength(1)
    const [found, full] = [await readSnapshot(client, at(safes.vault)), await readSnapshot(aClient(chain).client, at(safes.vault))]
    expect(found).toEqual({ ...full, guard: null })
  })
})
