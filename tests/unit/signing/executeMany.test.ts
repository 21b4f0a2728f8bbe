import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import { followTransaction, readBalance, readSnapshot } from '#chain'
import type { SafeTx } from '#domain'
import { addressesOf, unpackMultiSend } from '#safe'
import {
  encodeExecutions,
  execData,
  executeMany,
  type ExecutionCall,
  findExecutor,
  follow,
  type PendingEntry,
  prepare,
  resume,
  simulateExecutions,
  WalletError,
} from '#signing'
import { base, type Chain, safes } from '../../../mocks/chain/index.ts'
import { readSafe } from '../../../mocks/gateway/reading/safeSnapshot.ts'
import { people, type Person } from '../../../mocks/people.ts'
import { simulationPort } from '../../../src/screens/core/ports/simulationPort.ts'
import { chainPort } from '../../../src/screens/core/ports/chainPort.ts'
import { aClient, aSafeTx, signedBy } from '../chain/setup.ts'
import { aChain, wallet } from '../mocks/chain/setup.ts'
import { aReceipt, fakePorts, mined } from './fakePorts.ts'

const { alice, bob, carol, dave } = people
const { treasury } = safes
const at = { chainId: '1', address: treasury.address }
const library = addressesOf('MultiSendCallOnly', '1.4.1')[0]!

/** A verified transaction of the Treasury with these signatures, so far ahead of its nonce. */
async function aCall(
  chain: Chain,
  ahead: number,
  parts: Partial<SafeTx> = {},
  signers: readonly Person[] = [alice, bob],
): Promise<ExecutionCall> {
  const reported = readSafe(chain, at.address)!
  const { tx, hash } = aSafeTx(at.address, {
    to: dave.address,
    value: parseEther('0.1'),
    ...parts,
    nonce: BigInt(reported.nonce + ahead),
  })
  const signed = await Promise.all(signers.map((who) => signedBy(who, hash)))
  const confirmations = signed.map(({ signer, ...one }) => ({
    signer,
    signature: 'data' in one ? one.data : null,
    at: 0,
  }))
  const detail = { at, tx, decoded: null, multisig: { safeTxHash: hash, confirmations } }
  const review = await prepare(chainPort(aClient(chain).client, true), {
    detail,
    reported,
    summary: { kind: 'native', to: tx.to, raw: tx.value },
    isExecuted: false,
  })
  const data = execData(detail, review.snapshot)
  if (!review.signable || !data)
    throw new Error(`It has to be verified: ${JSON.stringify(review.verification.checks)}`)
  return { signable: review.signable, data }
}

/** Sends as Dave, who owns nothing. */
const sending = (chain: Chain, sent: unknown[] = []) =>
  fakePorts({
    wallet: {
      sendTransaction: ({ to, data, gas = 3_000_000n }) => {
        sent.push(to)
        return wallet(chain, dave).sendTransaction({ to, data, gas })
      },
    },
    follow: (transaction) => followTransaction(aClient(chain).client, transaction),
  })

const statesOf = (entries: readonly PendingEntry[]) => entries.map(({ state }) => state)

