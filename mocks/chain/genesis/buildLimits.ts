import { encodeFunctionData, zeroAddress, type Address, type Hex } from 'viem'

import { people, type Person } from '../../people.ts'
import { allowanceCalls } from '../allowanceAbi.ts'
import { encodeMultiSend, safeAbi } from '../safeTools.ts'
import { transferData } from '../transferData.ts'
import type { StateDelta } from '../types.ts'
import { bank, Builder, ether } from './Builder.ts'
import { genesisOn } from './buildBase.ts'
import { amount, settle, treasuryPlan, type Built } from './buildEveryday.ts'
import { allowanceModule, deployments } from './contracts.ts'
import type { Base } from './places.ts'

const { alice, bob, carol, dave, erin, frank } = people
const week = 7 * 24 * 60
/** The longest period that fits: 45 days, 12 hours and 15 minutes. */
const longest = 65_535

/** Chain 1 of `limits`: a Safe whose members spend within limits, and the Treasury without any. */
export async function buildLimits(base: StateDelta, places: Base): Promise<Built> {
  const builder = await Builder.on(genesisOn(1, [base]))
  const { usdc, dai, wbtc } = places.tokens

  const treasury = await settle(builder.at('2026-10-26 09:30'), treasuryPlan, 1n)
  await builder.at('2026-10-26 10:02').send(bank, { to: treasury.address, value: ether(12) })
  await builder
    .at('2026-10-26 10:15')
    .send(bank, { to: usdc, data: transferData(treasury.address, amount('usdc', '40000')) })

  const household = await settle(
    builder.at('2026-10-27 09:00'),
    {
      key: 'household',
      name: 'Household',
      version: '1.4.1',
      owners: [alice, bob],
      threshold: 1,
      creator: alice,
    },
    5n,
  )
  const { address: safe } = household
  await builder.at('2026-10-27 09:20').send(alice, { to: safe, value: ether(4) })
  for (const [key, whole] of [
    ['usdc', '9000'],
    ['dai', '1500'],
    ['wbtc', '0.6'],
  ] as const) {
    await builder.send(bank, {
      to: places.tokens[key],
      data: transferData(safe, amount(key, whole)),
    })
  }

  const set = (delegate: Address, token: Address, limit: bigint, minutes: number): Hex =>
    encodeFunctionData({
      abi: allowanceCalls,
      functionName: 'setAllowance',
      args: [delegate, token, limit, minutes, 0],
    })
  const add = (delegate: Address): Hex =>
    encodeFunctionData({ abi: allowanceCalls, functionName: 'addDelegate', args: [delegate] })
  const remove = (delegate: Address, token: Address): Hex =>
    encodeFunctionData({
      abi: allowanceCalls,
      functionName: 'deleteAllowance',
      args: [delegate, token],
    })
  const batch = (calls: readonly Hex[], first: readonly { to: Address; data: Hex }[] = []) =>
    builder.exec(
      safe,
      {
        to: deployments['1.4.1'].multiSendCallOnly,
        operation: 1,
        data: encodeMultiSend([...first, ...calls.map((data) => ({ to: allowanceModule, data }))]),
      },
      [alice],
      alice,
    )
  const spend = (delegate: Person, token: Address, to: Address, value: bigint) =>
    builder.send(delegate, {
      to: allowanceModule,
      data: encodeFunctionData({
        abi: allowanceCalls,
        functionName: 'executeAllowanceTransfer',
        args: [safe, token, to, value, zeroAddress, 0n, delegate.address, '0x'],
      }),
    })

  const enable = encodeFunctionData({
    abi: safeAbi,
    functionName: 'enableModule',
    args: [allowanceModule],
  })
  builder.at('2026-10-28 10:00')
  await batch(
    [add(carol.address), set(carol.address, usdc, amount('usdc', '500'), week)],
    [{ to: safe, data: enable }],
  )
  builder.at('2026-10-29 11:30')
  await batch([add(dave.address), set(dave.address, zeroAddress, ether(0.5), 0)])
  builder.at('2026-10-30 08:45')
  await batch([add(erin.address), set(erin.address, wbtc, amount('wbtc', '0.25'), longest)])
  // Frank stays a delegate whose only limit was deleted: the module keeps the token.
  builder.at('2026-11-02 14:10')
  await batch([add(frank.address), set(frank.address, dai, amount('dai', '200'), week)])
  await builder
    .at('2026-11-09 16:00')
    .exec(safe, { to: allowanceModule, data: remove(frank.address, dai) }, [bob], bob)

  // Carol's weeks begin on Wednesdays at ten: two past ones, then the current one.
  builder.at('2026-11-03 12:15')
  await spend(carol, usdc, dave.address, amount('usdc', '300'))
  builder.at('2026-11-12 09:40')
  await spend(carol, usdc, dave.address, amount('usdc', '80'))
  builder.at('2026-11-16 13:05')
  await spend(erin, wbtc, dave.address, amount('wbtc', '0.1'))
  builder.at('2026-11-19 17:20')
  await spend(carol, usdc, frank.address, amount('usdc', '120'))
  return {
    dump: { layer: await builder.layer(), blocks: await builder.blocks() },
    safes: [treasury, { ...household, modules: [allowanceModule] }],
  }
}
