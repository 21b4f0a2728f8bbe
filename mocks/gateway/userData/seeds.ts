import { safes } from '../../chain/genesis/places.ts'
import { people } from '../../people.ts'
import type { Accounts } from './accounts.ts'
import type { Emails } from './emails.ts'
import type { Mailbox } from './mailbox.ts'

/** The part of the user data that a scenario starts with. */
interface Seeded {
  accounts: Accounts
  emails: Emails
  mailbox: Mailbox
}

const { bob, carol } = people

/**
 * Bob has an account that stores his address book; Carol has verified an address for the Treasury.
 */
export function seedUserData({ accounts, emails, mailbox }: Seeded): void {
  accounts.create(bob.address, 'Bob')
  accounts.set(bob.address, [{ dataTypeId: '2', enabled: true }])
  const ref = { chainId: '1', safe: safes.treasury.address, signer: carol.address }
  emails.register(ref, 'carol@example.test', Date.parse('2026-11-03T09:12:00Z'))
  emails.verify(ref)
  // Read and deleted long ago.
  mailbox.empty()
}
