import { describe, expect, it } from 'vitest'
import { checkNonce } from '../../../../../src/screens/transactions/send/checkNonce.ts'

const known = { current: 12n, recommended: 15n }

describe('a typed nonce', () => {
  it('is the recommended one if nothing is typed', () =>
    expect(checkNonce(' ', known)).toEqual({ nonce: 15n }))

  it('has to be typed if none is known', () => {
    expect(checkNonce('', undefined)).toEqual({ problem: { why: 'empty' } })
    expect(checkNonce('9', undefined)).toEqual({ nonce: 9n })
  })

  it('has a consequence unless it is the next free one', () => {
    expect(checkNonce('15', known)).toEqual({ nonce: 15n })
    expect(checkNonce('12', known)).toEqual({ nonce: 12n, consequence: 'pending' })
    expect(checkNonce('१२', known)).toEqual({ nonce: 12n, consequence: 'pending' })
    expect(checkNonce('1२', known)).toEqual({ problem: { why: 'notNumber' } })
    expect(checkNonce('14', known)).toEqual({ nonce: 14n, consequence: 'pending' })
    expect(checkNonce('16', known)).toEqual({ nonce: 16n, consequence: 'gap' })
  })

  it.each([
    ['11', { why: 'used', current: 12n }],
    ['1.5', { why: 'notNumber' }],
    ['-1', { why: 'notNumber' }],
    ['0x1', { why: 'notNumber' }],
    [String(Number.MAX_SAFE_INTEGER), { why: 'tooHigh' }],
    ['9'.repeat(80), { why: 'tooHigh' }],
  ])('%s is rejected', (typed, problem) => expect(checkNonce(typed, known)).toEqual({ problem }))
})
