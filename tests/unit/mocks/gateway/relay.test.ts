import { GatewayHttpError, routes } from '#gateway'
import { encodeFunctionData, parseAbi, parseEther, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { planCreation } from '#signing'
import { creationPort } from '../../../../src/screens/core/ports/creationPort.ts'
import { aClient } from '../../chain/setup.ts'
import { bank } from '../../../../mocks/chain/genesis/bank.ts'
import { base } from '../../../../mocks/chain/index.ts'
import { encodeMultiSend } from '../../../../mocks/chain/safeTools.ts'
import { transferData } from '../../../../mocks/chain/transferData.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../../mocks/people.ts'
import { aStage, treasury } from './journey.ts'
import { outcomeOf } from './outcomeOf.ts'
import {
  chainId,
  executionOf,
  nonceOf,
  relay,
  remainingOf,
  skip,
  statusOf,
  testFund,
} from './relaying.ts'

const { alice, bob, dave } = people
const day = 24 * 3_600_000
const multiSendCallOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const invalid =
  '422 CGW error - 422: Invalid transfer. The proposed transfer is not an ' +
  'execTransaction/multiSend to another party or createProxyWithNonce call.'

describe('a relayed execution', () => {
  it('is paid by the relayer, and reported step by step', async () => {
    const stage = aStage()
    const chain = await stage.world.chain(chainId)
    const before = {
      dave: chain.balanceOf(dave.address),
      bank: chain.balanceOf(bank.address),
      safe: chain.balanceOf(testFund),
    }
    const { taskId } = await relay(
      stage,
      await executionOf(
        plainTransaction({
          to: dave.address,
          value: parseEther('0.25'),
          nonce: await nonceOf(stage),
        }),
      ),
    )
    expect(taskId).toMatch(/^0x[0-9a-f]{64}$/)
    expect(chain.balanceOf(dave.address) - before.dave).toBe(parseEther('0.25'))
    expect(before.safe - chain.balanceOf(testFund)).toBe(parseEther('0.25'))
    expect(await statusOf(stage, taskId)).toEqual({ status: 100 })
    expect(await statusOf(stage, taskId)).toEqual({ status: 110 })
    const { status, receipt } = await statusOf(stage, taskId)
    expect(status).toBe(200)
    const made = chain.receipt(receipt!.transactionHash as Hex)!
    expect(made).toMatchObject({ status: 'success', from: bank.address })
    expect(before.bank - chain.balanceOf(bank.address)).toBe(made.gasUsed * made.effectiveGasPrice)
    expect(await statusOf(stage, taskId)).toEqual({ status: 200, receipt })
  })

  it('is reported as executed to a client that returns later', async () => {
    let now = storyInstant
    const stage = aStage({ clock: { now: () => now } })
    const { taskId } = await relay(stage, await executionOf(skip(await nonceOf(stage))))
    now += 5000
    expect(await statusOf(stage, taskId)).toMatchObject({ status: 200 })
  })

  it('that failed on-chain is reported as failed', async () => {
    const stage = aStage()
    const chain = await stage.world.chain(chainId)
    const raw = await privateKeyToAccount(alice.privateKey).signTransaction({
      type: 'eip1559',
      chainId: 17_000,
      nonce: chain.nonceOf(alice.address),
      to: testFund,
      data: await executionOf(skip(99)),
      gas: 300_000n,
      maxFeePerGas: 3_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
    const txHash = (await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })) as Hex
    ;(await stage.world.state.chain(chainId)).relays.add({
      taskId: txHash,
      countedFor: [testFund],
      txHash,
      at: storyInstant - 60_000,
    })
    expect(await statusOf(stage, txHash)).toEqual({
      status: 500,
      receipt: { transactionHash: txHash },
    })
  })

  it('of several transactions in one batch counts once', async () => {
    const stage = aStage()
    const nonce = await nonceOf(stage)
    const calls = await Promise.all(
      [0, 1, 2].map(async (ahead) => ({
        to: testFund,
        data: await executionOf(skip(nonce + ahead)),
      })),
    )
    await relay(stage, encodeMultiSend(calls), multiSendCallOnly)
    expect(await nonceOf(stage)).toBe(nonce + 3)
    expect(await remainingOf(stage)).toEqual({ remaining: 4, limit: 5 })
    // Each of them is in the history.
    const { results } = await stage.gateway.call(routes.history, {
      path: { chainId, safeAddress: testFund },
    })
    const nonces = results.flatMap((row) =>
      row.type === 'TRANSACTION' && row.transaction.executionInfo?.type === 'MULTISIG'
        ? row.transaction.executionInfo.nonce
        : [],
    )
    expect(nonces.slice(0, 3)).toEqual([nonce + 2, nonce + 1, nonce])
  })

  it('may create a Safe, which counts for each owner of the new one', async () => {
    const stage = aStage()
    const chain = await stage.world.chain(chainId)
    const port = creationPort(aClient(chain).client)
    const planFor = async (saltNonce: bigint) => {
      const review = await planCreation(port, {
        chainId,
        version: '1.4.1',
        owners: [alice.address, dave.address],
        threshold: 1,
        saltNonce,
      })
      if (review.status !== 'ready') throw new Error(review.status)
      return review.plan
    }
    const plan = await planFor(1n)
    await relay(stage, plan.data, plan.to, chainId, '1.4.1')
    expect((await port.snapshot(plan.at)).owners).toEqual([alice.address, dave.address])
    expect(await remainingOf(stage, alice.address)).toEqual({ remaining: 4, limit: 5 })
    expect(await remainingOf(stage, dave.address)).toEqual({ remaining: 4, limit: 5 })
    expect(await remainingOf(stage, bob.address)).toEqual({ remaining: 5, limit: 5 })
    // To anyone but an official factory it is no creation.
    const other = await planFor(2n)
    expect(await outcomeOf(relay(stage, other.data, testFund))).toBe(invalid)
  })

  it("may change the Safe's own settings", async () => {
    const stage = aStage()
    const data = encodeFunctionData({
      abi: parseAbi(['function changeThreshold(uint256 threshold)']),
      args: [1n],
    })
    await relay(
      stage,
      await executionOf(plainTransaction({ to: testFund, data, nonce: await nonceOf(stage) })),
    )
    expect(
      await stage.gateway.call(routes.safe, { path: { chainId, safeAddress: testFund } }),
    ).toMatchObject({ threshold: 1 })
  })
})

describe('the limit of a Safe', () => {
  it('is five a day: the sixth is rejected, and slots are free again a day later', async () => {
    let now = storyInstant
    const stage = aStage({ clock: { now: () => now } })
    const first = await nonceOf(stage)
    for (let at = 0; at < 5; at++) {
      await relay(stage, await executionOf(skip(first + at)))
      expect(await remainingOf(stage)).toEqual({ remaining: 4 - at, limit: 5 })
      now += 60_000
    }
    const sixth = await executionOf(skip(first + 5))
    expect(await outcomeOf(relay(stage, sixth))).toBe(
      `429 CGW error - 429: Relay limit reached for ${testFund}`,
    )
    expect(await nonceOf(stage)).toBe(first + 5)
    expect(await remainingOf(stage, treasury)).toEqual({ remaining: 5, limit: 5 })
    now = storyInstant + day - 1
    expect(await remainingOf(stage)).toMatchObject({ remaining: 0 })
    now = storyInstant + day
    expect(await remainingOf(stage)).toMatchObject({ remaining: 1 })
    await relay(stage, sixth)
    expect(await nonceOf(stage)).toBe(first + 6)
  })

  it('is not exceeded by simultaneous requests', async () => {
    const stage = aStage()
    const first = await nonceOf(stage)
    for (let at = 0; at < 4; at++) await relay(stage, await executionOf(skip(first + at)))
    const both = await Promise.all(
      [4, 5].map(async (at) => relay(stage, await executionOf(skip(first + at)))).map(outcomeOf),
    )
    expect(both.toSorted()).toEqual([
      `429 CGW error - 429: Relay limit reached for ${testFund}`,
      'accepted',
    ])
  })
})

describe('relaying is rejected without counting', () => {
  it.each([
    ['for anything but an execution', async () => ({ data: '0x12345678' })],
    [
      'for an execution of which only the beginning is there',
      async (nonce: number) => ({ data: (await executionOf(skip(nonce))).slice(0, 200) }),
    ],
    [
      'for tokens that a safe sends to itself',
      async (nonce: number) => ({
        data: await executionOf(
          plainTransaction({ to: base.tokens.usdc, data: transferData(testFund, 5n), nonce }),
        ),
      }),
    ],
    [
      'for tokens that are moved from somebody to the same',
      async (nonce: number) => ({
        data: await executionOf(
          plainTransaction({
            to: base.tokens.usdc,
            nonce,
            data: encodeFunctionData({
              abi: parseAbi(['function transferFrom(address from, address to, uint256 value)']),
              args: [dave.address, dave.address, 1n],
            }),
          }),
        ),
      }),
    ],
    [
      'for money that a safe sends to itself',
      async (nonce: number) => ({
        data: await executionOf(plainTransaction({ to: testFund, value: 1n, nonce })),
      }),
    ],
    [
      'for a call to itself that safes do not have',
      async (nonce: number) => ({
        data: await executionOf(plainTransaction({ to: testFund, data: '0xdeadbeef', nonce })),
      }),
    ],
  ])('%s', async (_, call) => {
    const stage = aStage()
    const { data } = await call(await nonceOf(stage))
    expect(await outcomeOf(relay(stage, data))).toBe(invalid)
    expect(await remainingOf(stage)).toEqual({ remaining: 5, limit: 5 })
  })

  it('for a batch that is unofficial, empty, or for several Safes', async () => {
    const stage = aStage()
    const data = await executionOf(skip(await nonceOf(stage)))
    const text =
      '422 CGW error - 422: Invalid multiSend call. The batch is not all execTransaction ' +
      'calls to same address.'
    expect(
      await outcomeOf(relay(stage, encodeMultiSend([{ to: testFund, data }]), base.stubborn)),
    ).toBe('422 CGW error - 422: Unofficial MultiSend contract.')
    expect(
      await outcomeOf(
        relay(
          stage,
          encodeFunctionData({
            abi: parseAbi(['function multiSend(bytes transactions)']),
            args: ['0x'],
          }),
          multiSendCallOnly,
        ),
      ),
    ).toBe(text)
    expect(
      await outcomeOf(
        relay(
          stage,
          encodeMultiSend([
            { to: testFund, data },
            { to: treasury, data },
          ]),
          multiSendCallOnly,
        ),
      ),
    ).toBe(text)
    expect(
      await outcomeOf(
        relay(
          stage,
          encodeMultiSend([
            { to: testFund, data },
            { to: testFund, value: 1n },
          ]),
          multiSendCallOnly,
        ),
      ),
    ).toBe(text)
  })

  it('for an account that is not a Safe', async () => {
    const stage = aStage()
    expect(await outcomeOf(relay(stage, await executionOf(skip(1)), dave.address))).toBe(
      '422 CGW error - 422: Unsupported base contract.',
    )
  })

  it('if the simulation fails, with the reason', async () => {
    const stage = aStage()
    const nonce = await nonceOf(stage)
    for (const [signers, at, reason] of [
      [[alice], nonce, 'GS020'],
      [[alice, dave], nonce, 'GS026'],
      [[alice, bob], nonce + 1, 'GS026'],
    ] as const) {
      const failure = await relay(stage, await executionOf(skip(at), signers)).catch(
        (cause: unknown) => cause,
      )
      expect(failure).toBeInstanceOf(GatewayHttpError)
      expect(failure).toMatchObject({
        status: 422,
        code: 'SIMULATION_FAILED',
        detail: `Relay denied: transaction simulation failed: execution reverted: ${reason}`,
      })
    }
    expect(await remainingOf(stage)).toEqual({ remaining: 5, limit: 5 })
    expect(await nonceOf(stage)).toBe(nonce)
  })

  it('on a chain without a relayer', async () => {
    const stage = aStage()
    const { gateway } = stage
    const text = '403 CGW error - 403: No relayer defined'
    expect(
      await outcomeOf(
        relay(
          stage,
          await executionOf(
            plainTransaction({ to: treasury, nonce: 11 }),
            [alice, bob],
            treasury,
            '1',
          ),
          treasury,
          '1',
        ),
      ),
    ).toBe(text)
    expect(
      await outcomeOf(
        gateway.call(routes.relaysRemaining, { path: { chainId: '1', safeAddress: treasury } }),
      ),
    ).toBe(text)
    const told = await Promise.all(
      ['1', chainId].map((id) => gateway.call(routes.chain, { path: { chainId: id } })),
    )
    expect(told.map(({ relayer }) => relayer?.type ?? null)).toEqual([null, 'DAILY_LIMIT'])
  })

  it('with an invalid version, or a gas limit that is not a number', async () => {
    const stage = aStage()
    const data = await executionOf(skip(await nonceOf(stage)))
    expect(await outcomeOf(relay(stage, data, testFund, chainId, 'x'))).toBe(
      '422 CGW error - custom: Invalid semver string',
    )
    expect(
      await outcomeOf(
        stage.gateway.call(routes.relay, {
          path: { chainId },
          body: { version: '1.4.1+L2', to: testFund, data, gasLimit: 'much' },
        }),
      ),
    ).toBe('422 CGW error - custom: Unable to parse value')
  })

  it('for the status of an unknown task', async () => {
    expect(await outcomeOf(statusOf(aStage(), `0x${'12'.repeat(32)}`))).toBe(
      '404 CGW error - 404: Not found.',
    )
  })
})
