import { GatewayHttpError, routes } from '#gateway'
import { decodeAbiParameters, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { base, safes } from '../../../../mocks/chain/index.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { lag } from '../../../../mocks/gateway/networkCondition.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../../mocks/people.ts'
import { fetchOf } from '../../../../mocks/world.ts'
import { aProposal, aStage, chainId, execute, propose, treasury, type Stage } from './journey.ts'

const { alice, bob, dave } = people
const path = { chainId, safeAddress: treasury }

const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (cause: unknown) =>
      cause instanceof GatewayHttpError ? `${cause.status} ${cause.message}` : String(cause),
  )

describe('collectibles', () => {
  const ids = async ({ gateway }: Stage) =>
    (await gateway.call(routes.collectibles, { path })).results.map(({ id }) => id)

  it('are those of the Safe, without the transferred one', async () => {
    expect(await ids(aStage())).toEqual(['7', '12'])
  })

  it('have the data of their contract; a picture and a name may be missing', async () => {
    const { results } = await aStage().gateway.call(routes.collectibles, { path })
    expect(
      results.map(({ name, imageUri, metadata }) => [
        name,
        imageUri?.slice(0, 18) ?? null,
        metadata === null,
      ]),
    ).toEqual([
      [null, null, true],
      ['Small Pictures #12', 'data:image/svg+xml', false],
    ])
    expect(results[0]).toMatchObject({
      address: base.collectible,
      tokenName: 'Small Pictures',
      tokenSymbol: 'PICT',
    })
    const chain = await aStage().world.chain(1)
    const told = await chain.call({
      to: base.collectible,
      data: encodeFunctionData({
        abi: parseAbi(['function tokenURI(uint256 tokenId) view returns (string)']),
        args: [7n],
      }),
    })
    expect(results[0]?.uri).toBe(decodeAbiParameters([{ type: 'string' }], told)[0])
  })

  it('are paged', async () => {
    const { gateway } = aStage()
    const url = `${gateway.baseUrl}/v2/chains/1/safes/${treasury}/collectibles`
    const first = await gateway.page(routes.collectibles, `${url}?cursor=limit%3D1%26offset%3D0`, {
      path,
    })
    expect(first).toMatchObject({ count: 2, previous: null, results: [{ id: '7' }] })
    expect(await gateway.page(routes.collectibles, first.next!, { path })).toMatchObject({
      count: 2,
      next: null,
      results: [{ id: '12' }],
    })
  })

  it('follow transfers on the chain', async () => {
    const stage = aStage()
    const { nonce } = await stage.gateway.call(routes.safe, { path })
    const words = [treasury, dave.address, '0x7'].map((one) =>
      one.slice(2).toLowerCase().padStart(64, '0'),
    )
    const send = plainTransaction({
      to: base.collectible,
      data: `0x42842e0e${words.join('')}`,
      nonce,
    })
    await propose(stage.gateway, await aProposal(alice, send))
    expect(
      await execute(stage, await propose(stage.gateway, await aProposal(bob, send)), bob),
    ).toBe('success')
    expect(await ids(stage)).toEqual(['12'])
  })
})
describe('a Safe’s creation', () => {
  it("contains the factory's arguments, decoded", async () => {
    expect(await aStage().gateway.call(routes.creation, { path })).toMatchObject({
      created: '2026-09-14T09:30:00.000Z',
      creator: alice.address,
      masterCopy: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      factoryAddress: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      saltNonce: '1',
      dataDecoded: {
        method: 'setup',
        parameters: [
          { value: [alice.address, bob.address, people.carol.address] },
          { value: '2' },
          {},
          {},
          {},
          {},
          {},
          {},
        ],
      },
    })
    expect(
      await rejectionOf(
        aStage().gateway.call(routes.creation, { path: { chainId, safeAddress: dave.address } }),
      ),
    ).toBe('404 CGW error - 404: Not found.')
  })
})

