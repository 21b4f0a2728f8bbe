import {
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  pad,
  parseAbi,
  parseEther,
  parseUnits,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { describe, expect, it } from 'vitest'

import { allowanceCalls } from '../../../../mocks/chain/allowanceAbi.ts'
import allowance011 from '../../../../mocks/chain/contracts/allowance-0.1.1.json' with { type: 'json' }
import { Builder } from '../../../../mocks/chain/genesis/Builder.ts'
import {
  allowanceModule,
  deployments,
  safeFactory,
} from '../../../../mocks/chain/genesis/contracts.ts'
import {
  base,
  household,
  loadGenesis,
  safes,
  type Chain,
  type Scenario,
} from '../../../../mocks/chain/index.ts'
import { encodeMultiSend, safeAbi } from '../../../../mocks/chain/safeTools.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { aChain, reading } from './setup.ts'
import { signAllowance } from './signAllowance.ts'

const { alice, bob, carol, dave, erin, frank } = people
const { usdc, dai, wbtc } = base.tokens
const safe = household.address
const week = 10_080

const reads = parseAbi([
  'function NAME() view returns (string)',
  'function VERSION() view returns (string)',
  'function getDelegates(address, uint48, uint8) view returns (address[] results, uint48 next)',
  'function getTokens(address, address) view returns (address[])',
  'function getTokenAllowance(address, address, address) view returns (uint256[5])',
])

const of = (chain: Chain) => ({ address: allowanceModule, abi: reads, client: reading(chain) })

async function allowance(chain: Chain, delegate: Address, token: Address, owner: Address = safe) {
  const { client, ...module } = of(chain)
  const [amount, spent, minutes, lastReset, nonce] = await client.readContract({
    ...module,
    functionName: 'getTokenAllowance',
    args: [owner, delegate, token],
  })
  return {
    amount,
    spent,
    minutes: Number(minutes),
    lastReset: new Date(Number(lastReset) * 60_000).toISOString().slice(0, 16),
    nonce: Number(nonce),
  }
}

const delegatesOf = async (chain: Chain, owner: Address = safe) => {
  const { client, ...module } = of(chain)
  return (
    await client.readContract({ ...module, functionName: 'getDelegates', args: [owner, 0, 20] })
  )[0]
}

const balanceOf = (chain: Chain, token: Address, owner: Address) =>
  reading(chain).readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })

/** The chain of `limits`, on which time can pass. */
const later = async (moment = '2026-11-20 12:00') =>
  (await Builder.on(await loadGenesis('limits', 1))).at(moment)

const call = (
  functionName:
    | 'setAllowance'
    | 'addDelegate'
    | 'resetAllowance'
    | 'deleteAllowance'
    | 'removeDelegate',
  args: readonly unknown[],
): Hex =>
  encodeFunctionData({ abi: allowanceCalls, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0])

/** What the Safe says to its module. */
const says = (builder: Builder, data: Hex) =>
  builder.exec(safe, { to: allowanceModule, data }, [bob], bob)

interface Spending {
  token?: Address
  to?: Address
  value: bigint
  delegate?: Person
  signature?: Hex
}
const spending = ({
  token = usdc,
  to = dave.address,
  value,
  delegate = carol,
  signature = '0x',
}: Spending): Hex =>
  encodeFunctionData({
    abi: allowanceCalls,
    functionName: 'executeAllowanceTransfer',
    args: [safe, token, to, value, zeroAddress, 0n, delegate.address, signature],
  })

/** Why the module would reject. */
const rejection = (chain: Chain, sender: Person, data: Hex): Promise<string> =>
  reading(chain)
    .call({ to: allowanceModule, data, account: sender.address })
    .then(
      () => 'accepted',
      (cause: unknown) => String(cause),
    )

const tooMuch = 'newSpent > allowance.spent && newSpent <= allowance.amount'
const dollars = (amount: string) => parseUnits(amount, 6)

describe('the allowance module', { timeout: 30_000 }, () => {
  it("is the published code: Safe's factory makes the published address of it", () => {
    const bytecode = allowance011.creation.AllowanceModule as Hex
    expect(
      getContractAddress({
        opcode: 'CREATE2',
        from: safeFactory,
        salt: pad('0x', { size: 32 }),
        bytecode,
      }),
    ).toBe('0xAA46724893dedD72658219405185Fb0Fc91e091C')
    expect(allowanceModule).toBe('0xAA46724893dedD72658219405185Fb0Fc91e091C')
  })

  it.each([
    ['everyday', 1],
    ['everyday', 17_000],
    ['empty', 17_000],
    ['huge', 1],
    ['limits', 1],
  ] as const)('is on every chain: in %s on %i', async (scenario: Scenario, chainId) => {
    const { client, ...module } = of(await aChain({ scenario, chainId }))
    expect(await client.readContract({ ...module, functionName: 'NAME' })).toBe('Allowance Module')
    expect(await client.readContract({ ...module, functionName: 'VERSION' })).toBe('0.1.1')
  })
})

