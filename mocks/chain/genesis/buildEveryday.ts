import { encodeFunctionData, parseAbi, parseUnits, type Address, type Hash, type Hex } from 'viem'

import { people, type Person } from '../../people.ts'
import { approvedBy, encodeMultiSend, safeAbi } from '../safeTools.ts'
import { transferData } from '../transferData.ts'
import type { SealedBlock, StateDelta } from '../types.ts'
import { bank, Builder, ether } from './Builder.ts'
import { genesisOn } from './buildBase.ts'
import { deployments } from './contracts.ts'
import type { Base, SafePlace } from './places.ts'
import { tokenKinds, type TokenKey } from './tokenKinds.ts'

const { alice, bob, carol, dave, erin, frank } = people
const sentinel: Address = '0x0000000000000000000000000000000000000001'

const collectibleAbi = parseAbi([
  'function mint(address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
])
const moduleAbi = parseAbi(['function spend(address safe, address to, uint256 value, bytes data)'])

interface Dump {
  layer: StateDelta
  blocks: SealedBlock[]
}

export interface Built {
  dump: Dump
  safes: SafePlace[]
}

export const amount = (key: TokenKey, whole: string): bigint =>
  parseUnits(whole, tokenKinds[key].decimals)

const own = (functionName: 'enableModule' | 'setGuard', address: Address): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName, args: [address] })

interface Plan {
  key: string
  name: string
  version: SafePlace['version']
  owners: readonly Person[]
  threshold: number
  l2?: boolean
  creator: Person
}

/** Creates a Safe and records its address. */
export async function settle(builder: Builder, plan: Plan, salt: bigint): Promise<SafePlace> {
  const { key, name, version, owners, threshold, l2 = false, creator } = plan
  const made: { address: Address; createdIn: Hash } = await builder.safe(creator, {
    version,
    owners,
    threshold,
    l2,
    salt,
  })
  return {
    key,
    name,
    chainId: builder.chain.chainId,
    address: made.address,
    version,
    l2,
    owners: owners.map((one) => one.address),
    threshold,
    modules: [],
    guard: null,
    creator: creator.address,
    createdIn: made.createdIn,
  }
}

export const treasuryPlan: Plan = {
  key: 'treasury',
  name: 'Treasury',
  version: '1.4.1',
  owners: [alice, bob, carol],
  threshold: 2,
  creator: alice,
}

