import { describe, expect, it } from 'vitest'
import { type Gateway, type QueuedItem, routes } from '#gateway'
import { localStoreKey } from '#local'
import { plainTransaction } from '../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../mocks/people.ts'
import { fetchOf } from '../../../mocks/world.ts'
import {
  aProposal,
  chainId,
  detailsOf,
  execute,
  propose,
  queueOf,
  transactionIn,
  treasury,
} from '../mocks/gateway/journey.ts'
import { aBrowser, aMemory, aStage, type Stage } from './stage.ts'

const { alice, bob, carol, erin } = people

/** Brings each transaction of the service's queue into the browser, as links would. */
async function collect({ served, local }: Stage): Promise<void> {
  const { results } = await queueOf(served)
  for (const item of results) {
    if (item.type !== 'TRANSACTION') continue
    const details = await detailsOf(served, item.transaction.id)
    const info = details.detailedExecutionInfo
    if (info?.type !== 'MULTISIG') continue
    const proposal = await aProposal(alice, transactionIn(details))
    for (const { signer, signature } of info.confirmations)
      await propose(local, { ...proposal, sender: signer.value, signature: signature ?? null })
  }
}

/** What the list says, without times, and what only a service knows. */
const factsOf = (items: readonly QueuedItem[]) =>
  items.map((item) => {
    if (item.type !== 'TRANSACTION') return item
    const { id, txStatus, txInfo, executionInfo } = item.transaction
    const info = executionInfo?.type === 'MULTISIG' ? executionInfo : undefined
    return {
      id,
      txStatus,
      type: txInfo.type,
      conflict: item.conflictType,
      nonce: info?.nonce,
      confirmed: info?.confirmationsSubmitted,
      missing: (info?.missingSigners ?? []).map(({ value }) => value).toSorted(),
    }
  })

const pay = (value: bigint, nonce: number) => ({
  ...plainTransaction({ to: erin.address, nonce }),
  value,
})

const nonceOf = async (gateway: Gateway) =>
  (await gateway.call(routes.safe, { path: { chainId, safeAddress: treasury } })).nonce

describe('a queue that this browser keeps', () => {
  it('lists what a service would, with the same signatures', async () => {
    const stage = aStage()
    await collect(stage)
    const [theirs, ours] = [await queueOf(stage.served), await queueOf(stage.local)]
    expect(ours.results.length).toBeGreaterThan(5)
    expect(factsOf(ours.results)).toEqual(factsOf(theirs.results))
  })

  it('recommends the nonce that a service would', async () => {
    const stage = aStage()
    await collect(stage)
    const input = { path: { chainId, safeAddress: treasury } }
    expect(await stage.local.call(routes.nonces, input)).toEqual(
      await stage.served.call(routes.nonces, input),
    )
  })

  it('survives a reload, and does without entries that are damaged', async () => {
    const { world } = aStage()
    const storage = aMemory()
    const { local } = aBrowser(world, { storage })
    const nonce = await nonceOf(local)
    await propose(local, await aProposal(alice, pay(1n, nonce)))
    await propose(local, await aProposal(alice, pay(2n, nonce + 1)))
    expect((await queueOf(aBrowser(world, { storage }).local)).count).toBe(2)

    const text = storage.getItem(localStoreKey) ?? ''
    storage.setItem(localStoreKey, text.replace('"value":"1"', '"value":"-1"'))
    const again = aBrowser(world, { storage })
    expect((await queueOf(again.local)).count).toBe(1)
    expect(again.store.getTrouble()).toBe('damaged')
    expect(storage.getItem(`${localStoreKey}.damaged`)).toContain('"value":"-1"')
  })

  it('counts each signer once, and forgets what is deleted', async () => {
    const { local } = aStage()
    const proposal = await aProposal(alice, pay(1n, await nonceOf(local)))
    for (const _ of [1, 2, 3]) await propose(local, proposal)
    const bobs = await aProposal(bob, pay(1n, await nonceOf(local)))
    await local.call(routes.confirm, {
      path: { chainId, safeTxHash: proposal.safeTxHash },
      body: { signature: bobs.signature ?? '' },
    })
    const details = await detailsOf(local, proposal.safeTxHash)
    expect(details.txStatus).toBe('AWAITING_EXECUTION')
    expect(details.detailedExecutionInfo).toMatchObject({
      confirmations: [{ signer: { value: alice.address } }, { signer: { value: bob.address } }],
    })
    await local.call(routes.deleteTransaction, {
      path: { chainId, safeTxHash: proposal.safeTxHash },
      body: { signature: '0x' },
    })
    expect((await queueOf(local)).count).toBe(0)
    await expect(detailsOf(local, proposal.safeTxHash)).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['another hash', async () => ({ safeTxHash: `0x${'12'.repeat(32)}` })],
    ['another amount', async () => ({ value: '2' })],
    ['a signature by someone else', async () => ({ ...(await aProposal(erin, pay(1n, 11))) })],
    ['a used nonce', async () => ({ ...(await aProposal(alice, pay(1n, 3))) })],
    ['no signature of an owner', () => Promise.resolve({ sender: erin.address, signature: null })],
    ['half a signature', () => Promise.resolve({ signature: '0x1234' })],
  ])('takes nothing with %s', async (_, change) => {
    const { local } = aStage()
    const proposal = await aProposal(alice, pay(1n, await nonceOf(local)))
    await expect(propose(local, { ...proposal, ...(await change()) })).rejects.toMatchObject({
      status: 422,
    })
    expect((await queueOf(local)).count).toBe(0)
  })

  it('moves on with the chain, and finds what was executed in the events', async () => {
    const { world, local } = aStage()
    const nonce = await nonceOf(local)
    const proposal = await aProposal(alice, pay(5n, nonce))
    const rival = await aProposal(carol, pay(6n, nonce))
    await propose(local, proposal)
    await propose(local, rival)
    await propose(local, await aProposal(bob, pay(5n, nonce)))
    const stage = { world, gateway: local, fetch: fetchOf(world) }
    expect(await execute(stage, await detailsOf(local, proposal.safeTxHash), bob)).toBe('success')
    expect((await queueOf(local)).count).toBe(0)
    const executed = await detailsOf(local, proposal.safeTxHash)
    expect(executed).toMatchObject({
      txStatus: 'SUCCESS',
      detailedExecutionInfo: {
        nonce,
        executor: { value: expect.stringMatching(new RegExp(bob.address, 'i')) as string },
      },
    })
    expect((await detailsOf(local, rival.safeTxHash)).txStatus).toBe('CANCELLED')
    const { results } = await local.call(routes.history, {
      path: { chainId, safeAddress: treasury },
    })
    expect(results[1]).toMatchObject({ transaction: { id: executed.txId } })
  })

  it('says which calls it has no answer to, and stops when asked to', async () => {
    const { local } = aStage()
    const { isNotOffered } = await import('#gateway')
    const path = { chainId, safeAddress: treasury }
    await expect(local.call(routes.collectibles, { path })).rejects.toSatisfy(isNotOffered)
    const stopped = AbortSignal.abort()
    await expect(
      local.call(routes.safe, { path: { chainId, safeAddress: treasury }, signal: stopped }),
    ).rejects.toMatchObject({ name: 'GatewayAbortError' })
  })
})
