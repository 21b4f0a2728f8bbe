import { describe, expect, test } from 'vitest'
import { GatewayHttpError, GatewayTimeoutError, GatewayUnreachableError } from '#gateway'
import { emailRejection } from '../../../../../src/screens/safe/alerts/email/emailRejection.ts'
import { recoveryRejection } from '../../../../../src/screens/safe/alerts/recovery/recoveryRejection.ts'

const endpoint = '/v1/chains/{chainId}/safes/{safeAddress}/emails'
const http = (status: number, message = 'No') =>
  new GatewayHttpError(endpoint, {
    status,
    statusText: '',
    text: JSON.stringify({ message, statusCode: status }),
  })
const notOffered = http(404, 'Cannot POST /v1/chains/1/safes/0x1/emails')
const noAnswer = new GatewayUnreachableError('No answer', endpoint)

describe('a gateway that rejects a request about an email address', () => {
  test.each([
    [notOffered, 'register', 'notOffered'],
    [http(401), 'register', 'login'],
    [http(403), 'retrieval', 'login'],
    [http(409, 'Email address matches that of the Safe owner.'), 'edit', 'same'],
    [http(422, 'Invalid email'), 'register', 'invalid'],
    [http(400), 'edit', 'invalid'],
    [http(400), 'delete', 'declined'],
    [http(404, 'No email address was found for the provided signer 0x1.'), 'edit', 'none'],
    // A second registration, which gateways don't expect.
    [http(500, 'Internal server error'), 'register', 'exists'],
    [http(500), 'edit', 'unreachable'],
    [http(503), 'register', 'unreachable'],
    [http(429), 'register', 'unreachable'],
    [http(418), 'register', 'declined'],
    [noAnswer, 'delete', 'unreachable'],
    [new GatewayTimeoutError('Slow', endpoint), 'register', 'unreachable'],
    [undefined, 'register', 'unreachable'],
  ] as const)('%s to %s: %s', (error, action, why) => {
    expect(emailRejection(error, action)).toBe(why)
  })
})

describe('a gateway that declines to watch a module', () => {
  test.each([
    [notOffered, { why: 'notOffered' }],
    [http(401), { why: 'login' }],
    [http(403), { why: 'login' }],
    [http(422), { why: 'declined', reason: { kind: 'declined', status: 422 } }],
    [http(429), { why: 'unreachable', reason: { kind: 'limited' } }],
    [http(502), { why: 'unreachable', reason: { kind: 'unreachable' } }],
    [noAnswer, { why: 'unreachable', reason: { kind: 'unreachable' } }],
  ])('%s', (error, rejection) => {
    expect(recoveryRejection(error, true)).toMatchObject(rejection)
  })

  test('offline, the reason is the network', () => {
    expect(recoveryRejection(noAnswer, false)).toEqual({
      why: 'unreachable',
      reason: { kind: 'offline' },
    })
  })
})
