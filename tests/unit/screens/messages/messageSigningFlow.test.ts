import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Message } from '#domain'
import type { MessageReview, PendingMessage } from '#signing'
import { people } from '../../../../mocks/people.ts'
import { signingStart } from '../../../../src/screens/transactions/confirm/confirmFlow.ts'
import {
  messageSigningFlow,
  type MessageSigningInput,
} from '../../../../src/screens/messages/sign/messageSigningFlow.ts'
import { at } from '../../../../stories/screens/common/rows/items.ts'

const { alice, bob, dave } = people
const hash = `0x${'ab'.repeat(32)}` as const
const signature = `0x${'01'.repeat(65)}` as const
const together = `0x${'02'.repeat(130)}` as const

const listedBy = (...signers: Address[]): Message => ({
  hash,
  at: 0,
  changedAt: 0,
  content: { kind: 'text', text: 'Hello' },
  proposer: { address: bob.address, name: null },
  required: 2,
  confirmations: signers.map((address) => ({ signer: { address, name: null }, signature })),
  prepared: signers.length > 1 ? together : null,
  app: null,
})

const review = (parts: Partial<MessageReview> = {}): MessageReview => ({
  status: 'verified',
  hash,
  snapshot: null,
  unread: null,
  signatures: [],
  quorum: null,
  accepts: null,
  question: null,
  recorded: [],
  signable: null,
  ...parts,
})
const given: MessageSigningInput = {
  wallet: { status: 'connected', account: alice.address, chainId: Number(at.chainId) },
  review: review(),
  safe: { ...at, owners: [alice.address, bob.address], threshold: 2, nonce: 7n, version: '1.4.1' },
  answer: 'none',
  listed: undefined,
  checked: undefined,
  own: undefined,
  local: signingStart,
}
const flow = (parts: Partial<MessageSigningInput> = {}) =>
  messageSigningFlow({ ...given, ...parts })
const listed = (...signers: Address[]) =>
  ({ answer: 'listed', listed: listedBy(...signers) }) as const
const both = (accepts: boolean | null) => ({
  ...listed(bob.address, alice.address),
  checked: review({ accepts, quorum: { signed: 2, required: 2 } as MessageReview['quorum'] }),
})

describe('whether a message may be signed', () => {
  test('by an owner, once the gateway has answered', () =>
    expect(flow().allowed).toEqual({ allowed: true }))

  test.each([
    ['the gateway has not answered', { answer: 'unknown' }],
    ['its hash is not computed', { review: undefined }],
    ['the Safe is not read', { safe: undefined }],
  ] as const)('is not known while %s', (_, parts) =>
    expect(flow(parts).allowed).toEqual({ allowed: false, reason: 'loading' }),
  )

  test('not if the gateway lists another message under its hash', () =>
    expect(flow({ answer: 'other' }).allowed).toEqual({ allowed: false, reason: 'unverified' }))

  test('not by an account that isn’t an owner', () =>
    expect(flow({ wallet: { ...given.wallet, account: dave.address } }).allowed).toEqual({
      allowed: false,
      reason: 'notOwner',
    }))

  test('not by an owner that the chain no longer lists, whatever the gateway lists', () => {
    const signable = (owners: readonly Address[]) =>
      review({ signable: { owners } as unknown as NonNullable<MessageReview['signable']> })
    expect(flow({ review: signable([bob.address]) }).allowed).toEqual({
      allowed: false,
      reason: 'notOwner',
    })
    expect(flow({ review: signable([alice.address]) }).allowed).toEqual({ allowed: true })
  })

  test('is false after you’ve signed, unless that signature is invalid', () => {
    const signed = listed(alice.address)
    expect(flow(signed).allowed).toEqual({ allowed: false, reason: 'alreadySigned' })
    const refuted = review({
      signatures: [{ status: 'differs' } as MessageReview['signatures'][number]],
    })
    expect(flow({ ...signed, checked: refuted }).allowed).toEqual({ allowed: true })
  })
})

describe('what the dialog shows', () => {
  test('is the review at first', () => expect(flow().state).toEqual({ step: 'review' }))

  test('counts the signatures that are missing after your own', () =>
    expect(flow(listed(alice.address)).state).toEqual({
      step: 'waiting',
      submitted: 1,
      required: 2,
      missing: 'owners',
    }))

  test.each([
    ['has not answered', null, 'check'],
    ['rejects them', false, 'acceptance'],
  ] as const)('is a wait with all signatures while the contract %s', (_, accepts, missing) => {
    const { state, prepared } = flow(both(accepts))
    expect(state).toMatchObject({ step: 'waiting', missing })
    expect(prepared).toBeUndefined()
  })

  test('is done once the contract accepts all signatures', () => {
    const { state, prepared } = flow(both(true))
    expect(state).toEqual({ step: 'done' })
    expect(prepared).toBe(together)
  })

  test('is your unsubmitted signature, with the reason', () => {
    const own = {
      state: { status: 'unsubmitted', why: 'network' },
    } as unknown as PendingMessage
    expect(flow({ own }).state).toMatchObject({ step: 'failed', isSigned: true })
  })

  test('is not done with what is submitted but not listed yet', () => {
    const own = { state: { status: 'submitted' } } as unknown as PendingMessage
    expect(flow({ own }).state).toEqual({ step: 'review' })
  })
})
