import { describe, expect, it } from 'vitest'
import { messagesText } from '../../../../src/screens/messages/common/text.ts'
import { titleOf } from '../../../../src/screens/messages/common/titleOf.ts'
import { englishText } from '../../../../stories/englishText.ts'
import { signIn, vote } from '../../../../stories/screens/messages/items.ts'

const words = englishText(messagesText)

describe('the title of a message', () => {
  it.each([
    ['its first line', '\n  Agreed. \nSigned by all', 'Agreed.'],
    ['the site of a sign-in', signIn('bank.demo.test'), 'Sign-in to bank.demo.test'],
    [
      'a sign-in that visibly starts with one site but is for another',
      `Welcome!\n\u200B \uFEFFhttps://${signIn('bank.demo.test')}`,
      'Sign-in to bank.demo.test',
    ],
    ['the data type and its app', vote, 'Vote for Members’ ballot'],
    ['typed data without an app name', { ...vote, domain: {} }, 'Vote'],
    ['that it is blank', ' \n ', 'Empty message'],
  ])('is %s', (_, message, title) => expect(titleOf(words, message)).toBe(title))

  it('shows hidden characters and is truncated where the rest adds nothing', () => {
    expect(titleOf(words, 'Pay \u202E0001\u202C')).toContain('U+202E')
    expect([...titleOf(words, 'a'.repeat(500))]).toHaveLength(121)
  })
})
