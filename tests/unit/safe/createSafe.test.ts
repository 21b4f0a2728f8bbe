import { keccak256, toFunctionSelector } from 'viem'
import { describe, expect, it, test } from 'vitest'
import { type Address, zeroAddress } from '#base'
import { followTransaction, readSnapshot } from '#chain'
import {
  addressesOf,
  createdAddress,
  creationContracts,
  creationDifferences,
  creationOf,
  creationVersions,
  type NewSafe,
  ownerProblem,
  proxyCreationCode,
  readCreationCode,
  sentinel,
  singletonAt,
  singletonFor,
} from '#safe'
import { people } from '../../../mocks/people.ts'
import { creationPort } from '../../../src/screens/core/ports/creationPort.ts'
import { aClient } from '../chain/setup.ts'
import { aChain, wallet } from '../mocks/chain/setup.ts'

const { alice, bob, carol } = people
const safe: NewSafe = {
  chainId: '1',
  version: '1.4.1',
  owners: [alice.address, bob.address, carol.address],
  threshold: 2,
  saltNonce: 7n,
}
const both = ['1', '17000'] as const

describe('a created Safe', () => {
  test.each(
    creationVersions.flatMap((version) => both.map((chainId) => [version, chainId] as const)),
  )(
    'of %s has the address and code that the real factory of chain %s gives it',
    async (version, chainId) => {
      const chain = await aChain({ chainId: chainId === '1' ? 1 : 17000 })
      const { client } = aClient(chain)
      const port = creationPort(client)
      const asked = { ...safe, version, chainId }
      const [contracts] = creationContracts(version, chainId)
      expect(await port.codeHashes(contracts!.map(({ address }) => address))).toEqual(
        contracts!.map(({ codeHash }) => codeHash),
      )
      const code = readCreationCode(
        version,
        await port.call({ to: contracts![0].address, data: proxyCreationCode }),
      )
      const creation = creationOf(asked, contracts!, code!)
      expect(createdAddress(await port.call(creation))).toBe(creation.address)
      const txHash = await wallet(chain, alice).sendTransaction({
        to: creation.to,
        data: creation.data,
      })
      expect(await followTransaction(client, { txHash, from: alice.address })).toMatchObject({
        status: 'mined',
        receipt: { status: 'success' },
      })
      const snapshot = await readSnapshot(client, { chainId, address: creation.address })
      expect(snapshot).toMatchObject({
        owners: asked.owners,
        threshold: 2,
        nonce: 0n,
        version,
        modules: [],
        guard: null,
      })
      expect(singletonAt(snapshot.singleton)).toMatchObject({
        version,
        contract: chainId === '1' ? 'Safe' : 'SafeL2',
      })
      expect(creationDifferences(asked, contracts!, snapshot)).toEqual([])
    },
  )

  it('is called with the selectors of the factory', async () => {
    expect(proxyCreationCode).toBe(toFunctionSelector('function proxyCreationCode()'))
    const [contracts] = creationContracts('1.4.1', '1')
    expect(creationOf(safe, contracts!, '0x').data.slice(0, 10)).toBe(
      toFunctionSelector('function createProxyWithNonce(address,bytes,uint256)'),
    )
  })

  it('has another address for each of the values that decide it', () => {
    const addressOf = (parts: Partial<NewSafe>) => {
      const one = { ...safe, ...parts }
      return creationOf(one, creationContracts(one.version, one.chainId)[0]!, '0x00').address
    }
    const all = [
      {},
      { saltNonce: 8n },
      { threshold: 1 },
      { owners: [bob.address, alice.address, carol.address] },
      { chainId: '17000' },
      ...creationVersions.slice(1).map((version) => ({ version })),
    ].map(addressOf)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the contracts', () => {
  it('are two sets for 1.3.0, whose addresses belong together', () => {
    const [canonical, eip155] = creationContracts('1.3.0', '17000')
    expect(creationContracts('1.3.0', '17000')).toHaveLength(2)
    expect(canonical!.map(({ address }) => address)).toEqual(
      (['SafeProxyFactory', 'SafeL2', 'FallbackHandler'] as const).map(
        (contract) => addressesOf(contract, '1.3.0')[0],
      ),
    )
    expect(eip155!.map(({ address }) => address)).toEqual(
      (['SafeProxyFactory', 'SafeL2', 'FallbackHandler'] as const).map(
        (contract) => addressesOf(contract, '1.3.0')[1],
      ),
    )
  })

  it('are the ones with more events everywhere but on the main network', () => {
    expect(['1', '10', '17000', '11155111'].map(singletonFor)).toEqual([
      'Safe',
      'SafeL2',
      'SafeL2',
      'SafeL2',
    ])
  })

  it('reject creation code that is not the official one, or no bytes at all', async () => {
    const { client } = aClient(await aChain())
    const returned = await creationPort(client).call({
      to: creationContracts('1.4.1', '1')[0]![0].address,
      data: proxyCreationCode,
    })
    expect(readCreationCode('1.4.1', returned)).toMatch(/^0x6080/)
    expect(readCreationCode('1.3.0', returned)).toBeUndefined()
    for (const other of [returned.slice(0, -66), '0x', keccak256('0x')] as `0x${string}`[])
      expect(readCreationCode('1.4.1', other)).toBeUndefined()
  })
})

describe('what a simulation returns', () => {
  const word = `0x${'0'.repeat(24)}${alice.address.slice(2).toLowerCase()}` as const
  test.each([
    ['an address', word, alice.address],
    ['nothing', '0x', undefined],
    ['more than an address', `${word}00`, undefined],
    ['a word that isn’t an address', `0x1${word.slice(3)}`, undefined],
  ] as const)('is read from %s', (_, returned, address) => {
    expect(createdAddress(returned as Address)).toBe(address)
  })
})

describe('an owner', () => {
  test.each([
    [zeroAddress, 'zero'],
    [sentinel, 'sentinel'],
    [addressesOf('SafeProxyFactory', '1.4.1')[0]!, 'safeContract'],
    [addressesOf('SafeL2', '1.3.0')[1]!.toLowerCase() as Address, 'safeContract'],
    [alice.address, undefined],
  ] as const)('%s: %s', (address, why) => {
    expect(ownerProblem(address)).toBe(why)
  })
})

describe('differences from the request', () => {
  const contracts = creationContracts('1.4.1', '1')[0]!
  const now = {
    owners: safe.owners,
    threshold: 2,
    singleton: contracts[1].address,
    fallbackHandler: contracts[2].address,
    modules: [],
    guard: null,
  }
  test.each([
    [
      'nothing, in any order and letter case',
      { owners: safe.owners.map((one) => one.toLowerCase() as Address).toReversed() },
      [],
    ],
    ['an owner less', { owners: safe.owners.slice(1) }, ['owners']],
    ['another owner', { owners: [...safe.owners.slice(1), zeroAddress] }, ['owners']],
    ['the threshold', { threshold: 1 }, ['threshold']],
    ['the contract', { singleton: contracts[0].address }, ['contract']],
    ['no handler', { fallbackHandler: null }, ['handler']],
    ['a module', { modules: [alice.address] }, ['modules']],
    ['a guard', { guard: alice.address }, ['modules']],
  ] as const)('%s', (_, parts, found) => {
    expect(creationDifferences(safe, contracts, { ...now, ...parts })).toEqual(found)
  })
})
