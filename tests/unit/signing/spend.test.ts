import { describe, expect, it, test } from 'vitest'
import { type Address, type Hex, sameAddress } from '#base'
import { ethCall, type Followed, followTransaction, readErc20s, readLimits } from '#chain'
import { allowanceModules } from '#safe'
import {
  createSpendStore,
  followSpend,
  followSpends,
  type PendingSpend,
  sendSpend,
  simulateSpend,
  type Spending,
  type SpendPort,
  spendsKey,
  WalletError,
  withoutSpend,
  withSpend,
} from '#signing'
import { base, household } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { simulationPort } from '../../../src/screens/core/ports/simulationPort.ts'
import { aClient } from '../chain/setup.ts'
import { aChain, wallet } from '../mocks/chain/setup.ts'
import { aReceipt, memory, txHash } from './fakePorts.ts'

const { carol, dave, erin } = people
const { usdc } = base.tokens
const [module] = allowanceModules as [Address, Address]
const spending: Spending = {
  at: { chainId: '1', address: household.address },
  module,
  delegate: carol.address,
  token: usdc,
  to: dave.address,
  raw: 380_000_000n,
}

async function world() {
  const chain = await aChain({ scenario: 'limits' })
  const { client } = aClient(chain)
  const port: SpendPort = {
    call: (call) => ethCall(client, call),
    estimate: simulationPort(client).estimate,
  }
  const store = createSpendStore({ storage: memory(), now: () => 0 })
  const send = (one: Spending, from = carol) =>
    sendSpend(
      {
        store,
        now: () => 5,
        wallet: {
          sendTransaction: ({ to, data, gas }) =>
            wallet(chain, from).sendTransaction({ to, data, ...(gas && { gas }) }),
        },
      },
      { spending: one, gas: 500_000n, legacy: false },
    )
  const follow = (sent: Parameters<typeof followTransaction>[1]) => followTransaction(client, sent)
  return { client, port, store, send, follow }
}

