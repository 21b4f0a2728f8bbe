import { describe, expect, test } from 'vitest'
import { failed, loading, ready } from '#base'
import type { Positions } from '#domain'
import { totalWith } from '../../../../../src/screens/common/money/totalWith.ts'

const held = (total: string | null, currency = 'usd'): Positions => ({
  total,
  currency,
  protocols: [{ id: 'a', name: 'A', total, items: [] }],
})
const tokens = { total: '100.25', currency: 'usd' }

describe('the value of tokens and positions', () => {
  test('is the exact sum of both', () => {
    expect(totalWith(tokens, ready(held('0.1')))).toBe('100.35')
    expect(totalWith(tokens, ready(held('-200')))).toBe('-99.75')
  })
  test('is that of the tokens while positions are missing or have no price', () => {
    for (const positions of [undefined, loading, failed({ kind: 'timeout' }), ready(held(null))])
      expect(totalWith(tokens, positions)).toBe('100.25')
  })
  test('never adds amounts in different currencies', () => {
    expect(totalWith(tokens, ready(held('5', 'eur')))).toBe('100.25')
  })
  test('is that of the positions if no token has a price', () => {
    expect(totalWith({ total: null, currency: 'usd' }, ready(held('5')))).toBe('5')
    expect(totalWith({ total: null, currency: 'usd' }, ready(held(null)))).toBeNull()
  })
})
