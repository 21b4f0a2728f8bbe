import { parseTransaction, size } from 'viem'
import { describe, expect, it } from 'vitest'
import { readRollupFees } from '#chain'
import { executionCost, simulate } from '#signing'
import { chargeForData, gasPriceOracle, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { simulationPort } from '../../../src/screens/core/ports/simulationPort.ts'
import { draftGasFrom } from '../../../src/screens/transactions/execute/changes/changesFrom.ts'
import { costOf, isCostAsAgreed } from '../../../src/screens/transactions/execute/fees/costOf.ts'
import { canPay } from '../../../src/screens/transactions/execute/fees/feeCost.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, aSafeTx, type Between, execData, noMulticall } from './setup.ts'

const { alice, bob, dave } = people
const { treasury } = safes
const weiPerByte = 3_000_000_000
const at = { chainId: '1', address: treasury.address }
const none = { dataFee: 0n, operatorFee: { fixed: 0n, perMillionGas: 0n } }
const call = { to: treasury.address, data: `0x${'ab'.repeat(500)}` } as const

const level = { maxFeePerGas: 30n, maxPriorityFeePerGas: 2n, price: 12n }
const choice = { low: level, usual: level, fast: level }

/** A chain with a signed transaction; an OP Stack chain if it charges for data. */
async function aStage(
  price?: number,
  between?: Between,
  operator?: { fixed: bigint; perMillionGas: bigint },
) {
  const chain = await aChain()
  if (price !== undefined) await chargeForData(chain, price, operator)
  const { client } = aClient(chain, between)
  const nonce = chain.storageAt(treasury.address, 5n)
  const { tx, hash } = aSafeTx(treasury.address, {
    to: dave.address,
    value: 1n,
    nonce: BigInt(nonce),
  })
  const data = await execData(tx, [alice, bob], hash)
  const result = () => simulate(simulationPort(client), at, data, dave.address)
  return { client, tx, data, result }
}

async function worked(stage: { result: () => ReturnType<typeof simulate> }) {
  const result = await stage.result()
  if (result.status !== 'works') throw new Error(result.status)
  return result
}

describe('the fee for publishing a transaction', () => {
  it.each([
    ['in a multicall', undefined],
    ['without Multicall3', noMulticall],
  ])('is what the chain’s own contract takes for its bytes, %s', async (_, between) => {
    const { client } = await aStage(weiPerByte, between)
    const { dataFee: fee = 0n } = await readRollupFees(client, call)
    const bytes = Number(fee) / weiPerByte
    expect(bytes).toBeGreaterThan(500)
    // Everything else in a transaction: its numbers, its receiver, and lengths.
    expect(bytes).toBeLessThan(560)
    const { dataFee: more = 0n } = await readRollupFees(client, { ...call, missingSignatures: 2 })
    expect(Number(more - fee) / weiPerByte).toBe(130)
  })

  it('is estimated for the transaction as it will be sent', async () => {
    const asked: string[] = []
    const { client } = await aStage(undefined, (request) => {
      const { to, data } = (request.params?.[0] ?? {}) as { to?: string; data?: string }
      if (to?.toLowerCase() === gasPriceOracle.toLowerCase()) asked.push(String(data))
      return noMulticall(request)
    })
    await readRollupFees(client, call)
    const [published = ''] = asked.filter((data) => data.startsWith('0x49948e0e'))
    const length = Number(`0x${published.slice(74, 138)}`)
    const bytes = `0x${published.slice(138, 138 + 2 * length)}` as const
    expect(parseTransaction(bytes)).toMatchObject({
      chainId: 1,
      ...call,
      to: call.to.toLowerCase(),
    })
    expect(size(bytes)).toBe(length)
  })

  it.each<[string, Between | undefined]>([
    ['in a multicall', undefined],
    ['without Multicall3', noMulticall],
  ])('is none for a chain without that contract, %s', async (_, between) => {
    const { client } = await aStage(undefined, between)
    expect(await readRollupFees(client, call)).toEqual(none)
  })

  it.each<[string, Between]>([
    ['reverts', (request) => ofOracle(request, { error: { code: 3, message: 'x' } })],
    ['answers something else', (request) => ofOracle(request, { result: '0x01' })],
    ['answers two words', (request) => ofOracle(request, { result: `0x${'0'.repeat(128)}` })],
  ])('is unknown, not none, for a contract that %s', async (_, between) => {
    const { client } = await aStage(weiPerByte, between)
    expect((await readRollupFees(client, call)).dataFee).toBeUndefined()
  })

  it('is unknown if the node fails', async () => {
    const { client } = await aStage(weiPerByte, (request) =>
      ofOracle(request, { error: { code: -32_603, message: 'Internal error' } }),
    )
    await expect(readRollupFees(client, call)).rejects.toThrow('Internal error')
  })
})

const word = (amount: bigint) => `0x${amount.toString(16).padStart(64, '0')}`

/** The answer of the contract, without Multicall3. */
function ofOracle(
  request: Parameters<Between>[0],
  answer: NonNullable<ReturnType<Between>>,
): ReturnType<Between> {
  const { to } = (request.params?.[0] ?? {}) as { to?: string }
  return to?.toLowerCase() === gasPriceOracle.toLowerCase() ? answer : noMulticall(request)
}

describe('the fee of the chain’s operator', () => {
  const operator = { fixed: 700_000_000n, perMillionGas: 123_456_789n }

  it.each([
    ['in a multicall', undefined],
    ['without Multicall3', noMulticall],
  ])('is a fixed part and one for gas, %s', async (_, between) => {
    const { client } = await aStage(weiPerByte, between, operator)
    const { operatorFee, dataFee } = await readRollupFees(client, call)
    expect(operatorFee).toEqual(operator)
    expect(Number(dataFee) / weiPerByte).toBeGreaterThan(500)
  })

  it.each([
    ['in a multicall', undefined],
    ['without Multicall3', noMulticall],
  ])('is none before Isthmus, %s', async (_, between) => {
    const { client } = await aStage(weiPerByte, between)
    const { operatorFee, dataFee } = await readRollupFees(client, call)
    expect(operatorFee).toEqual(none.operatorFee)
    expect(dataFee).toBeGreaterThan(0n)
  })

  it('is expected, part of the most, and must be payable', async () => {
    const before = await worked(await aStage(weiPerByte))
    const { dataFee: published = 0n } = before
    const charged = await worked(await aStage(weiPerByte, undefined, operator))
    const { dataFee = 0n, gas } = charged
    const taken = operator.fixed + (gas * operator.perMillionGas) / 1_000_000n
    expect(dataFee).toBe(published + taken)
    expect(charged.fee - before.fee).toBe(taken)
    const cost = costOf(charged, { status: 'choice', choice, level: 'usual' })
    expect(cost?.expected).toBe(gas * 12n + published + taken)
    expect(cost && canPay(gas * 30n + (published * 5n) / 4n, cost)).not.toBe('yes')
    expect(cost && canPay(cost.most, cost)).toBe('yes')
  })

  it.each<[string, (gas: bigint) => string]>([
    ['answers something else', () => '0x01'],
    ['takes less for more gas', (gas) => word(gas === 0n ? 5n : 1n)],
  ])('is unknown for a contract that %s', async (_, answer) => {
    const { client } = await aStage(weiPerByte, (request) => {
      const { data = '' } = (request.params?.[0] ?? {}) as { data?: string }
      return data.length === 74
        ? ofOracle(request, { result: answer(BigInt(`0x${data.slice(10)}`)) })
        : noMulticall(request)
    })
    const { operatorFee, dataFee } = await readRollupFees(client, call)
    expect(operatorFee).toBeUndefined()
    expect(dataFee).toBeGreaterThan(0n)
  })

  it('grows with a gas limit that had to be raised', () => {
    const estimate = {
      price: 3n,
      dataFee: 5n,
      operatorFee: { fixed: 7n, perMillionGas: 2_000_000n },
    }
    expect(executionCost({ ...estimate, gas: 100n })).toEqual({
      gas: 100n,
      fee: 512n,
      dataFee: 212n,
    })
    expect(executionCost({ ...estimate, gas: 400n })).toEqual({
      gas: 400n,
      fee: 2_012n,
      dataFee: 812n,
    })
  })

  it('is in the cost of a draft without its signatures', async () => {
    const draft = async (stage: Awaited<ReturnType<typeof aStage>>) => {
      const { owners, threshold, version } = treasury
      const { tx } = stage
      const safe = { ...at, owners, threshold, nonce: tx.nonce, version }
      return draftGasFrom(stage.client, { tx, safe, account: bob.address })
    }
    const before = await draft(await aStage(weiPerByte))
    const charged = await draft(await aStage(weiPerByte, undefined, operator))
    expect(charged.fee - before.fee).toBe(
      operator.fixed + (charged.gas * operator.perMillionGas) / 1_000_000n,
    )
  })
})

describe('a cost with an implausible or unread part', () => {
  const estimate = { gas: 100n, price: 3n, dataFee: 5n, operatorFee: none.operatorFee }
  const coin = 10n ** 18n

  it.each([
    ['the fee for publishing is not read', { dataFee: undefined }, 'unread'],
    ['the operator’s is not read', { operatorFee: undefined }, 'unread'],
    ['the fee for publishing is a coin', { dataFee: coin }, coin],
    [
      'the operator’s is a coin for that much gas',
      { operatorFee: { fixed: coin, perMillionGas: 1n } },
      coin + 5n,
    ],
    ['it is the largest number', { dataFee: 2n ** 256n - 1n }, 2n ** 256n - 1n],
  ])('does not include it if %s, and says so', (_, parts, left) => {
    const cost = executionCost({ ...estimate, ...parts })
    expect(cost).toEqual({ gas: 100n, fee: 300n, left })
    for (const fees of [
      { status: 'wallet', why: 'notReported' },
      { status: 'choice', choice, level: 'usual' },
    ] as const) {
      const shown = costOf({ status: 'works', ...cost }, fees)
      expect(shown?.left).toBe(left)
      // No one has agreed to an unknown fee.
      expect(isCostAsAgreed(10n ** 30n, shown)).toBe(false)
    }
  })

  it('includes everything below that', () => {
    expect(executionCost({ ...estimate, dataFee: coin - 1n })).toEqual({
      gas: 100n,
      fee: 299n + coin,
      dataFee: coin - 1n,
    })
  })
})

describe('what an execution costs on an OP Stack chain', () => {
  it('includes it, in what is expected, at most, and can be paid', async () => {
    const plain = await worked(await aStage())
    const charged = await worked(await aStage(weiPerByte))
    const { dataFee = 0n, gas } = charged
    expect(gas).toBe(plain.gas)
    expect(plain.dataFee).toBeUndefined()
    expect(Number(dataFee) / weiPerByte).toBeGreaterThan(500)
    expect(charged.fee - plain.fee).toBe(dataFee)

    const cost = costOf(charged, { status: 'choice', choice, level: 'usual' })
    const most = gas * 30n + (dataFee * 5n) / 4n
    expect(cost).toEqual({ expected: gas * 12n + dataFee, most })
    expect(cost && canPay(gas * 30n, cost)).toBe('no')
    expect(cost && canPay(most - 1n, cost)).toBe('barely')
    expect(cost && canPay(most, cost)).toBe('yes')
    expect(costOf(charged, { status: 'wallet', why: 'notReported' })).toEqual({
      expected: charged.fee,
      most: charged.fee + dataFee / 4n,
    })
  })

  it('includes it, and that of the missing signatures, before they exist', async () => {
    const stage = await aStage(weiPerByte)
    const { dataFee: signed = 0n } = await worked(stage)
    const { owners, threshold } = treasury
    const { tx } = stage
    const { dataFee = 0n, fee } = await draftGasFrom(stage.client, {
      tx,
      safe: { ...at, owners, threshold, nonce: tx.nonce, version: treasury.version },
      account: bob.address,
    })
    expect(fee).toBeGreaterThan(dataFee)
    // At least that of the signed one; at most a signature more, in words of 32 bytes.
    expect(dataFee).toBeGreaterThanOrEqual(signed)
    expect(Number(dataFee - signed) / weiPerByte).toBeLessThanOrEqual(96)
  })
})

it('on Arbitrum, the node’s estimate includes it, and nothing is added', async () => {
  const inL2 = await worked(await aStage())
  // Arbitrum turns the fee into gas of its own.
  const estimate = 1_100_000n
  const onArbitrum = await worked(
    await aStage(undefined, ({ method }) =>
      method === 'eth_estimateGas' ? { result: `0x${estimate.toString(16)}` } : undefined,
    ),
  )
  const gas = (estimate * 11n) / 10n
  expect(onArbitrum).toEqual({ status: 'works', gas, fee: (inL2.fee / inL2.gas) * gas })
})
