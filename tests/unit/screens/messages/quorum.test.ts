import { size, sliceHex } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '#base'
import type { Message } from '#domain'
import type { Gateway, SafeMessage } from '#gateway'
import { type CheckNode, toMessage } from '#queries'
import { type Chain, safes } from '../../../../mocks/chain/index.ts'
import { pastSignature } from '../../../../mocks/chain/pastSignature.ts'
import { aMessageList, aSafeMessage } from '../../../../mocks/fixtures/index.ts'
import { packSigners } from '../../../../mocks/gateway/reading/packSignatures.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { readHandlers } from '../../../../src/screens/apps/open/readHandlers.ts'
import {
  checkedOf,
  checkMessage,
} from '../../../../src/screens/messages/common/messageCheckQuery.ts'
import { progressOf } from '../../../../src/screens/messages/common/progressOf.ts'
import { rounds } from '../../../size.ts'
import { aClient } from '../../chain/setup.ts'
import { aChain } from '../../mocks/chain/setup.ts'
import { aGatewayThatAnswers, aGatewayThatRejects } from '../../queries/recordedGateway.ts'
import { random, type Random } from '../../safe/random.ts'

// The Treasury: two of Alice, Bob, and Carol. Whatever a gateway lists and claims, the contract in
// the world's EVM says what is signed.

const at = { chainId: '1', address: safes.treasury.address } as const
const owners = [people.alice, people.bob, people.carol]
const strangers = [people.dave, people.frank]
const cases = rounds(120)

let chain: Chain
let node: NonNullable<CheckNode>
beforeAll(async () => {
  chain = await aChain()
  node = { client: aClient(chain).client, isIndependent: true }
})

const bySigner = (who: Person, hash: Hex) => ({
  owner: { value: who.address, name: null, logoUri: null },
  signature: pastSignature(who, hash),
})

/** A message as a gateway could list it, and who has really signed it. */
function aListedMessage(draw: Random): { wire: SafeMessage; by: Set<Person> } {
  const wire = aSafeMessage({ message: `Text ${draw.upTo(1_000)}` })
  const hash = wire.messageHash as Hex
  const by = new Set<Person>()
  const confirmations = Array.from({ length: draw.upTo(4) }, () => {
    const who = draw.pick(owners)
    const honest = bySigner(who, hash)
    return draw.pick([
      () => (by.add(who), honest),
      () => (by.add(who), honest),
      // For another text, from someone else, from a non-owner, and no signature at all.
      () => ({ ...honest, signature: pastSignature(who, draw.bytes(32)) }),
      () => ({ ...honest, signature: pastSignature(draw.pick(strangers), hash) }),
      () => bySigner(draw.pick(strangers), hash),
      () => ({ ...honest, signature: draw.bytes(draw.upTo(70)) }),
    ])()
  })
  const whole = confirmations.filter(({ signature }) => size(signature) >= 65)
  const packed = packSigners(
    whole.map(({ owner, signature }) => ({ owner: owner.value, signature })),
  )
  const preparedSignature = draw.pick([
    packed,
    packed,
    null,
    draw.bytes(130),
    packSigners(
      [...by].map((one) => ({ owner: one.address, signature: pastSignature(one, hash) })),
    ),
    size(packed) > 65 ? sliceHex(packed, 0, 65) : null,
  ])
  return {
    wire: {
      ...wire,
      status: draw.pick(['CONFIRMED', 'NEEDS_CONFIRMATION']),
      confirmations,
      confirmationsSubmitted: draw.upTo(4),
      confirmationsRequired: 1 + draw.upTo(3),
      preparedSignature,
    },
    by,
  }
}

const review = (message: Message, reader: CheckNode = node) =>
  checkMessage(reader, checkedOf(at, message, { version: '1.4.1' }))

/** The result for an app that requests the combined signature. */
const givenToApp = (
  wire: SafeMessage,
  reader: CheckNode = node,
  gateway = aGatewayThatAnswers(aMessageList(wire)),
) =>
  readHandlers({ at, node: reader, gateway, contacts: () => [] }).getOffChainSignature(
    wire.messageHash as Hex,
    { signal: new AbortController().signal } as never,
  )

// The contract in the world's EVM judges each list, which takes up to a second on a busy machine.
test(`a message is signed once enough owners sign, by the chain (${cases} lists)`, async () => {
  const draw = random()
  let complete = 0
  for (let turn = 0; turn < cases; turn++) {
    const { wire, by } = aListedMessage(draw)
    const message = toMessage(wire)
    const checked = await review(message)
    const progress = progressOf(message, checked)
    const case_ = `SEED=${draw.seed}, case ${turn}: ${JSON.stringify(wire)}`
    expect(progress, case_).toEqual({
      status: by.size >= 2 ? 'signed' : 'needs',
      submitted: by.size,
      required: 2,
    })
    const toApp = await givenToApp(wire)
    expect(toApp, case_).toBe(by.size >= 2 && checked.accepts ? wire.preparedSignature : '')
    if (by.size >= 2) complete++
  }
  // The cases prove nothing if none of them is complete.
  expect(complete).toBeGreaterThan(cases / 20)
}, 240_000)

test('one of two isn’t complete, even if the prepared signature claims it is', async () => {
  const wire = aSafeMessage()
  const lying = {
    ...wire,
    status: 'CONFIRMED' as const,
    confirmationsRequired: 1,
    preparedSignature: wire.confirmations[0]!.signature,
  }
  const message = toMessage(lying)
  const checked = await review(message)
  expect(checked).toMatchObject({ status: 'verified', accepts: false })
  expect(progressOf(message, checked)).toEqual({ status: 'needs', submitted: 1, required: 2 })
})

test('an app gets the signature of two of two owners', async () => {
  const wire = aSafeMessage({ signers: [people.bob, people.carol] })
  expect(await givenToApp(wire)).toBe(wire.preparedSignature)
  expect(await givenToApp({ ...wire, message: 'Another text' })).toBe('')
})

describe('without a node that proves anything', () => {
  const wire = aSafeMessage({ signers: [people.bob, people.carol] })
  const message = toMessage(wire)

  test('a message is signed by the gateway’s claim alone', async () => {
    for (const reader of [undefined, { client: node.client, isIndependent: false }]) {
      const checked = await checkMessage(reader, checkedOf(at, message, { version: '1.4.1' }))
      expect(checked).toMatchObject({ quorum: null, accepts: null })
      expect(checked.signatures.map(({ status }) => status)).toEqual(['unknown', 'unknown'])
      expect(progressOf(message, checked).status).toBe('claimed')
    }
    expect(progressOf(message, undefined).status).toBe('claimed')
  })

  test('an app gets an error instead of a signature', async () => {
    const answer = (gateway?: Gateway) =>
      givenToApp(wire, { client: node.client, isIndependent: false }, gateway)
    await expect(answer()).rejects.toMatchObject({ name: 'AppRequestError' })
    // The absence of a signature needs no proof.
    await expect(
      answer(aGatewayThatAnswers(aMessageList({ ...wire, preparedSignature: null }))),
    ).resolves.toBe('')
    await expect(answer(aGatewayThatRejects(404, { message: 'Not found' }))).resolves.toBe('')
  })
})
