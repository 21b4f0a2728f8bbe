import { routes } from '#gateway'
import { planCreation } from '#signing'
import { describe, expect, it } from 'vitest'
import { storyInstant } from '../../../../mocks/clock.ts'
import { notFoundFor } from '../../../../mocks/gateway/caches.ts'
import { people } from '../../../../mocks/people.ts'
import { creationPort } from '../../../../src/screens/core/ports/creationPort.ts'
import { aClient } from '../../chain/setup.ts'
import { wallet } from '../chain/setup.ts'
import { aStage, chainId, safeOf, treasury } from './journey.ts'
import { outcomeOf } from './outcomeOf.ts'
import { confirmMessage, messageHashOf, messageOf, say, signWith } from './signing.ts'

const { alice, bob, dave } = people
const notFound = '404 CGW error - 404: Not found.'
const text = 'Pay the invoice of November.'

/** A world whose time the test moves. */
function anOfficialStage(gatewayVersion: 'official' | 'today' = 'official') {
  let at = storyInstant
  const stage = aStage({ gatewayVersion, clock: { now: () => at } })
  return { stage, pass: (ms: number) => void (at += ms) }
}

describe('the official gateway with its caches', () => {
  it('remembers for 30 s that a hash had no message, while the list has it', async () => {
    const { stage, pass } = anOfficialStage()
    const hash = messageHashOf(text)
    expect(await outcomeOf(messageOf(stage, hash))).toBe(notFound)
    await say(stage, bob, text)
    pass(notFoundFor - 1)
    expect(await outcomeOf(messageOf(stage, hash))).toBe(notFound)
    const { results } = await stage.gateway.call(routes.messages, {
      path: { chainId, safeAddress: treasury },
    })
    expect(results.some((row) => row.type === 'MESSAGE' && row.messageHash === hash)).toBe(true)
    pass(1)
    expect((await messageOf(stage, hash)).confirmationsSubmitted).toBe(1)
  })

  it('rejects another signature for it in that time and doesn’t store it', async () => {
    const { stage, pass } = anOfficialStage()
    const hash = messageHashOf(text)
    await outcomeOf(messageOf(stage, hash))
    await say(stage, bob, text)
    const signature = await signWith(alice, hash)
    expect(await outcomeOf(confirmMessage(stage, hash, signature))).toBe(notFound)
    pass(notFoundFor)
    await confirmMessage(stage, hash, signature)
    expect((await messageOf(stage, hash)).confirmationsSubmitted).toBe(2)
  })

  it('shows a message immediately that no one requested before', async () => {
    const { stage } = anOfficialStage()
    expect((await messageOf(stage, await say(stage, bob, text))).message).toBe(text)
  })

  it('remembers that there was no Safe, while its owner already has it', async () => {
    const { stage, pass } = anOfficialStage()
    const chain = await stage.world.chain(chainId)
    const review = await planCreation(creationPort(aClient(chain).client), {
      chainId,
      version: '1.4.1',
      owners: [dave.address],
      threshold: 1,
      saltNonce: 7n,
    })
    if (review.status !== 'ready') throw new Error(review.status)
    const { address, to, data } = review.plan
    expect(await outcomeOf(safeOf(stage.gateway, address))).toBe(notFound)
    await wallet(chain, dave).sendTransaction({ to, data })
    expect(await outcomeOf(safeOf(stage.gateway, address))).toBe(notFound)
    const { safes } = await stage.gateway.call(routes.ownedSafes, {
      path: { chainId, ownerAddress: dave.address },
    })
    expect(safes).toContain(address)
    pass(notFoundFor)
    expect((await safeOf(stage.gateway, address)).owners).toHaveLength(1)
  })

  it('is the only one that remembers', async () => {
    const { stage } = anOfficialStage('today')
    await outcomeOf(messageOf(stage, messageHashOf(text)))
    expect((await messageOf(stage, await say(stage, bob, text))).message).toBe(text)
  })
})