describe('the household', { timeout: 30_000 }, () => {
  it('has a renewing limit, a one-time limit, the longest period and a bare delegate', async () => {
    const chain = await aChain({ scenario: 'limits' })
    const { client, ...module } = of(chain)
    expect(await delegatesOf(chain)).toEqual(
      [frank, erin, dave, carol].map(({ address }) => address),
    )
    expect(await allowance(chain, carol.address, usdc)).toEqual({
      amount: dollars('500'),
      spent: dollars('120'),
      minutes: week,
      lastReset: '2026-11-18T10:00',
      nonce: 4,
    })
    expect(await allowance(chain, dave.address, zeroAddress)).toEqual({
      amount: parseEther('0.5'),
      spent: 0n,
      minutes: 0,
      lastReset: '2026-10-29T11:30',
      nonce: 1,
    })
    expect(await allowance(chain, erin.address, wbtc)).toEqual({
      amount: parseUnits('0.25', 8),
      spent: parseUnits('0.1', 8),
      minutes: 65_535,
      lastReset: '2026-10-30T08:45',
      nonce: 2,
    })
    expect(
      await client.readContract({
        ...module,
        functionName: 'getTokens',
        args: [safe, frank.address],
      }),
    ).toEqual([dai])
    expect(await allowance(chain, frank.address, dai)).toMatchObject({
      amount: 0n,
      spent: 0n,
      minutes: 0,
      nonce: 1,
    })
    expect(
      await client.readContract({
        address: safe,
        abi: parseAbi(['function isModuleEnabled(address) view returns (bool)']),
        functionName: 'isModuleEnabled',
        args: [allowanceModule],
      }),
    ).toBe(true)
  })

  it('lets its delegate spend the rest of the limit, and no more', async () => {
    const builder = await later()
    const { chain } = builder
    const before = await balanceOf(chain, usdc, dave.address)
    expect(await rejection(chain, carol, spending({ value: dollars('380.000001') }))).toContain(
      tooMuch,
    )
    await builder.send(carol, { to: allowanceModule, data: spending({ value: dollars('380') }) })
    expect(await balanceOf(chain, usdc, dave.address)).toBe(before + dollars('380'))
    expect(await allowance(chain, carol.address, usdc)).toMatchObject({
      spent: dollars('500'),
      nonce: 5,
    })
    expect(await rejection(chain, carol, spending({ value: 1n }))).toContain(tooMuch)
    await expect(
      builder.send(carol, { to: allowanceModule, data: spending({ value: 1n }) }),
    ).rejects.toThrow('failed')
    expect(await balanceOf(chain, usdc, dave.address)).toBe(before + dollars('380'))
  })

  it("pays ether, for a one-time limit, which doesn't renew", async () => {
    const builder = await later()
    const { chain } = builder
    const before = chain.balanceOf(erin.address)
    const data = spending({
      token: zeroAddress,
      to: erin.address,
      value: parseEther('0.5'),
      delegate: dave,
    })
    await builder.send(dave, { to: allowanceModule, data })
    expect(chain.balanceOf(erin.address)).toBe(before + parseEther('0.5'))
    builder.at('2027-11-20 12:00')
    await builder.send(bob, { to: alice.address })
    expect(await rejection(chain, dave, data)).toContain(tooMuch)
    await says(builder, call('resetAllowance', [dave.address, zeroAddress]))
    expect(await allowance(chain, dave.address, zeroAddress)).toMatchObject({
      amount: parseEther('0.5'),
      spent: 0n,
    })
  })

  it('renews a limit after its period, in whole periods', async () => {
    const builder = await later('2026-11-25 09:59')
    await builder.send(bob, { to: alice.address })
    expect(await allowance(builder.chain, carol.address, usdc)).toMatchObject({
      spent: dollars('120'),
      lastReset: '2026-11-18T10:00',
    })
    await builder.at('2026-11-25 10:00').send(bob, { to: alice.address })
    expect(await allowance(builder.chain, carol.address, usdc)).toMatchObject({
      spent: 0n,
      lastReset: '2026-11-25T10:00',
    })
    await builder
      .at('2026-12-24 18:00')
      .send(carol, { to: allowanceModule, data: spending({ value: dollars('500') }) })
    expect(await allowance(builder.chain, carol.address, usdc)).toMatchObject({
      spent: dollars('500'),
      lastReset: '2026-12-23T10:00',
    })
  })

  it("accepts a delegate's signature from anyone, once, and no one else's", async () => {
    const builder = await later()
    const { chain } = builder
    const signature = await signAllowance(carol, {
      safe,
      token: usdc,
      to: dave.address,
      amount: dollars('20'),
      nonce: 4,
    })
    const data = spending({ value: dollars('20'), signature })
    expect(await rejection(chain, frank, spending({ value: dollars('20') }))).toContain(
      'expectedDelegate == signer',
    )
    await builder.send(frank, { to: allowanceModule, data })
    expect(await allowance(chain, carol.address, usdc)).toMatchObject({
      spent: dollars('140'),
      nonce: 5,
    })
    expect(await rejection(chain, frank, data)).toContain('expectedDelegate == signer')
  })

  it('keeps what is spent when a limit changes, and removes delegates with limits', async () => {
    const builder = await later()
    const { chain } = builder
    await says(builder, call('setAllowance', [carol.address, usdc, dollars('100'), week, 0]))
    expect(await allowance(chain, carol.address, usdc)).toMatchObject({
      amount: dollars('100'),
      spent: dollars('120'),
      lastReset: '2026-11-18T10:00',
    })
    expect(await rejection(chain, carol, spending({ value: 1n }))).toContain(tooMuch)
    // A shorter period counts from the same start, and may be over already.
    await says(builder, call('setAllowance', [carol.address, usdc, dollars('100'), 1_440, 0]))
    expect(await allowance(chain, carol.address, usdc)).toMatchObject({
      spent: 0n,
      lastReset: '2026-11-20T10:00',
    })

    await says(builder, call('deleteAllowance', [erin.address, wbtc]))
    expect(await allowance(chain, erin.address, wbtc)).toMatchObject({
      amount: 0n,
      spent: 0n,
      minutes: 0,
    })
    await says(builder, call('removeDelegate', [dave.address, true]))
    expect(await delegatesOf(chain)).toEqual([frank, erin, carol].map(({ address }) => address))
    expect(await allowance(chain, dave.address, zeroAddress)).toMatchObject({ amount: 0n })
    const data = spending({ token: zeroAddress, value: 1n, delegate: dave })
    expect(await rejection(chain, dave, data)).toContain(tooMuch)
  })

  it('rejects a start without a period, and a limit for someone who isn’t a delegate', async () => {
    const { chain } = await later()
    const asSafe = (data: Hex) => rejection(chain, { ...alice, address: safe }, data)
    expect(await asSafe(call('setAllowance', [carol.address, usdc, 1n, 0, 29_000_000]))).toContain(
      'resetBaseMin <= currentMin && resetTimeMin > 0',
    )
    expect(await asSafe(call('setAllowance', [bob.address, usdc, 1n, 0, 0]))).toContain(
      'uint48(delegate)].delegate == delegate',
    )
  })
})

describe('the Treasury of limits', { timeout: 30_000 }, () => {
  it('has no module, and enables it with the first limit in one batch', async () => {
    const builder = await later()
    const { chain } = builder
    const treasury = safes.treasury.address
    expect(await delegatesOf(chain, treasury)).toEqual([])
    const data = encodeMultiSend([
      {
        to: treasury,
        data: encodeFunctionData({
          abi: safeAbi,
          functionName: 'enableModule',
          args: [allowanceModule],
        }),
      },
      { to: allowanceModule, data: call('addDelegate', [dave.address]) },
      {
        to: allowanceModule,
        data: call('setAllowance', [dave.address, usdc, dollars('50'), week, 0]),
      },
    ])
    await builder.exec(
      treasury,
      { to: deployments['1.4.1'].multiSendCallOnly, operation: 1, data },
      [alice, bob],
      alice,
    )
    expect(await delegatesOf(chain, treasury)).toEqual([dave.address])
    expect(await allowance(chain, dave.address, usdc, treasury)).toEqual({
      amount: dollars('50'),
      spent: 0n,
      minutes: week,
      lastReset: '2026-11-20T12:00',
      nonce: 1,
    })
  })
})