/** Chain 1 of `everyday` (and `busy`): five Safes with a few weeks of history. */
export async function buildEveryday(base: StateDelta, places: Base): Promise<Built> {
  const builder = await Builder.on(genesisOn(1, [base]))
  const { usdc, dai, wbtc, seats } = places.tokens
  const pay = (key: TokenKey, to: Address, whole: string) =>
    builder.send(bank, { to: places.tokens[key], data: transferData(to, amount(key, whole)) })

  builder.at('2026-09-02 08:12')
  const oldSavings = await settle(
    builder,
    {
      key: 'oldSavings',
      name: 'Old savings',
      version: '1.3.0',
      owners: [alice, bob, carol],
      threshold: 2,
      creator: bob,
    },
    1n,
  )
  await builder.at('2026-09-02 08:40').send(bob, { to: oldSavings.address, value: ether(3) })
  await builder
    .at('2026-09-09 17:05')
    .exec(oldSavings.address, { to: carol.address, value: ether(0.4) }, [alice, bob], bob)

  const treasury = await settle(builder.at('2026-09-14 09:30'), treasuryPlan, 1n)
  await builder.at('2026-09-14 10:02').send(bank, { to: treasury.address, value: ether(42.5) })
  await builder
    .at('2026-09-14 10:15')
    .send(bank, { to: usdc, data: transferData(treasury.address, amount('usdc', '250000')) })
  builder.at('2026-09-15 11:21')
  await pay('dai', treasury.address, '80000')

  const operations = await settle(
    builder.at('2026-09-16 13:00'),
    {
      key: 'operations',
      name: 'Operations',
      version: '1.5.0',
      owners: [alice, bob, carol, erin, frank],
      threshold: 3,
      creator: carol,
    },
    2n,
  )
  await builder.at('2026-09-16 13:20').send(carol, { to: operations.address, value: ether(5) })
  builder.at('2026-09-17 08:00')
  await pay('usdc', operations.address, '20000')

  const pettyCash = await settle(
    builder.at('2026-09-20 15:45'),
    {
      key: 'pettyCash',
      name: 'Petty cash',
      version: '1.4.1',
      owners: [alice],
      threshold: 1,
      l2: true,
      creator: alice,
    },
    3n,
  )
  await builder.at('2026-09-20 15:50').send(alice, { to: pettyCash.address, value: ether(0.8) })

  await builder
    .at('2026-09-23 10:10')
    .exec(treasury.address, { to: dave.address, value: ether(1.5) }, [alice, bob], alice)
  builder.at('2026-09-24 16:30')
  await pay('wbtc', treasury.address, '1.75')

  const vault = await settle(
    builder.at('2026-09-25 09:00'),
    {
      key: 'vault',
      name: 'Vault',
      version: '1.4.1',
      owners: [bob, carol, alice],
      threshold: 2,
      creator: bob,
    },
    4n,
  )
  await builder.at('2026-09-25 09:20').send(bank, { to: vault.address, value: ether(120) })
  await builder
    .at('2026-09-26 12:00')
    .exec(
      vault.address,
      { to: vault.address, data: own('enableModule', places.module) },
      [bob, carol],
      bob,
    )
  await builder
    .at('2026-09-26 12:30')
    .exec(
      vault.address,
      { to: vault.address, data: own('setGuard', places.guard) },
      [bob, carol],
      carol,
    )

  await builder
    .at('2026-09-30 14:00')
    .exec(
      treasury.address,
      { to: usdc, data: transferData(erin.address, amount('usdc', '12500')) },
      [bob, carol],
      bob,
    )
  builder.at('2026-10-02 09:41')
  await pay('seats', treasury.address, '12')
  for (const piece of [3n, 7n, 12n]) {
    await builder.at(`2026-10-03 1${piece % 10n}:05`).send(bob, {
      to: places.collectible,
      data: encodeFunctionData({
        abi: collectibleAbi,
        functionName: 'mint',
        args: [treasury.address, piece],
      }),
    })
  }

  await builder.at('2026-10-07 10:00').exec(
    treasury.address,
    {
      to: deployments['1.4.1'].multiSendCallOnly,
      operation: 1,
      data: encodeMultiSend([
        { to: dai, data: transferData(dave.address, amount('dai', '2000')) },
        { to: dai, data: transferData(erin.address, amount('dai', '3000')) },
        { to: frank.address, value: ether(0.25) },
      ]),
    },
    [alice, carol],
    carol,
  )
  await builder
    .at('2026-10-08 11:11')
    .exec(pettyCash.address, { to: dave.address, value: ether(0.05) }, [alice], alice)
  await builder
    .at('2026-10-10 07:55')
    .exec(
      operations.address,
      { to: usdc, data: transferData(dave.address, amount('usdc', '1250')) },
      [alice, bob, carol],
      alice,
    )

  const add = encodeFunctionData({
    abi: safeAbi,
    functionName: 'addOwnerWithThreshold',
    args: [erin.address, 3n],
  })
  await builder
    .at('2026-10-12 09:14')
    .exec(treasury.address, { to: treasury.address, data: add }, [alice, bob], bob)
  const remove = encodeFunctionData({
    abi: safeAbi,
    functionName: 'removeOwner',
    args: [sentinel, erin.address, 2n],
  })
  await builder
    .at('2026-10-19 09:20')
    .exec(treasury.address, { to: treasury.address, data: remove }, [alice, bob, erin], alice)

  await builder.at('2026-10-21 18:02').send(alice, {
    to: places.module,
    data: encodeFunctionData({
      abi: moduleAbi,
      args: [vault.address, erin.address, ether(2.5), '0x'],
    }),
  })
  // More than the balance: the inner call fails and, because a gas amount is set, the failure is
  // recorded instead of reverted.
  await builder
    .at('2026-10-23 12:45')
    .exec(
      treasury.address,
      { to: usdc, data: transferData(dave.address, amount('usdc', '900000')), safeTxGas: 100_000n },
      [bob, carol],
      carol,
    )
  await builder
    .at('2026-10-23 13:30')
    .exec(treasury.address, { to: treasury.address }, [alice, carol], carol)

  await builder
    .at('2026-10-28 10:25')
    .exec(vault.address, { to: carol.address, value: ether(10) }, [bob, alice], bob)
  await builder
    .at('2026-10-30 15:00')
    .exec(operations.address, { to: frank.address, value: ether(0.75) }, [bob, erin, frank], frank)
  await builder
    .at('2026-11-02 09:30')
    .exec(
      treasury.address,
      { to: wbtc, data: transferData(dave.address, amount('wbtc', '0.25')) },
      [alice, bob],
      alice,
    )
  await builder.at('2026-11-05 20:10').exec(
    treasury.address,
    {
      to: places.collectible,
      data: encodeFunctionData({
        abi: collectibleAbi,
        functionName: 'safeTransferFrom',
        args: [treasury.address, bob.address, 3n],
      }),
    },
    [bob, carol],
    bob,
  )
  await builder
    .at('2026-11-10 08:08')
    .exec(pettyCash.address, { to: usdc, data: transferData(dave.address, 0n) }, [alice], alice)
  await builder
    .at('2026-11-12 16:20')
    .exec(treasury.address, { to: seats, data: transferData(carol.address, 2n) }, [carol], alice, [
      approvedBy(alice.address),
    ])
  await builder
    .at('2026-11-16 09:05')
    .send(dave, { to: dai, data: transferData(treasury.address, amount('dai', '640')) })
  await builder
    .at('2026-11-18 14:32')
    .exec(
      treasury.address,
      { to: usdc, data: transferData(carol.address, amount('usdc', '4200')) },
      [alice, carol],
      carol,
    )
  await builder.at('2026-11-19 10:47').send(erin, { to: treasury.address, value: ether(0.5) })

  return {
    dump: { layer: await builder.layer(), blocks: await builder.blocks() },
    safes: [
      treasury,
      operations,
      pettyCash,
      { ...vault, modules: [places.module], guard: places.guard },
      oldSavings,
    ],
  }
}

