import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { executionIn } from '#base'
import {
  estimateExec,
  followTransaction,
  readBalance,
  readContractSignatures,
  readGasPrice,
  readSnapshot,
  simulateExec,
} from '#chain'
import { encodeExec, packSignatures, readSafeRevert, safeTxTypedData, signedBytes } from '#safe'
import { base, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, aSafeTx, execData, packedBy, sendAs, signedBy } from './setup.ts'

const { alice, bob, dave } = people
const { treasury, oldSavings, operations } = safes

/** A chain, the app's client, and a Safe's next transaction. */
async function aStage(
  safe: { address: `0x${string}`; version: string } = treasury,
  to = dave.address,
  value = parseEther('1'),
) {
  const chain = await aChain()
  const { client } = aClient(chain)
  const { nonce } = await readSnapshot(client, { chainId: '1', address: safe.address })
  return { chain, client, ...aSafeTx(safe.address, { to, value, nonce }, safe.version) }
}

describe('before sending', () => {
  it('a fully signed transaction succeeds, and its gas estimate suffices', async () => {
    const { chain, client, tx, hash } = await aStage()
    const data = await execData(tx, [alice, bob], hash)
    expect(
      await simulateExec(client, { safe: treasury.address, data, from: dave.address }),
    ).toEqual({ ok: true, inner: true })
    const gas = await estimateExec(client, { safe: treasury.address, data, from: dave.address })
    const before = await readBalance(client, dave.address)
    const receipt = await sendAs(chain, client, alice, treasury.address, data, gas)
    expect(receipt).toMatchObject({ status: 'success' })
    expect(receipt.gasUsed).toBeLessThanOrEqual(gas)
    expect(executionIn(receipt, treasury.address, hash)).toBe('success')
    expect(executionIn(receipt, treasury.address, `0x${'00'.repeat(32)}`)).toBeUndefined()
    expect(await readBalance(client, dave.address)).toBe(before + tx.value)
    expect((await readSnapshot(client, { chainId: '1', address: treasury.address })).nonce).toBe(
      tx.nonce + 1n,
    )
    expect(await readGasPrice(client)).toBeGreaterThan(0n)
  })

  it.each([
    ['one signature too few', 'GS020', [alice]],
    ['a signature of somebody who owns nothing', 'GS026', [alice, dave]],
  ] as const)('%s is rejected with %s', async (_, code, signers) => {
    const { client, tx, hash } = await aStage()
    const data = await execData(tx, signers, hash)
    const simulation = await simulateExec(client, {
      safe: treasury.address,
      data,
      from: bob.address,
    })
    expect(simulation.ok).toBe(false)
    expect(!simulation.ok && readSafeRevert(simulation.error)).toEqual({ kind: 'safe', code })
    const estimate = await estimateExec(client, {
      safe: treasury.address,
      data,
      from: bob.address,
    }).catch(readSafeRevert)
    expect(estimate).toEqual({ kind: 'safe', code })
  })

  it('a failing inner call is GS013 in old contracts, and its own error in new ones', async () => {
    const old = await aStage(treasury, base.stubborn, 1n)
    const declined = await simulateExec(old.client, {
      safe: treasury.address,
      data: await execData(old.tx, [alice, bob], old.hash),
    })
    expect(!declined.ok && readSafeRevert(declined.error)).toEqual({ kind: 'safe', code: 'GS013' })
    const fresh = await aStage(operations, base.stubborn, 1n)
    const told = await simulateExec(fresh.client, {
      safe: operations.address,
      data: await execData(fresh.tx, [alice, bob, people.carol], fresh.hash),
    })
    expect(!told.ok && readSafeRevert(told.error)).toEqual({
      kind: 'text',
      text: 'Stubborn: keep your money',
    })
  })

  it.each([treasury, oldSavings])(
    'with a gas amount, an inner failure is recorded, and the nonce is used ($version)',
    async (safe) => {
      const { chain, client, tx: plain } = await aStage(safe, base.stubborn, 1n)
      const { tx, hash } = aSafeTx(safe.address, { ...plain, safeTxGas: 50_000n }, safe.version)
      const data = await execData(tx, [alice, bob], hash)
      expect(await simulateExec(client, { safe: safe.address, data, from: alice.address })).toEqual(
        { ok: true, inner: false },
      )
      const receipt = await sendAs(chain, client, alice, safe.address, data)
      expect(receipt.status).toBe('success')
      expect(executionIn(receipt, safe.address, hash)).toBe('failure')
    },
  )

  it('a failure as reported by 1.0.0 is recognized, too', () => {
    const hash = `0x${'ab'.repeat(32)}` as const
    const log = {
      address: treasury.address,
      topics: ['0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c'] as const,
      data: hash,
    }
    const receipt = {
      txHash: hash,
      blockNumber: 1n,
      status: 'success',
      gasUsed: 1n,
      logs: [log],
    } as const
    expect(executionIn(receipt, treasury.address, hash)).toBe('failure')
    expect(executionIn(receipt, operations.address, hash)).toBeUndefined()
  })

  it('an owner may send the transaction instead of signing', async () => {
    const { client, tx, hash } = await aStage()
    const data = encodeExec(
      tx,
      packSignatures([await signedBy(bob, hash), { kind: 'approved', signer: alice.address }]),
    )
    expect(
      await simulateExec(client, { safe: treasury.address, data, from: alice.address }),
    ).toEqual({ ok: true, inner: true })
    const other = await simulateExec(client, { safe: treasury.address, data, from: dave.address })
    expect(!other.ok && readSafeRevert(other.error)).toEqual({ kind: 'safe', code: 'GS025' })
  })
})

