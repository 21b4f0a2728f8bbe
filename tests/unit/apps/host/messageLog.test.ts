import { describe, expect, it } from 'vitest'
import { loggedAnswer, loggedRequest } from '../../../../src/apps/host/messageLog.ts'

const origin = 'https://app.test'
const request = (data: unknown) => loggedRequest(5, data, origin, 'accepted')
const logged = (id?: string, method?: string) => ({
  kind: 'request',
  at: 5,
  id,
  method,
  origin,
  check: 'accepted',
})

describe('the log of messages', () => {
  it('has the id and method of a request, and not its parameters', () =>
    expect(request({ id: '1', method: 'signMessage', params: { message: 'private' } })).toEqual(
      logged('1', 'signMessage'),
    ))

  it.each([
    ['nothing', null, logged()],
    ['a text', 'signMessage', logged()],
    ['only an id', { id: '1' }, logged('1')],
    ['only a method', { method: 'signMessage' }, logged(undefined, 'signMessage')],
    ['other kinds of values', { id: 1, method: ['signMessage'] }, logged()],
    [
      'long texts',
      { id: 'i'.repeat(500), method: 'm'.repeat(500) },
      logged('i'.repeat(128), 'm'.repeat(128)),
    ],
  ])('is made of whatever arrives: %s', (_, data, expected) =>
    expect(request(data)).toEqual(expected),
  )

  const answer = (error?: { text: string; code: number | undefined }) => ({
    kind: 'answer',
    at: 5,
    id: '1',
    error,
  })
  it.each([
    [{ id: '1', success: true, data: 'private' }, answer()],
    [
      { id: '1', success: false, error: 'Rejected', code: 4001 },
      answer({ text: 'Rejected', code: 4001 }),
    ],
    [{ id: '1', success: false, error: 'Rejected' }, answer({ text: 'Rejected', code: undefined })],
    [
      { event: 'safeChanged', data: 'private' },
      { kind: 'event', at: 5, name: 'safeChanged' },
    ],
  ])('contains the check result for %j', (message, expected) =>
    expect(loggedAnswer(5, message)).toEqual(expected),
  )
})
