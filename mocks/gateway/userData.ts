import type { Scenario } from '../chain/genesis/places.ts'
import { createAccounts, type Accounts } from './userData/accounts.ts'
import { createDevices, type Devices } from './userData/devices.ts'
import { createEmails, type Emails } from './userData/emails.ts'
import { createLogins, type Logins } from './userData/logins.ts'
import { createMailbox, type Mailbox } from './userData/mailbox.ts'
import { createRecoveries, type Recoveries } from './userData/recoveries.ts'
import { seedUserData } from './userData/seeds.ts'

/** The data of people, which belongs to no chain. */
export interface UserData {
  logins: Logins
  accounts: Accounts
  mailbox: Mailbox
  emails: Emails
  recoveries: Recoveries
  devices: Devices
}

/** Creates the initial user data of a scenario. */
export function createUserData(scenario: Scenario = 'everyday'): UserData {
  const mailbox = createMailbox()
  const data = {
    logins: createLogins(),
    accounts: createAccounts(),
    mailbox,
    emails: createEmails(mailbox),
    recoveries: createRecoveries(),
    devices: createDevices(),
  }
  if (scenario !== 'empty') seedUserData(data)
  return data
}
