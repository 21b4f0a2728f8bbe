import { routes, type MultisigExecutionDetails } from '#gateway'
import type { Hex } from 'viem'
import { expect, it } from 'vitest'
import { memoryStore } from '../../../../mocks/chain/index.ts'
import { frozenClock, storyInstant } from '../../../../mocks/clock.ts'
import { openChainState } from '../../../../mocks/gateway/openChainState.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import type { ChainState, GatewayChange } from '../../../../mocks/gateway/state.ts'
import { people } from '../../../../mocks/people.ts'
import {
  aProposal,
  aStage,
  chainId,
  detailsOf,
  propose,
  queueOf,
  rowsOf,
  safeOf,
  treasury,
  type Stage,
} from './journey.ts'
import {
  executionOf,
  chainId as paidChain,
  nonceOf,
  relay,
  remainingOf,
  skip,
  statusOf,
} from './relaying.ts'
import { confirmMessage, messageOf, name, say, signDelegate, signWith } from './signing.ts'

const { alice, bob, carol, dave, erin } = people

/** A stage that stores its changes, and one that starts from them, as after a reload. */
async function kept(chain: string) {
  const changes: GatewayChange[] = []
  const store = memoryStore()
  const open = (known: readonly GatewayChange[]) =>
    openChainState({
      scenario: 'everyday',
      chainId: chain,
      now: () => storyInstant,
      store,
      changes: known,
    })
  const stageOn = (state: ChainState): Stage => {
    const stage = aStage()
    stage.world.state.chain = async () => state
    return stage
  }
  const stage = stageOn(await open([]))
  stage.world.state.onChange = async (change) => void changes.push(change)
  return {
    stage,
    changes,
    reloaded: async () =>
      stageOn(await open(JSON.parse(JSON.stringify(changes)) as GatewayChange[])),
  }
}

it('messages, delegates, and confirmations are restored after a reload', async () => {
  const { stage, changes, reloaded } = await kept(chainId)
  const messageHash = await say(stage, bob, 'Still here')
  await confirmMessage(stage, messageHash, await signWith(alice, messageHash))
  await name(stage, alice, dave, { safe: treasury, label: 'Driver' })
  const byDelegate = await propose(
    stage.gateway,
    await aProposal(dave, plainTransaction({ to: erin.address, nonce: 30 })),
  )
  // Removed since: the delegate's proposal stays as it was.
  const ended = {
    delegator: alice.address,
    safe: treasury,
    signature: await signDelegate(alice, dave.address),
  }
  await stage.gateway.call(routes.removeDelegate, {
    path: { chainId, delegateAddress: dave.address },
    body: ended,
  })
  const { id } = rowsOf((await queueOf(stage.gateway)).results)[0]!.transaction
  const { safeTxHash } = (await detailsOf(stage.gateway, id))
    .detailedExecutionInfo as MultisigExecutionDetails
  const confirmed = await stage.gateway.call(routes.confirm, {
    path: { chainId, safeTxHash },
    body: { signature: await signWith(alice, safeTxHash as Hex) },
  })
  expect(changes.map(({ kind }) => kind)).toEqual([
    'proposeMessage',
    'confirmMessage',
    'addDelegate',
    'propose',
    'removeDelegate',
    'confirm',
  ])

  const again = await reloaded()
  expect(await messageOf(again, messageHash)).toEqual(await messageOf(stage, messageHash))
  expect(await detailsOf(again.gateway, byDelegate.txId)).toEqual(byDelegate)
  expect(await detailsOf(again.gateway, id)).toEqual(confirmed)
  const delegates = ({ gateway }: Stage) =>
    gateway.call(routes.delegates, { path: { chainId }, query: { safe: treasury } })
  expect(await delegates(again)).toEqual(await delegates(stage))
  expect(await safeOf(again.gateway)).toEqual(await safeOf(stage.gateway))
})

it('relayed calls still count after a reload, and their tasks are known', async () => {
  const { stage, reloaded } = await kept(paidChain)
  const { taskId } = await relay(
    stage,
    await executionOf(skip(await nonceOf(stage)), [alice, carol]),
  )
  const again = await reloaded()
  expect(await remainingOf(again)).toEqual({ remaining: 4, limit: 5 })
  expect(await nonceOf(again)).toBe(await nonceOf(stage))
  for (const status of [100, 110, 200])
    expect(await statusOf(again, taskId)).toMatchObject({ status })
})

it('a reset world has deleted messages, delegates, and relayed calls', async () => {
  const stage = aStage({ clock: frozenClock() })
  const messageHash = await say(stage, bob, 'Soon gone')
  await name(stage, alice, dave)
  await relay(stage, await executionOf(skip(await nonceOf(stage))))
  await stage.world.reset()
  await expect(messageOf(stage, messageHash)).rejects.toThrow('Not found.')
  expect(
    (
      await stage.gateway.call(routes.delegates, {
        path: { chainId },
        query: { delegator: alice.address },
      })
    ).results.map(({ label }) => label),
  ).toEqual(['Stand-in'])
  expect(await remainingOf(stage)).toEqual({ remaining: 5, limit: 5 })
})
