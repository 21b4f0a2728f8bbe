import { routes, type DelegateFilter, type DelegateRemoval } from '#gateway'
import { describe, expect, it } from 'vitest'
import { base, safes } from '../../../../mocks/chain/index.ts'
import { packSignatures, signedByContract, signTyped } from '../../../../mocks/chain/safeTools.ts'
import { storyInstant } from '../../../../mocks/clock.ts'
import { delegateHash } from '../../../../mocks/gateway/reading/hourly.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { aStage, chainId, treasury, type Stage } from './journey.ts'
import { outcomeOf } from './outcomeOf.ts'
import { name, signDelegate } from './signing.ts'

const { alice, bob, carol, dave, erin, frank } = people
const hour = 3_600_000
const listOf = ({ gateway }: Stage, query: DelegateFilter) =>
  gateway.call(routes.delegates, { path: { chainId }, query })
const labels = async (stage: Stage, query: DelegateFilter) =>
  (await listOf(stage, query)).results.map(({ label }) => label)

async function end(
  { gateway }: Stage,
  delegate: Person,
  body: Omit<DelegateRemoval, 'signature'>,
  signer: Person,
  at: number = storyInstant,
): Promise<void> {
  const signature = await signDelegate(signer, delegate.address, at)
  await gateway.call(routes.removeDelegate, {
    path: { chainId, delegateAddress: delegate.address },
    body: { ...body, signature },
  })
}

describe('delegates', () => {
  it('are found by each of their fields, in any letter case, and by several fields', async () => {
    const stage = aStage()
    expect(await listOf(stage, { safe: treasury.toLowerCase() })).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        { safe: treasury, delegate: frank.address, delegator: carol.address, label: 'Bookkeeper' },
      ],
    })
    expect((await listOf(stage, { delegate: erin.address })).results).toEqual([
      { safe: null, delegate: erin.address, delegator: bob.address, label: 'Assistant' },
    ])
    expect(await labels(stage, { delegator: alice.address })).toEqual(['Stand-in'])
    expect(await labels(stage, { label: 'Assistant' })).toEqual(['Assistant'])
    expect(await labels(stage, { delegator: bob.address, label: 'Bookkeeper' })).toEqual([])
  })

  it('cannot be listed without a filter, or with an invalid address', async () => {
    const stage = aStage()
    const text = '422 CGW error - custom: At least one property is required'
    expect(await outcomeOf(listOf(stage, {}))).toBe(text)
    expect(await outcomeOf(listOf(stage, { label: '' }))).toBe(text)
    expect(await outcomeOf(listOf(stage, { safe: '0x12' }))).toBe(
      '422 CGW error - custom: Invalid address',
    )
  })

  it('are paged', async () => {
    const stage = aStage()
    for (let at = 0; at < 22; at++)
      (await stage.world.state.chain(chainId)).delegations.put({
        safe: null,
        delegate: `0x${String(at).padStart(40, '0')}`,
        delegator: dave.address,
        label: `${at}`,
      })
    const first = await listOf(stage, { delegator: dave.address })
    const second = await stage.gateway.page(routes.delegates, first.next!, { path: { chainId } })
    expect([first.results.length, second.results.map(({ label }) => label), second.count]).toEqual([
      20,
      ['20', '21'],
      22,
    ])
  })

  it('are added by owners for a Safe or by anyone for all; the latest label counts', async () => {
    const stage = aStage()
    await name(stage, alice, dave, { safe: treasury, label: 'Driver' })
    await name(stage, dave, frank, { label: 'Butler' })
    expect(await labels(stage, { safe: treasury })).toEqual(['Bookkeeper', 'Driver'])
    await name(stage, alice, dave, { safe: treasury, label: 'Cook' })
    expect(await labels(stage, { safe: treasury })).toEqual(['Bookkeeper', 'Cook'])
    expect(await labels(stage, { delegator: dave.address })).toEqual(['Butler'])
  })

  it('may be added with a signature from the previous hour, and by a contract', async () => {
    const stage = aStage()
    const add = async (signature: string, delegator: string) =>
      stage.gateway.call(routes.addDelegate, {
        path: { chainId },
        body: { safe: null, delegate: frank.address, delegator, label: 'Late', signature },
      })
    await add(await signDelegate(dave, frank.address, storyInstant - hour), dave.address)
    const inner = (
      await signTyped(frank, delegateHash(chainId, frank.address, BigInt(storyInstant / hour)))
    ).fixed!
    await add(packSignatures([signedByContract(base.contractOwner, inner)]), base.contractOwner)
    expect(
      (await listOf(stage, { label: 'Late' })).results.map(({ delegator }) => delegator),
    ).toEqual([dave.address, base.contractOwner])
  })
})

