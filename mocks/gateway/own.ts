import type { Scenario } from '../chain/genesis/places.ts'
import { createAccounts, type Accounts } from './own/accounts.ts'
import { createDevices, type Devices } from './own/devices.ts'
import { createEmails, type Emails } from './own/emails.ts'
import { createLogins, type Logins } from './own/logins.ts'
import { createMailbox, type Mailbox } from './own/mailbox.ts'
import { createRecoveries, type Recoveries } from './own/recoveries.ts'
import { seedOwn } from './own/seeds.ts'

/** What belongs to people and to no chain: a part for each kind of it. */
export interface OwnData {
  logins: Logins
  accounts: Accounts
  mailbox: Mailbox
  emails: Emails
  recoveries: Recoveries
  devices: Devices
}

/** A new start, with what a scenario knows of its people. */
export function createOwnData(scenario: Scenario = 'everyday'): OwnData {
  const mailbox = createMailbox()
  const data = {
    logins: createLogins(),
    accounts: createAccounts(),
    mailbox,
    emails: createEmails(mailbox),
    recoveries: createRecoveries(),
    devices: createDevices(),
  }
  if (scenario !== 'empty') seedOwn(data)
  return data
}
