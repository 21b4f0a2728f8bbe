import { routes } from '#gateway'
import { describe, expect, it } from 'vitest'
import { storyInstant } from '../../../../mocks/clock.ts'
import { lag } from '../../../../mocks/gateway/networkCondition.ts'
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

const { alice, bob } = people
const path = { chainId, safeAddress: treasury }

/**
 * A lagging gateway, a clock controlled by the test, and the first transaction of the queue
 * executed.
 */
async function executedBehindItsBack() {
  let at = storyInstant
  const stage = aStage({ networkCondition: 'lagging', clock: { now: () => at } })
  const seen = async () => ({
    safe: await safeOf(stage.gateway),
    queue: rowsOf((await queueOf(stage.gateway)).results).map((row) => [
      row.transaction.id,
      row.transaction.txStatus,
    ]),
    history: (await historyOf(stage.gateway)).results,
    ether: (
      await stage.gateway.call(routes.balances, { path: { ...path, currency: 'usd' } })
    ).items.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')?.balance,
  })
  const { id } = rowsOf((await queueOf(stage.gateway)).results)[0]!.transaction
  const confirmed = await propose(
    stage.gateway,
    await aProposal(alice, transactionIn(await detailsOf(stage.gateway, id))),
  )
  const before = await seen()
  expect(await execute(stage, confirmed, bob)).toBe('success')
  return { ...stage, id, before, seen, pass: (ms: number) => (at += ms) }
}

describe('a lagging gateway', () => {
  it('has an earlier queue, history, nonce, and balances than the chain', async () => {
    const { before, seen, world } = await executedBehindItsBack()
    expect(await seen()).toEqual(before)
    expect((await world.chain(1)).balanceOf(treasury)).toBe(
      BigInt(before.ether!) - 2_500_000_000_000_000_000n,
    )
  })

  it('knows them as soon as the lag is over, and not earlier', async () => {
    const { before, seen, id, pass } = await executedBehindItsBack()
    pass(lag - 1)
    expect(await seen()).toEqual(before)
    pass(1)
    const after = await seen()
    expect(after.safe.nonce).toBe(before.safe.nonce + 1)
    expect(after.queue).toEqual(before.queue.slice(1))
    expect(after.history.find((row) => row.type === 'TRANSACTION')?.transaction.id).toBe(id)
    expect(BigInt(before.ether!) - BigInt(after.ether!)).toBe(2_500_000_000_000_000_000n)
  })

  it('catches up immediately when the lag ends, and forgets nothing when it returns', async () => {
    const { before, seen, world } = await executedBehindItsBack()
    world.setNetworkCondition('clear')
    const after = await seen()
    expect(after.safe.nonce).toBe(before.safe.nonce + 1)
    world.setNetworkCondition('lagging')
    expect(await seen()).toEqual(after)
  })
})
