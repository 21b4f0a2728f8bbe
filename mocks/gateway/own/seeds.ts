import { safes } from '../../chain/genesis/places.ts'
import { people } from '../../people.ts'
import type { OwnData } from '../own.ts'

const { bob, carol } = people

/** Bob has an account that keeps his address book; Carol has verified an address for the Treasury. */
export function seedOwn({ accounts, emails, mailbox }: OwnData): void {
  accounts.create(bob.address, 'Bob')
  accounts.set(bob.address, [{ dataTypeId: '2', enabled: true }])
  const place = { chainId: '1', safe: safes.treasury.address, signer: carol.address }
  emails.register(place, 'carol@example.test', Date.parse('2026-11-03T09:12:00Z'))
  emails.verify(place)
  // Read and thrown away long ago.
  mailbox.empty()
}
