import { routes } from '#gateway'
import { parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../../mocks/people.ts'
import {
  aProposal,
  aStage,
  chainId,
  detailsOf,
  execute,
  historyOf,
  propose,
  queueOf,
  rowsOf,
  safeOf,
  transactionIn,
  treasury,
} from './journey.ts'

const { alice, bob, carol, dave } = people

describe('a transaction', () => {
  it('is pending with one signature, confirmed, executed, and then in the history', async () => {
    const stage = aStage()
    const { gateway, world } = stage
    const chain = await world.chain(1)
    const before = {
      safe: await safeOf(gateway),
      dave: chain.balanceOf(dave.address),
      queue: rowsOf((await queueOf(gateway)).results),
    }
    const first = before.queue[0]!.transaction
    expect(first).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      note: 'Dave’s invoice for October',
      executionInfo: { confirmationsSubmitted: 1, confirmationsRequired: 2 },
    })

    const waiting = await detailsOf(gateway, first.id)
    const confirmed = await propose(gateway, await aProposal(alice, transactionIn(waiting)))
    expect(confirmed.txStatus).toBe('AWAITING_EXECUTION')
    expect((await safeOf(gateway)).txQueuedTag).not.toBe(before.safe.txQueuedTag)

    expect(await execute(stage, confirmed, bob)).toBe('success')

    const after = await safeOf(gateway)
    expect(after.nonce).toBe(before.safe.nonce + 1)
    expect(after.txHistoryTag).not.toBe(before.safe.txHistoryTag)
    expect(chain.balanceOf(dave.address) - before.dave).toBe(parseEther('2.5'))
    expect(rowsOf((await queueOf(gateway)).results).map((row) => row.transaction.id)).toEqual(
      before.queue.slice(1).map((row) => row.transaction.id),
    )
    const newest = (await historyOf(gateway)).results.find((row) => row.type === 'TRANSACTION')
    expect(newest?.transaction).toMatchObject({
      id: first.id,
      txStatus: 'SUCCESS',
      note: 'Dave’s invoice for October',
      txInfo: { type: 'Transfer', direction: 'OUTGOING' },
    })
    const done = await detailsOf(gateway, first.id)
    expect(done).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: newest?.transaction.txHash,
      detailedExecutionInfo: { executor: { value: bob.address } },
    })
    if (done.detailedExecutionInfo?.type !== 'MULTISIG')
      throw new Error('expected the details of the owners')
    expect(done.detailedExecutionInfo.confirmations.map((one) => one.signer.value)).toEqual([
      carol.address,
      alice.address,
    ])
  })

  it('starts as a proposal, whose nonce is no longer recommended', async () => {
    const { gateway } = aStage()
    const { recommendedNonce } = await gateway.call(routes.nonces, {
      path: { chainId, safeAddress: treasury },
    })
    const body = await aProposal(
      bob,
      plainTransaction({ to: dave.address, value: 5n, nonce: recommendedNonce }),
    )
    const proposed = await propose(gateway, {
      ...body,
      origin: JSON.stringify({ url: 'https://app.test', name: 'App', note: 'tea <b>and</b> cake' }),
    })
    expect(proposed).toMatchObject({
      txStatus: 'AWAITING_CONFIRMATIONS',
      safeAppInfo: { name: 'App', url: 'https://app.test' },
      note: 'tea and cake',
    })
    expect(
      await gateway.call(routes.nonces, { path: { chainId, safeAddress: treasury } }),
    ).toMatchObject({ recommendedNonce: recommendedNonce + 1 })
  })

  it('counts a repeated signature once', async () => {
    const { gateway } = aStage()
    const first = rowsOf((await queueOf(gateway)).results)[0]!.transaction
    const body = await aProposal(alice, transactionIn(await detailsOf(gateway, first.id)))
    await propose(gateway, body)
    const again = await propose(gateway, body)
    expect(again.detailedExecutionInfo).toMatchObject({
      confirmations: [{ signer: { value: carol.address } }, { signer: { value: alice.address } }],
    })
  })

  it('is canceled when another one with the same nonce is executed', async () => {
    const stage = aStage()
    const { gateway } = stage
    const { nonce } = await safeOf(gateway)
    const first = rowsOf((await queueOf(gateway)).results)[0]!.transaction
    const rejection = plainTransaction({ to: treasury, nonce })
    await propose(gateway, await aProposal(alice, rejection))
    const signed = await propose(gateway, await aProposal(bob, rejection))
    expect((await detailsOf(gateway, first.id)).detailedExecutionInfo).toMatchObject({
      rejectors: [{ value: alice.address }, { value: bob.address }],
    })
    expect(await execute(stage, signed, bob)).toBe('success')
    expect((await detailsOf(gateway, first.id)).txStatus).toBe('CANCELLED')
    expect(rowsOf((await queueOf(gateway)).results).map((row) => row.transaction.id)).not.toContain(
      first.id,
    )
  })
})
