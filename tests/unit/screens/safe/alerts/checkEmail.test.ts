import { describe, expect, test } from 'vitest'
import {
  checkEmail,
  longestEmail,
} from '../../../../../src/screens/safe/alerts/email/checkEmail.ts'

describe('a typed email address', () => {
  test.each([
    'alice@example.test',
    '  alice@example.test ',
    'a.b+safe_1-x@mail.sub-domain.example.org',
    'A@b.co',
  ])('%j is fine', (typed) => {
    expect(checkEmail(typed)).toBeUndefined()
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['alice example@test.org', 'space'],
    ['alice', 'noAt'],
    ['alice@home@example.test', 'manyAt'],
    ['alice@', 'domain'],
    ['alice@localhost', 'domain'],
    ['alice@example.', 'domain'],
    ['alice@-example.test', 'domain'],
    ['alice@192.168.0.1', 'domain'],
    ['alice@münchen.de', 'domain'],
    ['alice@example..test', 'domain'],
    ['@example.test', 'name'],
    ['.alice@example.test', 'name'],
    ['al..ice@example.test', 'name'],
    ['"alice"@example.test', 'name'],
    ['алиса@example.test', 'name'],
    [`${'a'.repeat(longestEmail)}@example.test`, 'tooLong'],
  ] as const)('%j is rejected: %s', (typed, problem) => {
    expect(checkEmail(typed)).toBe(problem)
  })

  test('that is registered already changes nothing', () => {
    expect(checkEmail(' alice@example.test', 'alice@example.test')).toBe('same')
    // Mailboxes may tell upper from lower case.
    expect(checkEmail('Alice@example.test', 'alice@example.test')).toBeUndefined()
  })
})
