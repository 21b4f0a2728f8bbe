import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NoAdapterError } from '../../../../src/wallet/signin/SigninError.ts'

const english = JSON.parse(readFileSync('src/wallet/signin/messages/en.json', 'utf8')) as Record<
  string,
  string
>

// Exact texts, because users and guides know them.
test.each([
  ['signin.title', 'Verify your account'],
  ['signin.preparing', 'Preparing message…'],
  ['signin.send', 'Sign in'],
  ['signin.signing', 'Waiting for signature…'],
  ['signin.verifying', 'Verifying signature…'],
  ['signin.cancel', 'Cancel'],
  ['signin.failed.preparing', 'Error preparing message, please retry!'],
  ['signin.failed.signing', 'Error signing message, please retry!'],
  ['signin.failed.verifying', 'Error verifying signature, please retry!'],
  ['signin.failed.elsewhere', 'Oops, something went wrong!'],
])('%s reads "%s"', (id, text) => expect(english[id]).toBe(text))

test('a component without an adapter says so', () =>
  expect(new NoAdapterError().message).toBe('No authentication adapter found'))
