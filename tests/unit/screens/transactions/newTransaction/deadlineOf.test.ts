import { expect, it } from 'vitest'
import { deadlineOf } from '../../../../../src/screens/transactions/newTransaction/deadlineOf.ts'

const second = 1_790_000_000
const at = (name: string, type = 'uint256', value: unknown = BigInt(second)) =>
  deadlineOf({ name, type, value })

it.each([
  'deadline',
  '_deadline',
  'sigDeadline',
  'sig_deadline',
  'expiry',
  'expires',
  'expiresAt',
  'expiration',
  'expirationTime',
  'validTo',
  'validUntil',
  'until',
  'DEADLINE',
])('%s is a time', (name) => {
  expect(at(name)).toBe(second * 1000)
})

it.each(['amount', 'deadlineFee', 'nonce', 'validator', 'validity', 'value', ''])(
  '%s is a number',
  (name) => {
    expect(at(name)).toBeUndefined()
  },
)

it('is read from decimal text, as a decoded call has it', () => {
  expect(at('deadline', 'uint48', `${second}`)).toBe(second * 1000)
})

it('never comes if it is later than any date', () => {
  expect(at('deadline', 'uint256', 2n ** 256n - 1n)).toBe('never')
})

it.each<[string, string, unknown]>([
  ['a duration', 'uint256', 3600n],
  ['nothing', 'uint256', 0n],
  ['an account', 'address', '0x1234'],
  ['a list', 'uint256[]', [`${second}`]],
  ['a text', 'string', `${second}`],
  ['a signed number', 'int256', -5n],
])('%s is not a time', (_, type, value) => {
  expect(at('deadline', type, value)).toBeUndefined()
})
