import { describe, expect, it } from 'vitest'
import type { TypedMessage } from '#domain'
import { permitsOf } from '#safe/message'
import { people } from '../../../../mocks/people.ts'
import { base } from '../../../../mocks/chain/genesis/places.ts'

const spender = people.frank.address
const { usdc } = base.tokens
const deadline = 2_000_000_000
const typed = (
  primaryType: string,
  message: Record<string, unknown>,
  domain: TypedMessage['domain'] = { verifyingContract: usdc },
): TypedMessage => ({ primaryType, domain, types: {}, message: { spender, ...message } })
const most = (bits: bigint) => (2n ** bits - 1n).toString()

describe('a permit of the token itself', () => {
  it('has an amount, and ends as a signature only', () => {
    expect(permitsOf(typed('Permit', { value: '1250', nonce: 0, deadline }))).toEqual([
      { spender, token: usdc, raw: 1250n, usableUntil: deadline },
    ])
  })

  it.each([most(256n), `0x${'f'.repeat(64)}`])('is unlimited with %s', (value) => {
    expect(permitsOf(typed('Permit', { value, deadline }))[0]?.raw).toBe('unlimited')
  })

  it('allows everything or nothing, as Dai has it', () => {
    expect(permitsOf(typed('Permit', { allowed: true, expiry: 0 }))).toEqual([
      { spender, token: usdc, raw: 'unlimited' },
    ])
    expect(permitsOf(typed('Permit', { allowed: false, expiry: deadline }))[0]?.raw).toBe(0n)
  })

  it('never ends before it says so, however late that is', () => {
    const permit = permitsOf(typed('Permit', { value: 1, deadline: most(256n) }))[0]
    expect(permit?.usableUntil).toBe(8_640_000_000_000)
  })
})

describe('a permit of Permit2', () => {
  const details = { token: usdc, amount: most(160n), expiration: '1999999999', nonce: 0 }

  it('is one, or several', () => {
    const one = { spender, token: usdc, raw: 'unlimited', until: 1_999_999_999 }
    const usable = { ...one, usableUntil: deadline }
    const sigDeadline = deadline
    expect(permitsOf(typed('PermitSingle', { details, sigDeadline }))).toEqual([usable])
    expect(permitsOf(typed('PermitBatch', { details: [details, details], sigDeadline }))).toEqual([
      usable,
      usable,
    ])
  })

  it.each(['PermitTransferFrom', 'PermitWitnessTransferFrom'])('is a transfer: %s', (type) => {
    const permitted = { token: usdc, amount: '5' }
    expect(permitsOf(typed(type, { permitted, nonce: 0, deadline }))).toEqual([
      { spender, token: usdc, raw: 5n, usableUntil: deadline },
    ])
  })

  it('is a sentence only if each of several is', () => {
    const broken = { ...details, amount: '-1' }
    expect(
      permitsOf(typed('PermitBatch', { details: [details, broken], sigDeadline: deadline })),
    ).toEqual([])
  })
})

it.each<[string, TypedMessage]>([
  ['another type', typed('Order', { value: '1', deadline })],
  ['no spender', typed('Permit', { spender: 'everybody', value: '1', deadline })],
  ['no token', typed('Permit', { value: '1', deadline }, {})],
  ['a fraction', typed('Permit', { value: 1.5, deadline })],
  ['a negative amount', typed('Permit', { value: '-1', deadline })],
  ['more than 256 bits', typed('Permit', { value: (2n ** 256n).toString(), deadline })],
  ['no end', typed('Permit', { value: '1' })],
])('is none with %s', (_, message) => {
  expect(permitsOf(message)).toEqual([])
})
