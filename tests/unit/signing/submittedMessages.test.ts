import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Hex } from '#base'
import { toMessage } from '#queries'
import { messagesWithSubmitted, messageWithSubmitted, type PendingMessage } from '#signing'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import { pastSignature } from '../../../mocks/chain/pastSignature.ts'
import { storyInstant } from '../../../mocks/clock.ts'
import { aSafeMessage } from '../../../mocks/fixtures/index.ts'
import { people, type Person } from '../../../mocks/people.ts'

const { alice, bob, carol } = people
const at = { chainId: '1', address: safes.treasury.address } as const
const wire = aSafeMessage()
const hash = wire.messageHash as Hex
const input = { at, hash, threshold: 2 }

const signedBy = (who: Person, parts: Partial<PendingMessage> = {}): PendingMessage => ({
  kind: 'message',
  at,
  by: who.address,
  since: storyInstant,
  messageHash: hash,
  message: 'Frank keeps the books.',
  signature: pastSignature(who, hash),
  state: { status: 'submitted' },
  proposal: { origin: JSON.stringify({ url: 'https://shop.test', name: 'Shop' }) },
  ...parts,
})

describe('a message submitted from this device', () => {
  test('is shown before the gateway lists it, as it will list it', () => {
    expect(messageWithSubmitted(undefined, [signedBy(bob)], input)).toEqual({
      ...toMessage(wire),
      at: storyInstant,
      changedAt: storyInstant,
      app: { name: 'Shop', url: 'https://shop.test' },
    })
  })

  test.each([
    ['half a character', '\ud800'],
    ['data without its type', { domain: {}, types: {}, primaryType: 'Mail', message: {} }],
  ])('is left out if it was stored as %s, which has no hash', (_, message) => {
    expect(messageWithSubmitted(undefined, [signedBy(bob, { message })], input)).toBeUndefined()
  })

  test('is complete with one signature if the Safe needs one', () => {
    const only = messageWithSubmitted(undefined, [signedBy(bob)], { ...input, threshold: 1 })
    expect(only).toMatchObject({ required: 1, prepared: pastSignature(bob, hash) })
  })

  test('is shown once it is listed as the gateway lists it', () => {
    const listed = toMessage(wire)
    expect(messageWithSubmitted(listed, [signedBy(bob)], input)).toBe(listed)
  })

  test('has the second signature before the gateway lists it, and both together in order', () => {
    const both = toMessage(aSafeMessage({ signers: [bob, alice] }))
    const shown = messageWithSubmitted(toMessage(wire), [signedBy(alice)], input)
    expect(shown?.confirmations).toEqual(both.confirmations)
    expect(shown?.prepared).toBe(both.prepared)
  })

  const others: [string, Partial<PendingMessage>][] = [
    ['is still on its way', { state: { status: 'submitting' } }],
    ['did not arrive', { state: { status: 'unsubmitted', why: 'unreachable' } }],
    ['is of another Safe', { at: { ...at, address: safes.vault.address } }],
    ['is on another network', { at: { ...at, chainId: '17000' } }],
    ['is of another message', { messageHash: `0x${'1'.repeat(64)}` }],
  ]
  test.each(others)('is not shown as the gateway’s if it %s', (_, parts) => {
    expect(messageWithSubmitted(undefined, [signedBy(bob, parts)], input)).toBeUndefined()
    expect(messageWithSubmitted(toMessage(wire), [signedBy(carol, parts)], input)).toEqual(
      toMessage(wire),
    )
  })
})

describe('the list', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: storyInstant + 1_000, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const older = toMessage(aSafeMessage({ message: 'Older', signers: [carol] }))
  const listed = [older]
  const shown = (entries: readonly PendingMessage[]) =>
    messagesWithSubmitted(listed, entries, { at, threshold: 2 })
  const hashes = (entries: readonly PendingMessage[]) => shown(entries).map((one) => one.hash)

  test('starts with it, and keeps the rest', () => {
    expect(hashes([signedBy(bob)])).toEqual([hash, older.hash])
  })

  test('has it once, and not for longer than gateways lag', () => {
    const twice = signedBy(bob, { messageHash: older.hash, message: 'Older' })
    expect(hashes([twice])).toEqual([older.hash])
    expect(hashes([signedBy(bob, { since: storyInstant - 300_000 })])).toEqual([older.hash])
  })

  test('is the gateway’s where nothing was submitted', () => {
    expect(shown([])).toBe(listed)
  })
})