/** Chain 17000: one Safe with a few assets. */
export async function buildTestChain(base: StateDelta, places: Base): Promise<Built> {
  const builder = await Builder.on(genesisOn(17_000, [base]))
  const testFund = await settle(
    builder.at('2026-10-01 12:00'),
    {
      key: 'testFund',
      name: 'Test fund',
      version: '1.5.0',
      owners: [alice, bob, carol],
      threshold: 2,
      creator: alice,
    },
    1n,
  )
  await builder.at('2026-10-01 12:10').send(alice, { to: testFund.address, value: ether(2) })
  await builder.at('2026-10-01 12:20').send(bank, {
    to: places.tokens.usdc,
    data: transferData(testFund.address, amount('usdc', '5000')),
  })
  await builder
    .at('2026-10-15 08:30')
    .exec(testFund.address, { to: dave.address, value: ether(0.1) }, [alice, bob], bob)
  return {
    dump: { layer: await builder.layer(), blocks: await builder.blocks() },
    safes: [testFund],
  }
}

/** Chain 1 of `empty`: the Treasury on its first day, without assets. */
export async function buildEmpty(base: StateDelta): Promise<Built> {
  const builder = await Builder.on(genesisOn(1, [base]))
  const treasury = await settle(builder.at('2026-11-20 09:00'), treasuryPlan, 1n)
  return {
    dump: { layer: await builder.layer(), blocks: await builder.blocks() },
    safes: [treasury],
  }
}