describe('a contract', () => {
  const contract = (contractAddress: string) =>
    aStage().gateway.call(routes.contract, { path: { chainId, contractAddress } })

  it('has a name, its functions, and whether a Safe may make delegate calls to it', async () => {
    expect(await contract(base.tokens.usdc)).toMatchObject({
      displayName: 'USD Coin',
      trustedForDelegateCall: false,
      contractAbi: { abi: [{ name: 'transfer' }, { name: 'transferFrom' }, { name: 'approve' }] },
    })
    expect(await contract('0x9641d764fc13c8b624c04430c7356c1c7c8102e2')).toMatchObject({
      name: 'Safe: MultiSendCallOnly 1.4.1',
      trustedForDelegateCall: true,
      contractAbi: { abi: [{ name: 'multiSend' }] },
    })
  })

  it('is not found if it is unknown', async () => {
    expect(await rejectionOf(contract(dave.address))).toBe(
      '404 CGW error - 404: Error fetching the contract data.',
    )
  })
})

describe('Safe apps', () => {
  const names = async (query: { clientUrl?: string; url?: string } = {}, id = chainId) =>
    (await aStage().gateway.call(routes.safeApps, { path: { chainId: id }, query })).map(
      ({ name }) => name,
    )

  it('are those of the chain, and only for the products they allow', async () => {
    expect(await names()).toEqual([
      'Transaction Builder',
      'Payroll',
      'Sign here',
      'Probe',
      'Exchange',
      'Gallery',
    ])
    expect(await names({ clientUrl: 'https://coffer.demo.test' })).toEqual([
      'Transaction Builder',
      'Payroll',
      'Sign here',
      'Probe',
      'Exchange',
      'Gallery',
      'Members’ ballot',
    ])
    expect(await names({ clientUrl: 'https://elsewhere.test' }, '17000')).toEqual([
      'Transaction Builder',
      'Payroll',
      'Sign here',
      'Probe',
      'Faucet',
    ])
  })

  it('are found by their URL', async () => {
    expect(await names({ url: 'https://payroll.demo.test' })).toEqual(['Payroll'])
    expect(await names({ url: 'https://elsewhere.test' })).toEqual([])
    expect(await rejectionOf(names({}, '5'))).toBe('404 CGW error - 404: Not found.')
  })
})

