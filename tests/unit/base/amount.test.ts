import { describe, expect, it } from 'vitest'
import { abbreviate, grouped, readable } from '#base'

const space = '\u202f'

describe('an amount', () => {
  it('has commas between its thousands in English', () => {
    expect(grouped('1234567.5')).toBe('1,234,567.5')
    expect(readable('-18996.2', 'en-GB')).toBe('-18,996.2')
    expect(abbreviate('1234000000000000000000')).toBe('1,234,000,000t')
  })

  it.each(['de', 'fr', 'ar', 'ja', 'pt-BR'])(
    'in %s has nothing that could be taken for another decimal mark',
    (locale) => {
      expect(grouped('1234567.5', locale)).toBe(`1${space}234${space}567.5`)
      expect(readable('1800', locale)).toBe(`1${space}800`)
      expect(readable('1800.000001', locale)).toBe(`1${space}800`)
      expect(readable('0.000001', locale)).toBe('<0.00001')
      expect(abbreviate('1234000000000000000000', locale)).toBe(
        `1${space}234${space}000${space}000t`,
      )
    },
  )
})
