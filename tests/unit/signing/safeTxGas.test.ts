import { encodeFunctionData, erc20Abi, numberToHex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { executionIn } from '#base'
import { ethCall } from '#chain'
import {
  batchLibraries,
  encodeExec,
  encodeMultiSend,
  needsSafeTxGas,
  packSignatures,
  plainTx,
  readRequiredGas,
  rejectionTx,
  safeTxHash,
} from '#safe'
import type { SafeTx } from '#domain'
import { estimateSafeTxGas } from '#signing'
import { base, type Chain, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aClient, sendAs, signedBy } from '../chain/setup.ts'
import { anOldSafe } from '../mocks/chain/oldSafe.ts'
import { aChain } from '../mocks/chain/setup.ts'

const { alice, bob, dave } = people
const { treasury } = safes

/**
 * Twelve payments to people without tokens: enough gas that what an action leaves over can still
 * record its failure.
 */
const payment = {
  to: batchLibraries('1.1.1')[0] ?? '0x',
  operation: 1,
  data: encodeMultiSend(
    Array.from({ length: 12 }, (_, at) => ({
      to: base.tokens.usdc,
      value: 0n,
      operation: 0 as const,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [pad(numberToHex(0xbeef00 + at), { size: 20 }), 5n],
      }),
    })),
  ),
} as const
/** Gas of an execution: enough for most of the payments, or for all of them. */
const [tooLittle, enough] = [250_000n, 900_000n]
const nonceOf = (chain: Chain) => BigInt(chain.storageAt(treasury.address, 5n))

/** The Treasury as a Safe of this version, and the gas of a draft of it. */
async function aStage(
  version: '1.1.1' | '1.4.1',
  parts: Partial<SafeTx> & Pick<SafeTx, 'to'> = payment,
) {
  const chain = await aChain()
  if (version === '1.1.1') await anOldSafe(chain)
  const { client, asked } = aClient(chain)
  const tx = plainTx({ ...parts, nonce: nonceOf(chain) })
  const gas = await estimateSafeTxGas((call) => ethCall(client, call), {
    tx,
    safe: { address: treasury.address, version },
  })
  return { chain, client, asked, tx: { ...tx, safeTxGas: gas.safeTxGas }, gas }
}

/** Executes it with two signatures and this much gas. */
async function execute(chain: Chain, version: string, tx: SafeTx, gas: bigint) {
  const hash = safeTxHash({ chainId: '1', address: treasury.address, version }, tx)
  const data = encodeExec(
    tx,
    packSignatures(await Promise.all([alice, bob].map((who) => signedBy(who, hash)))),
  )
  const receipt = await sendAs(chain, aClient(chain).client, dave, treasury.address, data, gas)
  return {
    status: receipt.status,
    inner: executionIn(receipt, treasury.address, hash),
    isNonceUsed: nonceOf(chain) > tx.nonce,
  }
}