describe('a chain', () => {
  it('has the features of a product, which must identify itself', async () => {
    const { gateway } = aStage()
    const features = async (serviceKey: string) =>
      (await gateway.call(routes.chainV2, { path, query: { serviceKey } })).features
    expect(await features('WALLET_WEB')).toEqual(
      (await gateway.call(routes.chain, { path })).features,
    )
    expect(await features('MOBILE')).not.toContain('SAFE_APPS')
    expect(
      (await gateway.call(routes.chainsV2, { query: { serviceKey: 'WALLET_WEB' } })).results,
    ).toEqual((await gateway.call(routes.chains, {})).results)
    expect(
      await rejectionOf(gateway.call(routes.chainsV2, { query: {} as { serviceKey: string } })),
    ).toBe('422 CGW error - invalid_type: Invalid input: expected string, received undefined')
    expect(
      await rejectionOf(
        gateway.call(routes.chainV2, {
          path: { chainId: '5' },
          query: { serviceKey: 'WALLET_WEB' },
        }),
      ),
    ).toBe('404 CGW error - 404: Not found.')
  })

  it('has its deployed master copies', async () => {
    const { gateway, world } = aStage()
    const copies = await gateway.call(routes.masterCopies, { path })
    expect(copies.map(({ version }) => version)).toEqual([
      '1.3.0',
      '1.3.0+L2',
      '1.4.1',
      '1.4.1+L2',
      '1.5.0',
      '1.5.0+L2',
    ])
    const { implementation, version } = await gateway.call(routes.safe, { path })
    expect(copies).toContainEqual({ address: implementation.value, version })
    expect((await world.chain(1)).codeAt(copies[0]!.address as `0x${string}`)).not.toBe('0x')
  })

  it("has its node's gas price", async () => {
    const { gateway, world } = aStage()
    const { result } = await gateway.call(routes.gasPrice, { path })
    expect(result).toMatchObject({
      SafeGasPrice: '2',
      ProposeGasPrice: '2',
      FastGasPrice: '2',
      suggestBaseFee: '1',
      LastBlock: String((await world.chain(1)).height),
    })
  })

  it('is indexed to the end, or to a minute before it if the gateway lags', async () => {
    const { gateway, world } = aStage()
    const height = Number((await world.chain(1)).height)
    expect(await gateway.call(routes.indexingStatus, { path })).toMatchObject({
      synced: true,
      erc20Synced: true,
      lastSync: storyInstant,
      currentBlockNumber: height,
      masterCopiesBlockNumber: height,
    })
    world.setNetworkCondition('lagging')
    expect(await gateway.call(routes.indexingStatus, { path })).toMatchObject({
      synced: false,
      erc20Synced: false,
      masterCopiesSynced: false,
      lastSync: storyInstant - lag,
      erc20BlockTimestamp: '2026-11-20T11:59:00.000Z',
    })
  })

  it('is unknown for all of these calls', async () => {
    const { gateway } = aStage()
    const nowhere = { path: { chainId: '5' } }
    const calls = [
      gateway.call(routes.about, nowhere),
      gateway.call(routes.masterCopies, nowhere),
      gateway.call(routes.indexingStatus, nowhere),
      gateway.call(routes.gasPrice, nowhere),
    ]
    expect(new Set(await Promise.all(calls.map(rejectionOf)))).toEqual(
      new Set(['404 CGW error - 404: Not found.']),
    )
  })
})

describe('the Safes of an owner', () => {
  const owned = { path: { ownerAddress: alice.address } }

  it('are the same in all three versions while all chains respond', async () => {
    const all = await aStage().gateway.call(routes.allOwnedSafesV2, owned)
    expect(all['17000']).toEqual([safes.testFund.address])
    expect(await aStage().gateway.call(routes.allOwnedSafesV3, owned)).toEqual(all)
    expect(
      await aStage({ gatewayVersion: '2025-01' }).gateway.call(routes.allOwnedSafesV1, owned),
    ).toEqual(all)
  })

  it('are null for a failed chain; the oldest version fails completely', async () => {
    const failing = (stage: Stage) => {
      const { chain } = stage.world.state
      stage.world.state.chain = (id) =>
        id === '1' ? Promise.reject(new Error('The node is down.')) : chain(id)
      return stage
    }
    expect(await failing(aStage()).gateway.call(routes.allOwnedSafesV2, owned)).toEqual({
      '1': null,
      '17000': [safes.testFund.address],
    })
    const { world } = failing(aStage({ gatewayVersion: '2025-01' }))
    await expect(
      fetchOf(world)(`${world.gatewayUrl}/v1/owners/${alice.address}/safes`),
    ).rejects.toThrow('The node is down.')
  })
})

it('newer overviews equal the older ones, always without spam', async () => {
  const { gateway, fetch, world } = aStage()
  const query = { currency: 'usd', safes: `1:${treasury}`, wallet_address: alice.address }
  expect(await gateway.call(routes.overviewsV2, { query })).toEqual(
    await gateway.call(routes.overviews, { query }),
  )
  expect(
    (
      await fetch(
        `${world.gatewayUrl}/v2/safes?currency=usd&safes=1:${treasury}&exclude_spam=maybe`,
      )
    ).status,
  ).toBe(200)
  expect(
    (
      await fetch(
        `${world.gatewayUrl}/v1/safes?currency=usd&safes=1:${treasury}&exclude_spam=maybe`,
      )
    ).status,
  ).toBe(400)
})
