import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { estimateExec, executionIn, followTransaction, readBalance, readContractSignatures, readGasPrice, readSnapshot, simulateExec } from '#chain'
import { encodeExec, packSignatures, readSafeRevert, safeTxTypedData, signedBytes } from '#safe'
import { base, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, aSafeTx, execData, packedBy, sendAs, signedBy } from './setup.ts'

const { alice, bob, dave } = people
const { treasury, oldSavings, operations } = safes

/** A chain, the product's client, and the next transaction of a safe. */
async function aStage(safe: { address: `0x${string}`; version: string } = treasury, to = dave.address, value = parseEther('1')) {
  const chain = await aChain()
  const { client } = aClient(chain)
  const { nonce } = await readSnapshot(client, { chainId: '1', address: safe.address })
  return { chain, client, ...aSafeTx(safe.address, { to, value, nonce }, safe.version) }
}

describe('before sending', () => {
  it('a fully signed transaction runs, and its gas is enough', async () => {
    const { chain, client, tx, hash } = await aStage()
    const data = await execData(tx, [alice, bob], hash)
    expect(await simulateExec(client, { safe: treasury.address, data, from: dave.address })).toEqual({ ok: true, inner: true })
    const gas = await estimateExec(client, { safe: treasury.address, data, from: dave.address })
    const before = await readBalance(client, dave.address)
    const receipt = await sendAs(chain, client, alice, treasury.address, data, gas)
    expect(receipt).toMatchObject({ status: 'success' })
    expect(receipt.gasUsed).toBeLessThanOrEqual(gas)
    expect(executionIn(receipt, treasury.address, hash)).toBe('success')
    expect(executionIn(receipt, treasury.address, `0x${'00'.repeat(32)}`)).toBeUndefined()
    expect(await readBalance(client, dave.address)).toBe(before + tx.value)
    expect((await readSnapshot(client, { chainId: '1', address: treasury.address })).nonce).toBe(tx.nonce + 1n)
    expect(await readGasPrice(client)).toBeGreaterThan(0n)
  })

  it.each([
    ['one signature too few', 'GS020', [alice]],
    ['a signature of somebody who owns nothing', 'GS026', [alice, dave]],
  ] as const)('%s is refused with %s', async (_, code, signers) => {
    const { client, tx, hash } = await aStage()
    const data = await execData(tx, signers, hash)
    const simulation = await simulateExec(client, { safe: treasury.address, data, from: bob.address })
    expect(simulation.ok).toBe(false)
    expect(!simulation.ok && readSafeRevert(simulation.error)).toEqual({ kind: 'safe', code })
    const estimate = await estimateExec(client, { safe: treasury.address, data, from: bob.address }).catch(readSafeRevert)
    expect(estimate).toEqual({ kind: 'safe', code })
  })

  it('an inner call that fails is told: by the old contracts as GS013, by the new in its own words', async () => {
    const old = await aStage(treasury, base.stubborn, 1n)
    const refused = await simulateExec(old.client, { safe: treasury.address, data: await execData(old.tx, [alice, bob], old.hash) })
    expect(!refused.ok && readSafeRevert(refused.error)).toEqual({ kind: 'safe', code: 'GS013' })
    const fresh = await aStage(operations, base.stubborn, 1n)
    const told = await simulateExec(fresh.client, { safe: operations.address, data: await execData(fresh.tx, [alice, bob, people.carol], fresh.hash) })
    expect(!told.ok && readSafeRevert(told.error)).toEqual({ kind: 'text', text: 'Stubborn: keep your money' })
  })

  it.each([treasury, oldSavings])('with gas of its own an inner failure is recorded, and the nonce used up ($version)', async (safe) => {
    const { chain, client, tx: plain } = await aStage(safe, base.stubborn, 1n)
    const { tx, hash } = aSafeTx(safe.address, { ...plain, safeTxGas: 50_000n }, safe.version)
    const data = await execData(tx, [alice, bob], hash)
    expect(await simulateExec(client, { safe: safe.address, data, from: alice.address })).toEqual({ ok: true, inner: false })
    const receipt = await sendAs(chain, client, alice, safe.address, data)
    expect(receipt.status).toBe('success')
    expect(executionIn(receipt, safe.address, hash)).toBe('failure')
  })

  it('an owner may stand for itself by sending', async () => {
    const { client, tx, hash } = await aStage()
    const data = encodeExec(tx, packSignatures([await signedBy(bob, hash), { kind: 'approved', signer: alice.address }]))
    expect(await simulateExec(client, { safe: treasury.address, data, from: alice.address })).toEqual({ ok: true, inner: true })
    const other = await simulateExec(client, { safe: treasury.address, data, from: dave.address })
    expect(!other.ok && readSafeRevert(other.error)).toEqual({ kind: 'safe', code: 'GS025' })
  })
})

describe('signatures of owners that are contracts', () => {
  it.each(['hash', 'bytes'] as const)('are judged by the contracts themselves, asked with %s', async (asks) => {
    const { client, tx, hash } = await aStage()
    const bytes = signedBytes(safeTxTypedData({ chainId: '1', address: treasury.address, version: '1.4.1' }, tx))
    const keepers = await Promise.all(Object.values(people).map(async (who) => ({ signer: base.contractOwner, data: await packedBy([who], hash) })))
    const verdicts = await readContractSignatures(client, [...keepers, { signer: base.tokens.usdc, data: '0x' }, { signer: dave.address, data: '0x' }], {
      hash,
      bytes,
      asks,
    })
    // Exactly one of the people keeps that contract; a token and a person judge nothing.
    expect(verdicts.filter(({ valid }) => valid)).toHaveLength(1)
    expect(verdicts.slice(-2).map(({ valid }) => valid)).toEqual([false, false])
    expect(await readContractSignatures(client, [], { hash, bytes, asks })).toEqual([])
  })
})

describe('following a transaction', () => {
  const txHash = `0x${'12'.repeat(32)}` as const

  it('says that no node knows it, where that is so', async () => {
    const { client } = aClient(await aChain())
    await expect(followTransaction(client, txHash, { timeout: 5 })).resolves.toEqual({ status: 'missing' })
  })

  it('gives the receipt of what is mined', async () => {
    const { chain, tx, hash } = await aStage()
    const sent = await sendAs(chain, aClient(chain).client, alice, treasury.address, await execData(tx, [alice, bob], hash))
    expect(await followTransaction(aClient(chain).client, sent.txHash)).toEqual({ status: 'mined', receipt: sent })
  })

  it('reports a node that fails, since nothing is known then', async () => {
    const { client } = aClient(await aChain(), () => ({ error: { code: -32_000, message: 'busy' } }) as never)
    await expect(followTransaction(client, txHash, { timeout: 5 })).rejects.toThrow(/busy/)
  })
})
