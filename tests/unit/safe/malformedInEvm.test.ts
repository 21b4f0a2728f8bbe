import type { Address } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Hex, zeroAddress } from '#base'
import {
  addressesOf,
  decodeTransaction,
  encodeExec,
  encodeMultiSend,
  plainTx,
  sentinel,
} from '#safe'
import { allowanceModule } from '../../../mocks/chain/genesis/contracts.ts'
import { base, type Chain, household, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { canonicalCall, encodeCall, type Method } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { spellingsOf } from './malformedCalls.ts'

const { alice, bob, erin, frank } = people
const { usdc, wbtc } = base.tokens
const safe = household.address
const someone: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'

let chain: Chain
beforeAll(async () => {
  chain = await aChain({ scenario: 'limits' })
})

interface Simulated {
  calls: { status: string; logs: { address: string; topics: string[]; data: string }[] }[]
}

/** `ExecutionSuccess(bytes32,uint256)`, which contains the hash of the bytes. */
const succeeded = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'

/** The events of a call; undefined if it fails. */
async function eventsOf(call: { from: Address; to: Address; data: Hex }, on = chain) {
  const params = [{ blockStateCalls: [{ calls: [call] }] }, 'latest']
  const [block] = (await on.request({ method: 'eth_simulateV1', params })) as Simulated[]
  const done = block?.calls[0]
  return done?.status === '0x1'
    ? done.logs.filter(({ topics }) => topics[0] !== succeeded)
    : undefined
}

interface Tried {
  to: Address
  operation: 0 | 1
  method: Method
  data: Hex
}

const aCall = (to: Address, method: Method, data: Hex): Tried => ({
  to,
  operation: 0,
  method,
  data,
})

/** What the Safe executes with the consent of the owner who sends it. */
const executing = (to: Address, data: Hex, operation: 0 | 1): Hex =>
  encodeExec(
    plainTx({ to, data, operation, nonce: 0n }),
    `0x${alice.address.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`,
  )

/** A call by the Safe, or by its owner to it, or code that runs as the Safe. */
function asCall({ to, operation, method }: Tried, data: Hex) {
  if (method === methods.execTransaction) return { from: alice.address, to, data }
  return operation === 0
    ? { from: safe, to, data }
    : { from: alice.address, to: safe, data: executing(to, data, operation) }
}

/**
 * Has the Safe make a call in every spelling. What a contract executes must be known for what it
 * is: its events are those of the call as it was read. Returns the spellings that are executed.
 */
async function executedOf(tried: Tried): Promise<string[]> {
  const { method, data, to, operation } = tried
  const run = (bytes: Hex) => eventsOf(asCall(tried, bytes))
  expect((await run(data))?.length, `${method.name} is executed`).toBeGreaterThan(0)
  const executed: string[] = []
  for (const { what, data: spelled, isSame } of spellingsOf(method, data)) {
    // The same bytes, or half a byte, which can't be sent.
    if (isSame || spelled.length % 2 === 1) continue
    const events = await run(spelled)
    if (!events) continue
    const about = `${method.name}, ${what}: ${spelled}`
    expect(events, about).toEqual(await run(canonicalCall(method, spelled)))
    const { effect, risks } = decodeTransaction(
      plainTx({ to, data: spelled, operation, nonce: 0n }),
      method === methods.execTransaction ? alice.address : safe,
    )
    expect(effect.kind, about).toBe('malformed')
    expect(risks, about).toContainEqual({
      id: 'malformed',
      at: [],
      method: method.name,
    })
    executed.push(what)
  }
  return executed
}

const dirty = ({ method, data }: Tried) =>
  spellingsOf(method, data).flatMap(({ what }) => (what.startsWith('dirty bit') ? [what] : []))

describe('a malformed call, executed', { timeout: 30_000 }, () => {
  it.each([
    aCall(allowanceModule, methods.addDelegate, encodeCall(methods.addDelegate, [someone])),
    aCall(
      allowanceModule,
      methods.setAllowance,
      encodeCall(methods.setAllowance, [erin.address, usdc, 500n, 60, 0]),
    ),
    aCall(
      allowanceModule,
      methods.resetAllowance,
      encodeCall(methods.resetAllowance, [erin.address, wbtc]),
    ),
    aCall(
      allowanceModule,
      methods.deleteAllowance,
      encodeCall(methods.deleteAllowance, [erin.address, wbtc]),
    ),
    aCall(
      allowanceModule,
      methods.removeDelegate,
      encodeCall(methods.removeDelegate, [frank.address, true]),
    ),
    aCall(
      safe,
      methods.addOwnerWithThreshold,
      encodeCall(methods.addOwnerWithThreshold, [someone, 1n]),
    ),
    aCall(
      safe,
      methods.removeOwner,
      encodeCall(methods.removeOwner, [alice.address, bob.address, 1n]),
    ),
    aCall(
      safe,
      methods.swapOwner,
      encodeCall(methods.swapOwner, [sentinel, alice.address, someone]),
    ),
    aCall(safe, methods.enableModule, encodeCall(methods.enableModule, [someone])),
    aCall(
      safe,
      methods.disableModule,
      encodeCall(methods.disableModule, [sentinel, allowanceModule]),
    ),
    aCall(safe, methods.setGuard, encodeCall(methods.setGuard, [zeroAddress])),
    aCall(safe, methods.setFallbackHandler, encodeCall(methods.setFallbackHandler, [someone])),
  ])('with dirty bits is executed, and reviewed as what it does: $method.name', async (tried) => {
    expect(await executedOf(tried)).toEqual(dirty(tried))
  })

  it('with dirty bits is executed by every version of the contract', async () => {
    const everyday = await aChain()
    const { oldSavings, treasury, operations } = safes
    for (const { address, version } of [oldSavings, treasury, operations]) {
      const data = encodeCall(methods.enableModule, [someone])
      const malformed = data.replace('0'.repeat(24), 'f'.repeat(24)) as Hex
      const [events, plain] = await Promise.all(
        [malformed, data].map((one) =>
          eventsOf({ from: address, to: address, data: one }, everyday),
        ),
      )
      expect(plain, version).toHaveLength(1)
      expect(events, version).toEqual(plain)
    }
  })

  it.each([
    aCall(safe, methods.changeThreshold, encodeCall(methods.changeThreshold, [2n])),
    aCall(usdc, methods.transfer, encodeCall(methods.transfer, [someone, 1n])),
    aCall(usdc, methods.approve, encodeCall(methods.approve, [someone, 1n])),
    aCall(
      base.collectible,
      methods.setApprovalForAll,
      encodeCall(methods.setApprovalForAll, [someone, true]),
    ),
  ])('is rejected where it has no dirty bits or is checked: $method.name', async (tried) => {
    expect(await executedOf(tried)).toEqual([])
  })

  const moved = (argument: number) => [
    `moved contents of argument ${argument} (bytes)`,
    `dirty end of argument ${argument} (bytes)`,
  ]

  it('to another Safe or its library is executed, and reviewed as what it does', async () => {
    const approve = encodeCall(methods.approve, [someone, 1n])
    const exec = aCall(safe, methods.execTransaction, executing(usdc, approve, 0))
    const executed = await executedOf(exec)
    expect(executed).toEqual(expect.arrayContaining([...dirty(exec), ...moved(2), ...moved(9)]))
    expect(executed.filter((what) => !what.startsWith('dirty bit'))).toHaveLength(8)
    const [to] = addressesOf('SignMessageLib', '1.4.1')
    const data = encodeCall(methods.signMessage, ['0x123456'])
    expect(
      await executedOf({ to: to as Address, operation: 1, method: methods.signMessage, data }),
    ).toEqual(expect.arrayContaining(moved(0)))
  })

  it('with a moved batch is executed, and its actions are reviewed', async () => {
    const approve = encodeCall(methods.approve, [someone, 1n])
    const [to] = addressesOf('MultiSendCallOnly', '1.4.1')
    const data = encodeMultiSend([{ to: usdc, value: 0n, data: approve, operation: 0 }])
    expect(
      await executedOf({ to: to as Address, operation: 1, method: methods.multiSend, data }),
    ).toEqual(expect.arrayContaining([...moved(0), 'overlapping offset of argument 0 (bytes)']))
  })
})
