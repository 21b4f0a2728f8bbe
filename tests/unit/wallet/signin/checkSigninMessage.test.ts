import { expect, test } from 'vitest'
import {
  checkSigninMessage,
  clockSkew,
  type SigninExpectation,
} from '../../../../src/wallet/signin/checkSigninMessage.ts'
import { readTime } from '../../../../src/wallet/signin/grammar.ts'
import type { SigninMessage } from '../../../../src/wallet/signin/signinMessage.ts'
import { people } from '../../../../mocks/people.ts'

const now = Date.UTC(2026, 0, 5, 12)
const at = (offset: number) => new Date(now + offset).toISOString()
const message: SigninMessage = {
  scheme: 'https',
  domain: 'app.example:8443',
  address: people.alice.address,
  uri: 'https://app.example:8443/in',
  chainId: 17_000,
  nonce: 'abcdefgh',
  issuedAt: at(0),
  expirationTime: at(60_000),
  notBefore: at(0),
}
const expected: SigninExpectation = {
  domain: 'app.example:8443',
  scheme: 'https',
  address: people.alice.address,
  chainId: 17_000,
  nonce: 'abcdefgh',
  now,
}

test('a message with the expected content has no problem', () =>
  expect(checkSigninMessage(message, expected)).toBeUndefined())

test.each<[string, Partial<SigninMessage>]>([
  ['domain', { domain: 'evil.example' }],
  ['domain', { domain: 'app.example' }],
  ['domain', { domain: 'app.example:8443@evil.example' }],
  ['scheme', { scheme: 'http' }],
  ['uri', { uri: 'https://evil.example/in' }],
  ['uri', { uri: 'https://app.example/in' }],
  ['uri', { uri: 'urn:app' }],
  ['address', { address: people.bob.address }],
  ['chain', { chainId: 1 }],
  ['nonce', { nonce: 'hgfedcba' }],
  ['fromTheFuture', { issuedAt: at(clockSkew + 1) }],
  ['expired', { expirationTime: at(0) }],
  ['expired', { expirationTime: at(-1) }],
  ['notYetValid', { notBefore: at(clockSkew + 1) }],
  ['malformed', { issuedAt: 'yesterday' }],
  ['malformed', { expirationTime: 'never' }],
])('%s is reported for %j', (problem, change) =>
  expect(checkSigninMessage({ ...message, ...change }, expected)).toBe(problem),
)

test.each<[string, Partial<SigninMessage>]>([
  ['a scheme left out', { scheme: undefined } as unknown as Partial<SigninMessage>],
  ['another spelling of the domain', { domain: 'App.Example:8443' }],
  [
    'another spelling of the address',
    { address: people.alice.address.toLowerCase() as `0x${string}` },
  ],
  ['a clock that is ahead a little', { issuedAt: at(clockSkew), notBefore: at(clockSkew) }],
  ['a millisecond that is left', { expirationTime: at(1) }],
  ['another path of the site', { uri: 'https://app.example:8443/' }],
])('%s is not a problem', (_name, change) =>
  expect(checkSigninMessage({ ...message, ...change }, expected)).toBeUndefined(),
)

test('an expected URI must match exactly', () => {
  expect(checkSigninMessage(message, { ...expected, uri: message.uri })).toBeUndefined()
  expect(checkSigninMessage(message, { ...expected, uri: `${message.uri}/` })).toBe('uri')
})

test('address, chain, and nonce are only checked if expected', () => {
  const loose = { domain: expected.domain, now }
  expect(
    checkSigninMessage(
      { ...message, address: people.bob.address, chainId: 5, nonce: 'different' },
      loose,
    ),
  ).toBeUndefined()
})

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['1970-01-01T01:00:00.25+01:00', 250],
  ['1969-12-31t22:30:00z', -5_400_000],
  ['1969-12-31T23:00:00-01:00', 0],
  ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ['0001-01-01T00:00:00Z', Date.parse('0001-01-01T00:00:00Z')],
  ['2023-02-29T00:00:00Z', undefined],
  ['2023-00-10T00:00:00Z', undefined],
  ['2023-01-01T00:60:00Z', undefined],
  ['2023-01-01T00:00:00+24:00', undefined],
  ['2023-01-01', undefined],
  ['Mon, 02 Jan 2023 00:00:00 GMT', undefined],
])('the time %s is %s', (text, time) => expect(readTime(text)).toBe(time))
