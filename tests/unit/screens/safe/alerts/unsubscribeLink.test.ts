import { describe, expect, test } from 'vitest'
import { readUnsubscribeLink } from '../../../../../src/screens/safe/alerts/unsubscribe/readUnsubscribeLink.ts'

const token = 'b2f7a8f6-2f5d-4c8e-9a0e-5f1f0c2d3e4a'

describe('a link in an email', () => {
  test('names an address by its token, and a kind of email', () => {
    expect(readUnsubscribeLink(token, undefined)).toEqual({
      status: 'valid',
      token,
      category: undefined,
    })
    expect(readUnsubscribeLink(` ${token.toUpperCase()} `, 'account_recovery')).toEqual({
      status: 'valid',
      token: token.toUpperCase(),
      category: { id: 'account_recovery', label: 'account_recovery' },
    })
  })

  test.each([undefined, '', '  '])('without a token is incomplete: %j', (missing) => {
    expect(readUnsubscribeLink(missing, 'account_recovery')).toEqual({ status: 'missing' })
  })

  test.each([token.slice(1), `${token}0`, 'x', token.replaceAll('-', ''), `${token}&x=1`])(
    'with another token is damaged: %j',
    (damaged) => {
      expect(readUnsubscribeLink(damaged, undefined)).toEqual({ status: 'invalid' })
    },
  )

  test('is shown without hidden characters and not at any length, and sent as it is', () => {
    const category = `news\u202e${'x'.repeat(500)}`
    const link = readUnsubscribeLink(token, category)
    expect(link).toMatchObject({ category: { id: category } })
    const label = link.status === 'valid' ? (link.category?.label ?? '') : ''
    expect(label).not.toContain('\u202e')
    expect(label.length).toBeLessThanOrEqual(60)
  })
})