describe('a payment from a limit', () => {
  it('costs its gas at the price of the network', async () => {
    const port: SpendPort = {
      call: () => Promise.resolve('0x'),
      estimate: () =>
        Promise.resolve({
          gas: 70_000n,
          price: 3n,
          dataFee: 0n,
          operatorFee: { fixed: 0n, perMillionGas: 0n },
        }),
    }
    expect(await simulateSpend(port, spending)).toEqual({
      status: 'works',
      gas: 70_000n,
      fee: 210_000n,
    })
  })

  it('works up to the limit, and moves the money without any signature of an owner', async () => {
    const { client, port, store, send, follow } = await world()
    expect(await simulateSpend(port, spending)).toMatchObject({
      status: 'works',
      gas: expect.any(BigInt),
    })
    const [before] = await readErc20s(client, [usdc], dave.address)
    const sent = await send(spending)
    expect(store.get()).toEqual([sent])
    expect(sent).toMatchObject({
      by: carol.address,
      to: dave.address,
      raw: 380_000_000n,
      state: { status: 'processing' },
    })
    expect(await followSpend({ store, follow, now: () => 6 }, sent)).toEqual({ status: 'done' })
    expect(store.get()[0]?.state).toEqual({ status: 'done' })
    const [after] = await readErc20s(client, [usdc], dave.address)
    expect((after?.balance ?? 0n) - (before?.balance ?? 0n)).toBe(380_000_000n)
    const limits = await readLimits(client, household.address, {
      official: allowanceModules,
      enabled: [module],
    })
    expect(limits?.limits.find(({ delegate }) => delegate === carol.address)).toMatchObject({
      spent: 500_000_000n,
    })
    expect(await simulateSpend(port, { ...spending, raw: 1n })).toMatchObject({ status: 'reverts' })
  })

  test.each([
    ['more than is left', { raw: 380_000_001n }],
    ['another account', { delegate: erin.address }],
  ])('of %s is rejected by its simulation', async (_, parts) => {
    const { port } = await world()
    expect(await simulateSpend(port, { ...spending, ...parts })).toMatchObject({
      status: 'reverts',
    })
  })

  it('is unknown, never fine, if the node doesn’t report it', async () => {
    const { port } = await world()
    const broken = () => Promise.reject(new Error('no node'))
    expect(await simulateSpend({ ...port, call: broken }, spending)).toEqual({ status: 'unknown' })
    expect(await simulateSpend({ ...port, estimate: broken }, spending)).toEqual({
      status: 'unknown',
    })
  })

  it('isn’t reported as sent if the token transferred nothing', async () => {
    const { store, send, follow } = await world()
    const sent = await send(spending)
    const silent: typeof follow = async (one) => {
      const found = await follow(one)
      return found.status === 'mined'
        ? {
            ...found,
            receipt: {
              ...found.receipt,
              logs: found.receipt.logs.filter(({ address }) => !sameAddress(address, usdc)),
            },
          }
        : found
    }
    expect(await followSpend({ store, follow: silent, now: () => 6 }, sent)).toEqual({
      status: 'missing',
    })
  })

  it('that the wallet rejects is not in the store', async () => {
    const store = createSpendStore({ storage: memory() })
    const sendTransaction = () => Promise.reject(new WalletError('rejected', 'no'))
    await expect(
      sendSpend({ store, now: () => 0, wallet: { sendTransaction } }, { spending, legacy: true }),
    ).rejects.toThrow(WalletError)
    expect(store.get()).toEqual([])
  })

  const { at, token, to, raw } = spending
  const stored: PendingSpend = {
    at,
    module,
    token,
    to,
    raw,
    by: carol.address,
    txHash,
    since: 5,
    state: { status: 'processing' },
  }

  test.each<[string, Followed, PendingSpend['state']]>([
    [
      'reverted',
      { status: 'mined', receipt: aReceipt({ status: 'reverted' }) },
      { status: 'reverted' },
    ],
    ['mined as something else', { status: 'mined', receipt: aReceipt() }, { status: 'missing' }],
    ['replaced', { status: 'replaced' }, { status: 'replaced' }],
  ])('that was %s says so', async (__, found, state) => {
    const store = createSpendStore({ storage: memory(), now: () => 6 })
    store.update((list) => withSpend(list, stored))
    expect(await followSpend({ store, follow: async () => found, now: () => 6 }, stored)).toEqual(
      state,
    )
    expect(store.get()[0]?.state).toEqual(state)
  })

  it('is followed once across tabs and after a reload, until the user dismisses it', async () => {
    const storage = memory()
    const store = createSpendStore({ storage, now: () => 6 })
    store.update((list) => withSpend(list, stored))
    const settled: Hex[] = []
    const again = createSpendStore({ storage, now: () => 6 })
    const stop = followSpends({
      store: again,
      now: () => 6,
      followOf: () => async () => ({ status: 'mined', receipt: aReceipt({ status: 'reverted' }) }),
      onSettled: (spend) => settled.push(spend.txHash),
    })
    await expect.poll(() => settled).toEqual([txHash])
    stop()
    store.update((list) => withoutSpend(list, stored))
    expect(store.get()).toEqual([])
  })

  it('survives a reload in each state, and is forgotten after a day', () => {
    const storage = memory()
    for (const status of ['done', 'missing', 'reverted', 'replaced', 'dropped'] as const) {
      createSpendStore({ storage, now: () => 6 }).update(() => [{ ...stored, state: { status } }])
      expect(createSpendStore({ storage, now: () => 6 }).get()).toEqual([
        { ...stored, state: { status } },
      ])
    }
    createSpendStore({ storage, now: () => 6 }).update(() => [
      { ...stored, state: { status: 'processing', slow: true, nonce: 3 } },
    ])
    expect(createSpendStore({ storage, now: () => 6 }).get()[0]?.state).toEqual({
      status: 'processing',
      slow: true,
      nonce: 3,
    })
    expect(createSpendStore({ storage, now: () => 6 + 24 * 60 * 60 * 1000 }).get()).toEqual([])
  })

  test.each([
    ['no recipient', { to: 'dave' }],
    ['an invalid amount', { raw: '-1' }],
    ['an unknown state', { state: { status: 'spent' } }],
    ['a hash that is none', { txHash: '0x12' }],
  ])('with %s is left out, and reported', (__, parts) => {
    const storage = memory()
    storage.setItem(spendsKey, JSON.stringify([{ ...stored, raw: '1', ...parts }]))
    const store = createSpendStore({ storage, now: () => 6 })
    expect({ list: store.get(), trouble: store.getTrouble() }).toEqual({
      list: [],
      trouble: 'damaged',
    })
  })
})
