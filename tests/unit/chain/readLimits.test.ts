import { parseEther, parseUnits, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { type Address, sameAddress } from '#base'
import { NotAnAllowanceModuleError, readFormerLimits, readLimits } from '#chain'
import {
  allowanceModules,
  encodeAddLimitDelegate,
  encodeMultiSend,
  encodeSetLimit,
  plainTx,
  safeTxHash,
} from '#safe'
import { base, household, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, type Between, execData, noMulticall, sendAs } from './setup.ts'

const { alice, carol, dave, erin, frank } = people
const { dai, usdc, wbtc } = base.tokens
const [module, older] = allowanceModules as [Address, Address]
const inUse = { official: allowanceModules, enabled: [module] }
const minuteOf = (moment: string) => Date.parse(`${moment}Z`) / 60_000

const expected = [
  {
    delegate: erin.address,
    token: wbtc,
    amount: parseUnits('0.25', 8),
    spent: parseUnits('0.1', 8),
    period: 65_535,
    startedAt: minuteOf('2026-10-30T08:45'),
  },
  {
    delegate: dave.address,
    token: zeroAddress,
    amount: parseEther('0.5'),
    spent: 0n,
    period: 0,
    startedAt: minuteOf('2026-10-29T11:30'),
  },
  {
    delegate: carol.address,
    token: usdc,
    amount: parseUnits('500', 6),
    spent: parseUnits('120', 6),
    period: 10_080,
    startedAt: minuteOf('2026-11-18T10:00'),
  },
].map((limit) => ({ module, ...limit }))

/** A chain that has no code at an address. */
const without =
  (address: Address): Between =>
  ({ method, params }) =>
    method === 'eth_getCode' && sameAddress(params?.[0] as Address, address)
      ? { result: '0x' }
      : undefined

describe('the spending limits of a Safe', () => {
  it('are read in three steps, without those that were removed', async () => {
    const { client, asked } = aClient(await aChain({ scenario: 'limits' }))
    const limits = await readLimits(client, household.address, inUse)
    expect(limits).toMatchObject({
      module,
      isEnabled: true,
      limits: expected,
      balance: parseEther('4'),
      isComplete: true,
    })
    expect(limits?.delegates.map(({ delegate }) => delegate)).toEqual(
      [frank, erin, dave, carol].map(({ address }) => address),
    )
    expect(
      limits?.tokens.map(({ token, symbol, balance }) => ({ token, symbol, balance })),
    ).toEqual([
      // Of a limit that was removed, which isn't known before it is read.
      { token: dai, symbol: 'DAI', balance: parseUnits('1500', 18) },
      { token: wbtc, symbol: 'WBTC', balance: parseUnits('0.5', 8) },
      { token: usdc, symbol: 'USDC', balance: parseUnits('8500', 6) },
    ])
    expect(asked.flat().filter((method) => method === 'eth_call')).toHaveLength(4)
    expect(asked).toHaveLength(3)
  })

  it('that an account would have again are those of its tokens that remained', async () => {
    const { client, asked } = aClient(await aChain({ scenario: 'limits' }))
    const formerOf = (delegate: Address) =>
      readFormerLimits(client, household.address, { module, delegate })
    expect(await formerOf(carol.address)).toEqual([usdc])
    expect(asked).toHaveLength(2)
    expect(await formerOf(frank.address)).toEqual([])
    expect(await formerOf(alice.address)).toEqual([])
  })

  it('are the same without Multicall3', async () => {
    const chain = await aChain({ scenario: 'limits' })
    expect(await readLimits(aClient(chain, noMulticall).client, household.address, inUse)).toEqual(
      await readLimits(aClient(chain).client, household.address, inUse),
    )
  })

  it('are read from all pages of delegates', async () => {
    const chain = await aChain({ scenario: 'limits' })
    const { client } = aClient(chain)
    const many = Array.from(
      { length: 203 },
      (_, at) => `0x${(at + 1).toString(16).padStart(12, '0').padStart(40, 'b')}` as Address,
    )
    const calls = many.flatMap((delegate) =>
      [
        encodeAddLimitDelegate(delegate),
        encodeSetLimit({ delegate, token: usdc, raw: 1n, minutes: 0 }),
      ].map((data) => ({
        to: module,
        value: 0n,
        data,
        operation: 0 as const,
      })),
    )
    for (let from = 0, nonce = 0n; from < calls.length; from += 58) {
      const library = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
      nonce = BigInt(
        await client.request({
          method: 'eth_call',
          params: [{ to: household.address, data: '0xaffed0e0' }, 'latest'],
        }),
      )
      const tx = plainTx({
        to: library,
        operation: 1,
        nonce,
        data: encodeMultiSend(calls.slice(from, from + 58)),
      })
      const hash = safeTxHash({ chainId: '1', address: household.address, version: '1.4.1' }, tx)
      await sendAs(
        chain,
        client,
        alice,
        household.address,
        await execData(tx, [alice], hash),
        14_000_000n,
      )
    }
    const limits = await readLimits(client, household.address, inUse)
    expect(limits?.limits).toHaveLength(206)
    expect(new Set(limits?.limits.map(({ delegate }) => delegate.toLowerCase())).size).toBe(206)
    expect(limits?.isComplete).toBe(true)
  }, 60_000)

  it('are kept by a module that is not enabled, and say so', async () => {
    const { client } = aClient(await aChain({ scenario: 'limits' }))
    const limits = await readLimits(client, household.address, {
      official: allowanceModules,
      enabled: [],
    })
    expect(limits).toMatchObject({ module, isEnabled: false, limits: expected })
    expect(
      await readLimits(client, safes.treasury.address, { official: allowanceModules, enabled: [] }),
    ).toMatchObject({
      module,
      isEnabled: false,
      limits: [],
    })
  })

  it('need a module that the chain has', async () => {
    const chain = await aChain({ scenario: 'limits' })
    expect(
      await readLimits(aClient(chain, without(module)).client, household.address, {
        official: allowanceModules,
        enabled: [],
      }),
    ).toBeNull()
    const swapped = { official: [older, module], enabled: [] }
    expect(await readLimits(aClient(chain).client, household.address, swapped)).toMatchObject({
      module,
    })
  })

  it('are an error, and never empty, if the contract responds unexpectedly', async () => {
    const { client } = aClient(await aChain({ scenario: 'limits' }))
    await expect(
      readLimits(client, household.address, { official: [usdc], enabled: [usdc] }),
    ).rejects.toThrow(NotAnAllowanceModuleError)
    await expect(
      readLimits(client, household.address, { official: [dave.address], enabled: [dave.address] }),
    ).rejects.toThrow(NotAnAllowanceModuleError)
  })
})
