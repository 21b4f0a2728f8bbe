import { describe, expect, test } from 'vitest'
import { isErrorShown, isLeftWith, isStillLeft } from '../../../src/ui/Field/errorTiming.ts'

describe('the error of a field in a form', () => {
  test.each([
    ['isn’t shown while its input may still become right', {}, false],
    ['is shown once the form couldn’t be submitted', { isTried: true }, true],
    ['is shown once the field was left', { isLeft: true }, true],
    ['is shown immediately if no further character makes it right', { isUrgent: true }, true],
  ])('%s', (_, visit, isShown) => {
    expect(isErrorShown({ isTried: false, isLeft: false, isUrgent: false, ...visit })).toBe(isShown)
  })

  test('isn’t shown for a field that was left empty', () => {
    expect(isLeftWith('')).toBe(false)
    expect(isLeftWith('  ')).toBe(false)
    expect(isLeftWith('0x12')).toBe(true)
  })

  test('stays until the input is right or removed', () => {
    expect(isStillLeft(true, '0x123')).toBe(true)
    expect(isStillLeft(true, '')).toBe(false)
    expect(isStillLeft(false, '0x123')).toBe(false)
  })
})