describe('several executions in one transaction', () => {
  it('are made by the official library, in order, by an account that owns nothing', async () => {
    const chain = await aChain()
    const { client } = aClient(chain)
    const before = [
      await readBalance(client, carol.address),
      (await readSnapshot(client, at)).nonce,
    ] as const
    const calls = [
      await aCall(chain, 0, { to: carol.address }),
      await aCall(chain, 1, { to: carol.address }, [bob, carol]),
      await aCall(chain, 2, { to: carol.address }),
    ]
    expect(await findExecutor(chainPort(client, true), treasury.version)).toBe(library)
    const port = simulationPort(client)
    const simulation = await simulateExecutions(port, { calls, library, account: dave.address })
    expect(simulation).toMatchObject({ status: 'works' })
    const sent: unknown[] = []
    const ports = sending(chain, sent)
    const gas = 'gas' in simulation ? simulation.gas : undefined
    const txHash = await executeMany(ports, {
      calls,
      version: '1.4.1',
      library,
      account: dave.address,
      gas,
      legacy: false,
    })
    expect(sent).toEqual([library])
    expect(ports.store.get()).toMatchObject(
      calls.map(({ signable }) => ({
        kind: 'execute',
        at,
        safeTxHash: signable.hash,
        by: dave.address,
        txHash,
        state: { status: 'processing' },
      })),
    )
    // One of them is followed: all end.
    await new Promise<void>((onSettled) =>
      resume(ports, { started: 0, onSettled: () => onSettled() }),
    )
    expect(statesOf(ports.store.get())).toEqual(
      calls.map(() => ({ status: 'executed', inner: 'success' })),
    )
    expect([
      await readBalance(client, carol.address),
      (await readSnapshot(client, at)).nonce,
    ]).toEqual([before[0] + parseEther('0.3'), before[1] + 3n])
  })

  it('say which of them would fail, and then none is executed', async () => {
    const chain = await aChain()
    const { client } = aClient(chain)
    const calls = [
      await aCall(chain, 0),
      await aCall(chain, 1, { to: base.stubborn, value: 1n }),
      await aCall(chain, 2),
    ]
    expect(
      await simulateExecutions(simulationPort(client), { calls, library, account: dave.address }),
    ).toMatchObject({ status: 'reverts', failing: calls[1] })
    const { nonce } = await readSnapshot(client, at)
    const ports = sending(chain)
    await executeMany(ports, {
      calls,
      version: '1.4.1',
      library,
      account: dave.address,
      legacy: false,
    })
    await new Promise<void>((onSettled) =>
      resume(ports, { started: 0, onSettled: () => onSettled() }),
    )
    expect(statesOf(ports.store.get())).toEqual(calls.map(() => ({ status: 'reverted' })))
    expect((await readSnapshot(client, at)).nonce).toBe(nonce)
  })

  it('end each as its own event says', async () => {
    const chain = await aChain()
    const calls = [
      await aCall(chain, 0),
      await aCall(chain, 1, { to: base.stubborn, value: 1n, safeTxGas: 50_000n }),
    ]
    const ports = sending(chain)
    await executeMany(ports, {
      calls,
      version: '1.4.1',
      library,
      account: dave.address,
      legacy: false,
    })
    const [first] = ports.store.get()
    if (first?.kind !== 'execute') throw new Error('It was sent.')
    await follow({ ...ports, follow: ports.follow }, first)
    expect(statesOf(ports.store.get())).toEqual([
      { status: 'executed', inner: 'success' },
      { status: 'executed', inner: 'failure' },
    ])
  })

  it('are calls of the Safe and nothing else', async () => {
    const chain = await aChain()
    const calls = [await aCall(chain, 0), await aCall(chain, 1)]
    expect(unpackMultiSend(encodeExecutions(calls))).toEqual(
      calls.map(({ data }) => ({ operation: 0, to: at.address, value: 0n, data })),
    )
  })

  it('are not followed twice, and a later attempt of one stays as it is', async () => {
    const chain = await aChain()
    const calls = [await aCall(chain, 0), await aCall(chain, 1)]
    const asked: Hex[] = []
    const ports = fakePorts({
      follow: async ({ txHash }) => {
        asked.push(txHash)
        return mined(aReceipt({ status: 'reverted' }))
      },
    })
    await executeMany(ports, {
      calls,
      version: '1.4.1',
      library,
      account: dave.address,
      legacy: false,
    })
    const later = {
      ...ports.store.get()[1]!,
      since: 2_000,
      state: { status: 'processing' },
    } as PendingEntry
    ports.store.update(([first]) => [first!, later])
    await follow(ports, ports.store.get()[0] as Extract<PendingEntry, { kind: 'execute' }>)
    expect(asked).toHaveLength(1)
    expect(statesOf(ports.store.get())).toEqual([{ status: 'reverted' }, { status: 'processing' }])
  })

  it('keep nothing when the wallet rejects', async () => {
    const chain = await aChain()
    const ports = fakePorts({
      wallet: { sendTransaction: () => Promise.reject(new WalletError('rejected', 'no')) },
    })
    await expect(
      executeMany(ports, {
        calls: [await aCall(chain, 0)],
        version: '1.4.1',
        library,
        account: dave.address,
        legacy: false,
      }),
    ).rejects.toMatchObject({
      why: 'rejected',
    })
    expect(ports.store.get()).toEqual([])
  })
})

describe('the library that makes them', () => {
  it('has its official code', async () => {
    const chain = await aChain()
    const port = chainPort(aClient(chain).client, true)
    await chain.overwrite(library, { code: '0x6001' })
    expect(await findExecutor(port, treasury.version)).toBe('none')
  })

  it.each([
    ['1.3.0', '1.3.0'],
    ['1.1.1', '1.3.0'],
    ['1.5.0', '1.5.0'],
  ] as const)('is that of the version of the Safe: %s uses %s', async (version, own) => {
    const chain = await aChain()
    expect(addressesOf('MultiSendCallOnly', own)).toContain(
      await findExecutor(chainPort(aClient(chain).client, true), version),
    )
  })
})
