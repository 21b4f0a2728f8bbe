import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../../../mocks/chain/index.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { openChainState } from '../../../../mocks/gateway/openChainState.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import type { GatewayChange } from '../../../../mocks/gateway/state.ts'
import { people } from '../../../../mocks/people.ts'
import {
  aProposal,
  aStage,
  detailsOf,
  execute,
  propose,
  queueOf,
  rowsOf,
  transactionIn,
  treasury,
} from './journey.ts'

const { alice, bob, dave } = people

describe('after a reload', () => {
  it('proposed, confirmed, and executed transactions are restored', async () => {
    const changes: GatewayChange[] = []
    const store = memoryStore()
    const opening = { scenario: 'everyday', chainId: '1', now: () => storyInstant, store } as const

    const stage = aStage()
    const first = await openChainState({ ...opening, changes: [] })
    stage.world.state.chain = async () => first
    stage.world.state.onChange = async (change) => void changes.push(change)
    const { id } = rowsOf((await queueOf(stage.gateway)).results)[0]!.transaction
    const confirmed = await propose(
      stage.gateway,
      await aProposal(alice, transactionIn(await detailsOf(stage.gateway, id))),
    )
    expect(await execute(stage, confirmed, bob)).toBe('success')
    const fresh = await propose(
      stage.gateway,
      await aProposal(bob, plainTransaction({ to: dave.address, value: 3n, nonce: 30 })),
    )
    expect(changes.map(({ kind }) => kind)).toEqual(['propose', 'propose'])

    // Serialized to JSON and back.
    const again = await openChainState({
      ...opening,
      changes: JSON.parse(JSON.stringify(changes)) as GatewayChange[],
    })
    const reloaded = aStage()
    reloaded.world.state.chain = async () => again
    expect(again.safe(treasury).nonce).toBe(12)
    expect(await detailsOf(reloaded.gateway, id)).toEqual(await detailsOf(stage.gateway, id))
    expect(await detailsOf(reloaded.gateway, fresh.txId)).toEqual(fresh)
    expect((await queueOf(reloaded.gateway)).results).toEqual(
      (await queueOf(stage.gateway)).results,
    )
  })

  it('a world without storage works anyway', async () => {
    // Node has no IndexedDB, like a browser that blocks it.
    const { gateway } = aStage({ persist: true })
    expect(rowsOf((await queueOf(gateway)).results)).toHaveLength(8)
  })

  it('resetting the world deletes everything', async () => {
    const { gateway, world } = aStage()
    const before = await queueOf(gateway)
    await propose(
      gateway,
      await aProposal(bob, plainTransaction({ to: dave.address, value: 3n, nonce: 30 })),
    )
    expect((await queueOf(gateway)).results).not.toEqual(before.results)
    await world.reset()
    expect((await queueOf(gateway)).results).toEqual(before.results)
  })
})
