import { safes } from '../../chain/genesis/places.ts'
import { people } from '../../people.ts'
import type { UserData } from '../userData.ts'

const { bob, carol } = people

/** Bob has an account that stores his address book; Carol has verified an address for the Treasury. */
export function seedUserData({ accounts, emails, mailbox }: UserData): void {
  accounts.create(bob.address, 'Bob')
  accounts.set(bob.address, [{ dataTypeId: '2', enabled: true }])
  const ref = { chainId: '1', safe: safes.treasury.address, signer: carol.address }
  emails.register(ref, 'carol@example.test', Date.parse('2026-11-03T09:12:00Z'))
  emails.verify(ref)
  // Read and deleted long ago.
  mailbox.empty()
}