describe('signatures of contract owners', () => {
  it.each(['hash', 'bytes'] as const)(
    'are validated by the contracts themselves, called with %s',
    async (input) => {
      const { client, tx, hash } = await aStage()
      const bytes = signedBytes(
        safeTxTypedData({ chainId: '1', address: treasury.address, version: '1.4.1' }, tx),
      )
      const keepers = await Promise.all(
        Object.values(people).map(async (who) => ({
          signer: base.contractOwner,
          data: await packedBy([who], hash),
        })),
      )
      const verdicts = await readContractSignatures(
        client,
        [
          ...keepers,
          { signer: base.tokens.usdc, data: '0x' },
          { signer: dave.address, data: '0x' },
        ],
        {
          hash,
          bytes,
          input,
        },
      )
      // Only one person keeps that contract; a token and a person cannot validate anything.
      expect(verdicts.filter(({ valid }) => valid)).toHaveLength(1)
      expect(verdicts.slice(-2).map(({ valid }) => valid)).toEqual([false, false])
      expect(await readContractSignatures(client, [], { hash, bytes, input })).toEqual([])
    },
  )
})

describe('following a transaction', () => {
  const txHash = `0x${'12'.repeat(32)}` as const
  const sent = { txHash, from: alice.address }
  /** A client that does not pause between two looks. */
  const impatient = (
    chain: Parameters<typeof aClient>[0],
    between?: Parameters<typeof aClient>[1],
  ) => ({
    ...aClient(chain, between).client,
    pollingInterval: 1,
  })

  it('says that the node does not know it', async () => {
    await expect(
      followTransaction(impatient(await aChain()), sent, { timeout: 3 }),
    ).resolves.toEqual({ status: 'missing' })
  })

  it('says that it is pending, with the nonce of its account', async () => {
    const client = impatient(await aChain(), ({ method }) =>
      method === 'eth_getTransactionByHash' ? { result: { nonce: '0x4' } } : undefined,
    )
    await expect(followTransaction(client, sent, { timeout: 3 })).resolves.toEqual({
      status: 'pending',
      nonce: 4,
    })
  })

  it('gives the receipt of a mined transaction', async () => {
    const { chain, tx, hash } = await aStage()
    const receipt = await sendAs(
      chain,
      aClient(chain).client,
      alice,
      treasury.address,
      await execData(tx, [alice, bob], hash),
    )
    expect(
      await followTransaction(impatient(chain), { txHash: receipt.txHash, from: alice.address }),
    ).toEqual({ status: 'mined', receipt })
  })

  it('says that another transaction took its nonce, once that is certain enough', async () => {
    let looks = 0
    const client = impatient(await aChain(), ({ method }) => {
      if (method === 'eth_getTransactionCount') looks += 1
      return method === 'eth_getTransactionCount' ? { result: '0x5' } : undefined
    })
    await expect(
      followTransaction(client, { ...sent, nonce: 4 }, { timeout: 0, replacedAfter: 2 }),
    ).resolves.toEqual({ status: 'replaced' })
    expect(looks).toBe(3)
  })

  it('reports a node that fails, since nothing is known then', async () => {
    const client = impatient(
      await aChain(),
      () => ({ error: { code: -32_000, message: 'busy' } }) as never,
    )
    await expect(followTransaction(client, sent)).rejects.toThrow(/busy/)
  })

  it('stops when the caller gives up', async () => {
    const { client } = aClient(await aChain())
    await expect(
      followTransaction(client, sent, { signal: AbortSignal.abort(new Error('left')) }),
    ).rejects.toThrow('left')
    const late = new AbortController()
    const following = followTransaction(client, sent, { signal: late.signal })
    setTimeout(() => late.abort(new Error('closed')))
    await expect(following).rejects.toThrow('closed')
  })
})