describe('adding a delegate is rejected', () => {
  it('with a signature of another account, of two hours ago, or of the next hour', async () => {
    const stage = aStage()
    const text = `400 CGW error - 400: Signature does not match provided delegator=${alice.address}`
    const add = async (signature: string) =>
      outcomeOf(
        stage.gateway.call(routes.addDelegate, {
          path: { chainId },
          body: {
            safe: null,
            delegate: dave.address,
            delegator: alice.address,
            label: 'x',
            signature,
          },
        }),
      )
    for (const signature of [
      await signDelegate(bob, dave.address),
      await signDelegate(alice, dave.address, storyInstant - 2 * hour),
      await signDelegate(alice, dave.address, storyInstant + hour),
      await signDelegate(alice, frank.address),
      '0x12',
    ]) {
      expect(await add(signature)).toBe(text)
    }
    // An approval is stored in a Safe, so it is not possible here.
    expect(await add(`0x${alice.address.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`)).toBe(text)
  })

  it('by a non-owner, for an unknown Safe, and without a label of valid length', async () => {
    const stage = aStage()
    expect(await outcomeOf(name(stage, erin, dave, { safe: treasury }))).toBe(
      `400 CGW error - 400: Provided delegator=${erin.address} is not an owner of Safe=${treasury}`,
    )
    expect(await outcomeOf(name(stage, alice, dave, { safe: base.module }))).toBe(
      `400 CGW error - 400: Safe=${base.module} does not exist or it's still not indexed`,
    )
    expect(await outcomeOf(name(stage, alice, dave, { label: 'x'.repeat(51) }))).toBe(
      '400 CGW error - 400: An error occurred',
    )
    expect(await outcomeOf(name(stage, alice, dave, { label: '' }))).toBe(
      '400 CGW error - 400: An error occurred',
    )
  })
})

describe('a delegation is removed', () => {
  it('by the delegator or the delegate, for one Safe or for all', async () => {
    const stage = aStage()
    await end(stage, frank, { safe: treasury, delegator: carol.address }, carol)
    await end(stage, erin, { delegator: bob.address }, erin)
    expect(await labels(stage, { safe: treasury })).toEqual([])
    expect(await labels(stage, { delegator: bob.address })).toEqual([])

    await name(stage, alice, dave, { safe: treasury })
    await name(stage, alice, dave, { safe: safes.vault.address })
    await name(stage, alice, dave)
    await end(stage, dave, { safe: treasury, delegator: alice.address }, alice, storyInstant - hour)
    expect(
      (await listOf(stage, { delegate: dave.address })).results.map(({ safe }) => safe),
    ).toEqual([safes.vault.address, null])
    await end(stage, dave, { delegator: alice.address }, dave)
    expect(await labels(stage, { delegate: dave.address })).toEqual([])
  })

  it('but not by anyone else, not twice, and not without a delegator', async () => {
    const stage = aStage()
    const whose = { safe: treasury, delegator: carol.address }
    expect(await outcomeOf(end(stage, frank, whose, alice))).toBe(
      `400 CGW error - 400: Signature does not match provided delegate=${frank.address} or ` +
        `delegator=${carol.address}`,
    )
    expect(await outcomeOf(end(stage, frank, {}, carol))).toBe(
      `422 CGW error - custom: At least one of the fields 'safe' or 'delegator' is required`,
    )
    expect(await outcomeOf(end(stage, frank, { safe: treasury }, carol))).toBe(
      '400 CGW error - 400: An error occurred',
    )
    await end(stage, frank, whose, frank)
    expect(await outcomeOf(end(stage, frank, whose, frank))).toBe('404 CGW error - 404: Not found.')
  })
})
