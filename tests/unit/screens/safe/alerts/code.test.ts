import { describe, expect, test } from 'vitest'
import {
  checkCode,
  codeLifetime,
  readCode,
  resendInterval,
} from '../../../../../src/screens/safe/alerts/email/checkCode.ts'
import { parseAwaitedCodes } from '../../../../../src/screens/safe/alerts/email/codeStore.ts'
import { codeTimes } from '../../../../../src/screens/safe/alerts/email/useCodeTimes.ts'

describe('a typed or pasted code', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['123-456', '123456'],
    ['123–456', '123456'],
    ['\u200e123456\u200b', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    // Numbers without leading zeros.
    ['4711', '4711'],
  ])('%j is read as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code)
    expect(checkCode(typed)).toBeUndefined()
  })

  test.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['12345x', 'notDigits'],
    ['0x1234', 'notDigits'],
    ['1234567', 'tooLong'],
  ] as const)('%j is rejected: %s', (typed, problem) => {
    expect(checkCode(typed)).toBe(problem)
  })
})

describe('another code', () => {
  const askedAt = 1_750_000_000_000

  test.each([
    [0, 30, false],
    [1, 30, false],
    [1000, 29, false],
    [resendInterval - 1, 1, false],
    [resendInterval, 0, false],
    [codeLifetime - 1, 0, false],
    [codeLifetime, 0, true],
    // The clock was set back by an hour.
    [-3_600_000, 0, false],
  ])('%i ms after the last one can be requested in %i s', (passed, resendIn, isOld) => {
    expect(codeTimes(askedAt, askedAt + passed)).toEqual({ resendIn, isOld })
  })
})

describe('what is stored about a code', () => {
  const entry = {
    at: { chainId: '1', address: `0x${'a'.repeat(40)}` },
    signer: `0x${'b'.repeat(40)}`,
    askedAt: 5,
  }

  test('is the owner and the request time, and nothing else', () => {
    expect(parseAwaitedCodes([{ ...entry, email: 'alice@example.test', code: '123456' }])).toEqual([
      entry,
    ])
  })

  test.each([
    { ...entry, at: { chainId: 1, address: entry.at.address } },
    { ...entry, at: { chainId: '1', address: '0x12' } },
    { ...entry, signer: 'alice@example.test' },
    { ...entry, askedAt: '5' },
    null,
    'x',
  ])('is left out if it is damaged: %j', (damaged) => {
    expect(parseAwaitedCodes([damaged, entry])).toEqual([entry])
  })

  test.each([null, {}, 'x', 7])('is rejected if it isn’t a list: %j', (value) => {
    expect(parseAwaitedCodes(value)).toBeUndefined()
  })
})
