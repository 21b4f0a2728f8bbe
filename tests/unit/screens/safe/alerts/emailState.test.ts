import { describe, expect, test, vi } from 'vitest'
import { type Address, type Failure, failed, loading, ready } from '#base'
import {
  type EmailFacts,
  emailState,
} from '../../../../../src/screens/safe/alerts/email/emailState.ts'

const alice: Address = '0x63A9bf153603E4a100579FF7763066b998107F83'
const bob: Address = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
const address = { email: 'alice@example.test', verified: true }

const facts = (parts: Partial<EmailFacts> = {}): EmailFacts => ({
  owners: ready([alice]),
  isReconnecting: false,
  account: alice,
  isContract: false,
  registered: ready(address),
  ...parts,
})
const statusOf = (parts: Partial<EmailFacts>) => emailState(facts(parts)).status
const declined = (reason: Failure) => failed(reason, vi.fn())

describe('the email address of the connected owner', () => {
  test('is known if the gateway returned it, or returned none', () => {
    expect(emailState(facts())).toEqual({ status: 'known', ...address })
    expect(statusOf({ registered: ready(null) })).toBe('none')
  })

  test.each([401, 403])('requires a signature if the gateway rejects with %i', (status) => {
    expect(statusOf({ registered: declined({ kind: 'declined', status }) })).toBe('locked')
  })

  test('is not offered by a gateway without this call', () => {
    expect(statusOf({ registered: declined({ kind: 'notOffered' }) })).toBe('notOffered')
  })

  test.each<Failure>([
    { kind: 'unreachable' },
    { kind: 'offline' },
    { kind: 'declined', status: 422 },
    { kind: 'broken' },
  ])("couldn't be loaded: %j", (reason) => {
    const retry = vi.fn()
    expect(emailState(facts({ registered: failed(reason, retry) }))).toEqual({
      status: 'failed',
      reason,
      retry,
    })
  })

  test('is requested while a wallet is connected, and its account is an owner with a key', () => {
    expect(statusOf({ account: undefined })).toBe('connect')
    expect(statusOf({ account: undefined, isReconnecting: true })).toBe('loading')
    expect(statusOf({ account: bob })).toBe('nonOwner')
    expect(statusOf({ isContract: true })).toBe('contract')
    // Without a node, it's unknown: the signature is checked anyway.
    expect(statusOf({ isContract: undefined })).toBe('known')
    expect(statusOf({ owners: loading })).toBe('loading')
    expect(statusOf({ owners: declined({ kind: 'unreachable' }) })).toBe('failed')
    expect(statusOf({ registered: loading })).toBe('loading')
  })
})