describe('a Safe before 1.3.0', () => {
  it('estimates what its action needs, and executes with it', async () => {
    const { chain, tx, gas } = await aStage('1.1.1')
    expect(gas.status).toBe('estimated')
    expect(gas.safeTxGas).toBeGreaterThan(12n * 20_000n)
    expect(gas.safeTxGas).toBeLessThan(12n * 60_000n)
    expect(await execute(chain, '1.1.1', tx, enough)).toEqual({
      status: 'success',
      inner: 'success',
      isNonceUsed: true,
    })
  })

  it('with it rejects an execution with too little gas, and the nonce stays', async () => {
    const { chain, tx } = await aStage('1.1.1')
    expect(await execute(chain, '1.1.1', tx, tooLittle)).toEqual({
      status: 'reverted',
      inner: undefined,
      isNonceUsed: false,
    })
  })

  it('without it lets anyone burn the nonce with too little gas', async () => {
    const { chain, tx } = await aStage('1.1.1')
    expect(await execute(chain, '1.1.1', { ...tx, safeTxGas: 0n }, tooLittle)).toEqual({
      status: 'success',
      inner: 'failure',
      isNonceUsed: true,
    })
  })

  it.each([
    ['the action fails', { to: base.stubborn, value: 1n }],
    ['it pays more than there is', { to: dave.address, value: 10n ** 24n }],
  ])('cannot estimate it where %s', async (_, parts) => {
    expect((await aStage('1.1.1', parts)).gas).toEqual({ safeTxGas: 0n, status: 'unknown' })
  })

  it('keeps what a draft was given', async () => {
    const { gas, asked } = await aStage('1.1.1', { ...payment, safeTxGas: 77_000n })
    expect(gas).toEqual({ safeTxGas: 77_000n, status: 'given' })
    expect(asked).toEqual([])
  })

  it("isn't estimated for a rejection, which has no action", async () => {
    const tx = rejectionTx(treasury.address, 4n)
    const asked: unknown[] = []
    const call = async (one: unknown) => (asked.push(one), '0x' as const)
    expect(
      await estimateSafeTxGas(call, { tx, safe: { address: treasury.address, version: '1.1.1' } }),
    ).toEqual({ safeTxGas: 0n, status: 'notNeeded' })
    expect(asked).toEqual([])
  })

  it('has none while its node is silent', async () => {
    const tx = plainTx({ ...payment, nonce: 1n })
    const silent = () => Promise.reject(new Error('The node does not answer.'))
    expect(
      await estimateSafeTxGas(silent, {
        tx,
        safe: { address: treasury.address, version: '1.1.1' },
      }),
    ).toEqual({ safeTxGas: 0n, status: 'unknown' })
  })
})

describe('the gateway’s estimate', () => {
  const tx = plainTx({ ...payment, nonce: 1n })
  const safe = { address: treasury.address, version: '1.1.1' }
  const silent = () => Promise.reject(new Error('The node does not answer.'))

  it('is used where the node can’t estimate it, and says so', async () => {
    expect(await estimateSafeTxGas(silent, { tx, safe }, async () => 84_000n)).toEqual({
      safeTxGas: 84_000n,
      status: 'reported',
    })
  })

  it.each([
    ['nothing', async () => 0n],
    ['more than a block holds', async () => 10n ** 12n],
    ['an error', () => Promise.reject(new Error('422'))],
  ])('is not used where it is %s', async (_, reported) => {
    expect(await estimateSafeTxGas(silent, { tx, safe }, reported)).toEqual({
      safeTxGas: 0n,
      status: 'unknown',
    })
  })

  it("isn't estimated if none is needed", async () => {
    const asked: unknown[] = []
    await estimateSafeTxGas(
      silent,
      { tx, safe: { ...safe, version: '1.4.1' } },
      async () => (asked.push(1), 1n),
    )
    expect(asked).toEqual([])
  })
})

describe('a Safe from 1.3.0 on', () => {
  it('needs none: an action without enough gas reverts all, and the nonce stays', async () => {
    const { chain, tx, gas, asked } = await aStage('1.4.1')
    expect(gas).toEqual({ safeTxGas: 0n, status: 'notNeeded' })
    expect(asked).toEqual([])
    expect(await execute(chain, '1.4.1', tx, tooLittle)).toEqual({
      status: 'reverted',
      inner: undefined,
      isNonceUsed: false,
    })
    expect(await execute(chain, '1.4.1', tx, enough)).toEqual({
      status: 'success',
      inner: 'success',
      isNonceUsed: true,
    })
  })
})

it('depends on the version alone', () => {
  const tx = plainTx({ ...payment, nonce: 1n })
  const versions = ['0.1.0', '1.0.0', '1.2.0', '1.3.0', '1.3.0+L2', '1.5.0', null, '9.9.9']
  expect(versions.filter((version) => needsSafeTxGas(version, tx, treasury.address))).toEqual([
    '0.1.0',
    '1.0.0',
    '1.2.0',
  ])
})

it.each([
  [
    'a text',
    `0x08c379a0${'20'.padStart(64, '0')}${'5'.padStart(64, '0')}${'4753303133'.padEnd(64, '0')}`,
  ],
  ['too few bytes', '0x08c379a000'],
  ['another error', `0x4e487b71${'11'.padStart(64, '0')}`],
  ['nothing', '0x'],
])('is not read out of %s', (_, data) => {
  expect(readRequiredGas({ code: 3, message: 'execution reverted', data })).toBeUndefined()
})
