import { describe, expect, test } from 'vitest'
import type { ChainSummary } from '#base'
import { checksumAddress } from '#safe'
import type { Contact } from '../../../../../src/screens/core/names/contacts.ts'
import {
  importContacts,
  planImport,
} from '../../../../../src/screens/settings/contacts/csv/planImport.ts'
import { readContacts } from '../../../../../src/screens/settings/contacts/csv/readContacts.ts'
import {
  encodeContactsLink,
  isTooMany,
  mostInLink,
  readContactsLink,
} from '../../../../../src/screens/settings/contacts/link/contactsLink.ts'
import { random } from '../../../safe/random.ts'

const names = [
  'Dave',
  'Müller & Söhne',
  '=SUM(A1)',
  'a "quoted", name',
  '税理士',
  'عمر',
  '👩‍🚀 Ada',
  '-7',
]
const chains: ChainSummary[] = []

/** As many contacts with addresses, names, and networks by chance. */
function someContacts(seed: number, count: number): Contact[] {
  const { address, pick } = random(seed)
  return Array.from({ length: count }, (_, at) => ({
    name: `${pick(names)} ${at}`,
    address: checksumAddress(address()),
    chains: pick([[], ['1'], ['1', '17000']]),
  }))
}

/** What someone without contacts imports from a link. */
async function imported(fragment: string): Promise<readonly Contact[]> {
  const read = readContactsLink(fragment)
  if (!read?.ok) throw new Error('The link has to be readable.')
  const file = await readContacts(read.csv, chains)
  if (!file.ok) throw new Error(file.problem.why)
  expect(file.problems).toEqual([])
  return importContacts([], planImport(file.contacts, [], () => undefined).added)
}

describe('contacts in a link', () => {
  test.each([1, 2, 3, 4, 5])('are those that were shared (seed %i)', async (seed) => {
    const contacts = someContacts(seed, 30)
    expect(await imported(encodeContactsLink(contacts))).toEqual(contacts)
  })

  test('come without private notes and default tokens', async () => {
    const [contact] = someContacts(1, 1) as [Contact]
    const paid = { ...contact, token: 'USDC', note: 'Owes us a dinner' }
    expect(await imported(encodeContactsLink([paid]))).toEqual([contact])
  })

  test('are never taken from a part of it', () => {
    const whole = encodeContactsLink(someContacts(6, 3))
    for (let end = 'contacts='.length; end < whole.length; end++)
      expect(readContactsLink(whole.slice(0, end))).toEqual({ ok: false, problem: 'linkCut' })
  })

  test.each([
    ['contacts=2.3.YWJj', 'linkUnreadable'],
    ['contacts=1.3.YWJj!', 'linkUnreadable'],
    ['contacts=1.2.YWJj', 'linkUnreadable'],
    // Not UTF-8.
    ['contacts=1.3._w_8', 'linkUnreadable'],
    ['contacts=book', 'linkUnreadable'],
    ['contacts=', 'linkCut'],
    ['contacts=1', 'linkCut'],
    ['contacts=1.', 'linkCut'],
  ])('are declined in %s', (fragment, problem) => {
    expect(readContactsLink(fragment)).toEqual({ ok: false, problem })
  })

  test.each(['', 'tx=1.YWJj', 'contact', 'main'])('are not in #%s', (fragment) => {
    expect(readContactsLink(fragment)).toBeUndefined()
  })

  test('are declined if they are more than a link is made with', async () => {
    const linesOf = async (count: number) => {
      const link = readContactsLink(encodeContactsLink(someContacts(8, count)))
      const file = await readContacts(link?.ok ? link.csv : '', chains)
      return file.ok ? file.contacts : []
    }
    const most = await linesOf(mostInLink)
    expect(most.length).toBeGreaterThan(mostInLink)
    expect(isTooMany(most)).toBe(false)
    expect(isTooMany(await linesOf(mostInLink + 1))).toBe(true)
  })

  test('fit into a message', () => {
    expect(encodeContactsLink(someContacts(7, mostInLink)).length).toBeLessThan(16_000)
  })
})
