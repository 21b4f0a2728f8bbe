import { describe, expect, it } from 'vitest'
import { messageRisks } from '../../../../src/screens/safeMessages/sign/messageRisks.ts'
import { messagesText } from '../../../../src/screens/safeMessages/text.ts'
import { titleOf } from '../../../../src/screens/safeMessages/titleOf.ts'
import { englishText } from '../../../../stories/englishText.ts'
import { permit, signIn, vote } from '../../../../stories/screens/safeMessages/items.ts'

const text = englishText(messagesText)

describe('the title of a message', () => {
  it.each([
    ['its first line', '\n  Agreed. \nSigned by all', 'Agreed.'],
    ['the site of a sign-in', signIn('bank.demo.test'), 'Sign-in to bank.demo.test'],
    ['the type of data and whose it is', vote, 'Vote for Members’ ballot'],
    ['the type of data of nobody', { ...vote, domain: {} }, 'Vote'],
    ['that it is blank', ' \n ', 'Empty text'],
  ])('is %s', (_, message, title) => expect(titleOf(text, message)).toBe(title))

  it('shows hidden characters, and is cut where it says no more', () => {
    expect(titleOf(text, 'Pay \u202E0001\u202C')).toContain('U+202E')
    expect([...titleOf(text, 'a'.repeat(500))]).toHaveLength(121)
  })
})

describe('what is special about a message', () => {
  it('is a sign-in to the site that asks, to another one, or that nobody asks for', () => {
    const message = signIn('bank.demo.test')
    expect(messageRisks(message, 'https://bank.demo.test')).toMatchObject({
      ownSite: 'bank.demo.test',
      otherSite: undefined,
      pasted: undefined,
    })
    expect(messageRisks(message, 'https://evil.demo.test')).toMatchObject({
      ownSite: undefined,
      otherSite: 'bank.demo.test',
      pasted: undefined,
    })
    expect(messageRisks(message, undefined)).toMatchObject({
      ownSite: undefined,
      otherSite: undefined,
      pasted: 'bank.demo.test',
    })
  })

  it('is who may spend tokens by a permit, of whatever kind', () => {
    expect(messageRisks(permit, undefined).spender).toBe(permit.message.spender)
    expect(
      messageRisks({ ...permit, primaryType: 'PermitBatchTransferFrom' }, undefined).spender,
    ).toBe(permit.message.spender)
    expect(messageRisks(vote, undefined).spender).toBeUndefined()
    expect(messageRisks({ ...permit, message: { spender: 7 } }, undefined).spender).toBeUndefined()
  })

  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])(
    'is who gets tokens by an authorization: %s',
    (primaryType) => {
      const to = permit.message.spender
      expect(
        messageRisks({ ...permit, primaryType, message: { to, value: '1' } }, undefined).spender,
      ).toBe(to)
      expect(
        messageRisks({ ...permit, primaryType: 'Transfer', message: { to } }, undefined).spender,
      ).toBeUndefined()
    },
  )
})
