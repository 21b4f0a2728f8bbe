import { routes, type MessageItem, type TypedMessage } from '#gateway'
import { encodeFunctionData, parseAbi, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { base } from '../../../../mocks/chain/index.ts'
import {
  packSignatures,
  signedByContract,
  signPrefixed,
  signTyped,
} from '../../../../mocks/chain/safeTools.ts'
import { frozenClock, storyInstant } from '../../../../mocks/clock.ts'
import { packSigners } from '../../../../mocks/gateway/reading/packSignatures.ts'
import { innerHash } from '../../../../mocks/gateway/reading/safeMessage.ts'
import { people } from '../../../../mocks/people.ts'
import { aStage, chainId, safeOf, treasury, type Stage } from './journey.ts'
import { outcomeOf } from './outcomeOf.ts'
import { confirmMessage, messageHashOf, messageOf, say, signWith } from './signing.ts'

const { alice, bob, carol, dave, frank } = people
const listOf = ({ gateway }: Stage, safeAddress: string = treasury) =>
  gateway.call(routes.messages, { path: { chainId, safeAddress } })
const messagesIn = (items: readonly MessageItem[]) =>
  items.filter((item) => item.type === 'MESSAGE')
const permit: TypedMessage = {
  domain: { name: 'USD Coin', chainId: 1 },
  primaryType: 'Note',
  types: { Note: [{ name: 'amount', type: 'uint256' }] },
  message: { amount: '5' },
}

describe('the messages of a Safe', () => {
  it('are listed newest first by day, and only messages are counted', async () => {
    const page = await listOf(aStage())
    expect(
      page.results.map((item) =>
        item.type === 'DATE_LABEL' ? new Date(item.timestamp).toISOString() : item.status,
      ),
    ).toEqual([
      '2026-11-20T00:00:00.000Z',
      'NEEDS_CONFIRMATION',
      'NEEDS_CONFIRMATION',
      '2026-11-19T00:00:00.000Z',
      'NEEDS_CONFIRMATION',
      'CONFIRMED',
      '2026-11-12T00:00:00.000Z',
      'CONFIRMED',
    ])
    expect(page).toMatchObject({ count: 5, next: null, previous: null })
  })

  it("have valid signatures, by the app's own implementation", async () => {
    const page = await listOf(aStage())
    for (const one of messagesIn(page.results)) {
      expect(one.messageHash).toBe(messageHashOf(one.message))
      for (const { owner, signature } of one.confirmations) {
        const who = Object.values(people).find(({ address }) => address === owner.value)!
        expect(signature).toBe(await signWith(who, one.messageHash as Hex))
      }
    }
  })

  it('are paged, and a day that spans two pages is labeled on both', async () => {
    const { gateway } = aStage({ scenario: 'busy' })
    const first = await gateway.call(routes.messages, { path: { chainId, safeAddress: treasury } })
    const second = await gateway.page(routes.messages, first.next!, {
      path: { chainId, safeAddress: treasury },
    })
    const third = await gateway.page(routes.messages, second.next!, {
      path: { chainId, safeAddress: treasury },
    })
    expect(
      [first, second, third].map((page) => [page.count, messagesIn(page.results).length]),
    ).toEqual([
      [45, 20],
      [45, 20],
      [45, 5],
    ])
    expect(third.next).toBeNull()
    const days = [first, second].map((page) =>
      page.results.filter((item) => item.type === 'DATE_LABEL').map((item) => item.timestamp),
    )
    expect(days[1]![0]).toBe(days[0]!.at(-1))
  })

  it('are empty without messages, and unknown without a Safe', async () => {
    const stage = aStage({ scenario: 'empty' })
    expect(await listOf(stage)).toEqual({ count: 0, next: null, previous: null, results: [] })
    expect((await safeOf(stage.gateway)).messagesTag).toBeNull()
    expect(await outcomeOf(listOf(stage, dave.address))).toBe('404 CGW error - 404: Not found.')
  })
})

describe('a message', () => {
  it('is confirmed once enough owners have signed and the Safe accepts it', async () => {
    const stage = aStage()
    const tags = [(await safeOf(stage.gateway)).messagesTag]
    const messageHash = await say(stage, bob, 'Pay the invoice of November.')
    tags.push((await safeOf(stage.gateway)).messagesTag)
    expect(await messageOf(stage, messageHash)).toEqual({
      messageHash,
      status: 'NEEDS_CONFIRMATION',
      logoUri: null,
      name: null,
      message: 'Pay the invoice of November.',
      creationTimestamp: storyInstant,
      modifiedTimestamp: storyInstant,
      confirmationsSubmitted: 1,
      confirmationsRequired: 2,
      proposedBy: { value: bob.address, name: null, logoUri: null },
      confirmations: [
        {
          owner: { value: bob.address, name: null, logoUri: null },
          signature: await signWith(bob, messageHash),
        },
      ],
      preparedSignature: null,
      origin: null,
    })

    await confirmMessage(stage, messageHash, (await signPrefixed(alice, messageHash)).fixed!)
    tags.push((await safeOf(stage.gateway)).messagesTag)
    const confirmed = await messageOf(stage, messageHash)
    expect(confirmed).toMatchObject({
      status: 'CONFIRMED',
      confirmationsSubmitted: 2,
      confirmations: [{ owner: { value: bob.address } }, { owner: { value: alice.address } }],
    })
    expect(new Set(tags).size).toBe(3)

    const chain = await stage.world.chain(1)
    const abi = parseAbi([
      'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
    ])
    const ask = (hash: Hex) =>
      chain.call({
        to: treasury,
        data: encodeFunctionData({ abi, args: [hash, confirmed.preparedSignature as Hex] }),
      })
    expect(await ask(innerHash('Pay the invoice of November.'))).toMatch(/^0x1626ba7e/)
    await expect(ask(innerHash('Pay the invoice of December.'))).rejects.toThrow('GS026')
  })

  it('accepts a third signature as well, in the order of the owners', async () => {
    const stage = aStage()
    const messageHash = await say(stage, bob, permit)
    for (const who of [carol, alice])
      await confirmMessage(stage, messageHash, await signWith(who, messageHash))
    const { preparedSignature, message } = await messageOf(stage, messageHash)
    expect(message).toEqual(permit)
    expect(preparedSignature).toBe(
      packSignatures(
        await Promise.all([alice, bob, carol].map((who) => signTyped(who, messageHash))),
      ),
    )
  })

  it('has the time of its last signature', async () => {
    let now = storyInstant
    const stage = aStage({ clock: { now: () => now } })
    const messageHash = await say(stage, bob, 'Later')
    now += 90_000
    await confirmMessage(stage, messageHash, await signWith(alice, messageHash))
    expect(await messageOf(stage, messageHash)).toMatchObject({
      creationTimestamp: storyInstant,
      modifiedTimestamp: now,
    })
  })

  it('is accepted with 202 today, and with 200 by older gateways', async () => {
    const statuses = ['today', '2024-05'] as const
    for (const gatewayVersion of statuses) {
      const { world, fetch } = aStage({ gatewayVersion, clock: frozenClock() })
      const body = JSON.stringify({
        message: gatewayVersion,
        signature: await signWith(bob, messageHashOf(gatewayVersion)),
      })
      const response = await fetch(`${world.gatewayUrl}/v1/chains/1/safes/${treasury}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect([response.status, await response.text()]).toEqual([
        gatewayVersion === 'today' ? 202 : 200,
        '',
      ])
    }
  })
})

describe('a message is rejected', () => {
  it('if the signature is invalid, of a non-owner or of another message', async () => {
    const stage = aStage()
    const propose = (signature: string) =>
      stage.gateway.call(routes.proposeMessage, {
        path: { chainId, safeAddress: treasury },
        body: { message: 'Hello', signature },
      })
    const messageHash = messageHashOf('Hello')
    for (const signature of [
      await signWith(dave, messageHash),
      '0x1234',
      `0x${'00'.repeat(65)}`,
      await signWith(alice, messageHashOf('Hullo')),
    ]) {
      expect(await outcomeOf(propose(signature))).toBe('422 CGW error - 422: Invalid signature')
    }
  })

  it('if it exists already', async () => {
    const stage = aStage()
    const messageHash = await say(stage, bob, 'Once')
    expect(await outcomeOf(say(stage, alice, 'Once'))).toBe(
      `400 CGW error - 400: Message with hash ${messageHash} for safe ${treasury} already ` +
        'exists in DB',
    )
  })

  it('if it is typed data without a primary type, or invalid', async () => {
    const stage = aStage()
    const { primaryType: _, ...rest } = permit
    const send = async (message: unknown) =>
      outcomeOf(
        stage.gateway.call(routes.proposeMessage, {
          path: { chainId, safeAddress: treasury },
          body: { message: message as string, signature: await signWith(bob, messageHashOf('')) },
        }),
      )
    expect(await send(rest)).toBe(
      '422 CGW error - invalid_type: Invalid input: expected string, received object',
    )
    expect(await send(7)).toBe(
      '422 CGW error - invalid_type: Invalid input: expected string, received number',
    )
    expect(await send({ ...permit, primaryType: 'Nothing' })).toBe(
      '422 CGW error - 422: Could not calculate messageHash',
    )
  })

  it('if several owners signed it at once', async () => {
    const stage = aStage()
    const messageHash = messageHashOf('Both')
    const signature = packSignatures([
      await signTyped(alice, messageHash),
      await signTyped(bob, messageHash),
    ])
    expect(
      await outcomeOf(
        stage.gateway.call(routes.proposeMessage, {
          path: { chainId, safeAddress: treasury },
          body: { message: 'Both', signature },
        }),
      ),
    ).toBe('400 CGW error - 400: 1 owner signature was expected, 2 received')
  })
})

describe('another signature is rejected', () => {
  it('of a non-owner, of an owner who has signed, and for an unknown message', async () => {
    const stage = aStage()
    const messageHash = await say(stage, bob, 'Twice')
    expect(
      await outcomeOf(confirmMessage(stage, messageHash, await signWith(frank, messageHash))),
    ).toBe('422 CGW error - 422: Invalid signature')
    expect(
      await outcomeOf(confirmMessage(stage, messageHash, await signWith(bob, messageHash))),
    ).toBe(`400 CGW error - 400: Signature for owner ${bob.address} already exists`)
    const unknown = messageHashOf('Never said')
    expect(await outcomeOf(confirmMessage(stage, unknown, await signWith(bob, unknown)))).toBe(
      '404 CGW error - 404: Not found.',
    )
    expect(await outcomeOf(messageOf(stage, unknown))).toBe('404 CGW error - 404: Not found.')
  })
})

it('contract signatures follow key signatures, and each owner gets their own', async () => {
  const hash = messageHashOf('Packed')
  const inner = (await signTyped(frank, hash)).fixed!
  const parts = [
    await signTyped(alice, hash),
    signedByContract(base.contractOwner, inner),
    signedByContract(treasury, '0xaabbcc'),
    await signPrefixed(bob, hash),
  ]
  const alone = parts.map((part) => ({
    owner: part.owner,
    signature: part.fixed ?? packSignatures([part]),
  }))
  expect(packSigners(alone)).toBe(packSignatures(parts))
})
