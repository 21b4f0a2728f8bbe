import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { Contact } from '../../../../../src/screens/core/names/contacts.ts'
import { nameOrAddress, nameText } from '../../../../../src/screens/core/names/nameText.ts'
import { type KnownNames, resolveName } from '../../../../../src/screens/core/names/resolveName.ts'
import { safeTitle } from '../../../../../src/screens/core/names/safeNames.ts'
import { namesText } from '../../../../../src/screens/core/names/text.ts'
import { englishText } from '../../../../../stories/englishText.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const erin: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const contact = (name: string, chains: string[] = [], address = dave): Contact => ({
  name,
  address,
  chains,
})

interface Known {
  contacts?: Contact[]
  ens?: string | null | undefined
  you?: Address
}
const knowing = ({ contacts = [], ens, you }: Known): KnownNames => ({
  contacts,
  ensOf: () => ens,
  you,
})
const resolved = (known: Known, given?: string | null, chainId: string | undefined = '1') =>
  resolveName(knowing(known), { address: dave, name: given }, chainId)

test('an ENS name counts on its chain', () => {
  const known = {
    ...knowing({}),
    ensOf: (_: Address, on?: string) => (on === '10' ? 'op.eth' : null),
  }
  const nameOn = (chainId: string | undefined) =>
    resolveName(known, { address: dave }, chainId).name
  expect([nameOn('10'), nameOn('1'), nameOn(undefined)]).toEqual(['op.eth', null, null])
})

describe('an account is called', () => {
  test("the contact's name, before ENS and the gateway", () => {
    expect(resolved({ contacts: [contact('David')], ens: 'dave.eth' }, 'Mr D')).toMatchObject({
      name: 'David',
      source: 'contact',
    })
  })
  test("by its ENS name before the gateway's", () => {
    expect(resolved({ ens: 'dave.eth' }, 'Mr D')).toMatchObject({ name: 'dave.eth', source: 'ens' })
  })
  test("the gateway's name if nothing else is known", () => {
    expect(resolved({ ens: undefined }, 'Mr D')).toMatchObject({
      name: 'Mr D',
      source: 'gateway',
      others: [],
    })
  })
  test("as the gateway calls it elsewhere in the transaction, as the gateway's name", () => {
    const reported = { [dave.toLowerCase()]: 'Router' }
    const calls = (name: string | null, ens?: string) =>
      resolveName({ ...knowing({ ens }), reported }, { address: dave, name }, '1')
    expect(calls(null)).toMatchObject({ name: 'Router', source: 'gateway' })
    expect(calls('Mr D')).toMatchObject({ name: 'Mr D', source: 'gateway' })
    expect(calls(null, 'dave.eth')).toMatchObject({ name: 'dave.eth', source: 'ens' })
    const posing = { [dave.toLowerCase()]: 'vitalik.eth' }
    expect(
      resolveName({ ...knowing({}), reported: posing }, { address: dave, name: null }, '1').name,
    ).toBeNull()
  })
  test('nothing without a name', () => {
    expect(resolved({ ens: null }, null)).toEqual({
      name: null,
      source: null,
      others: [],
      isYou: false,
    })
    expect(resolved({}, '')).toMatchObject({ name: null })
  })
  test('by the name for the chain before the name for all', () => {
    const contacts = [contact('David'), contact('Payroll', ['1'])]
    expect(resolved({ contacts }, null, '1').name).toBe('Payroll')
    expect(resolved({ contacts }, null, '10').name).toBe('David')
    expect(
      resolved({ contacts: [contact('Payroll', ['1'])], ens: 'dave.eth' }, null, '10'),
    ).toMatchObject({ name: 'dave.eth', others: [] })
  })
})

describe('where names disagree', () => {
  test('all are shown, each with its source, in order of precedence', () => {
    expect(resolved({ contacts: [contact('David')], ens: 'scam.eth' }, 'Mr D').others).toEqual([
      { name: 'scam.eth', source: 'ens' },
      { name: 'Mr D', source: 'gateway' },
    ])
  })
  test('the same name is shown once', () => {
    expect(resolved({ contacts: [contact('David')], ens: 'mrd.eth' }, 'MRD').others).toEqual([
      { name: 'mrd.eth', source: 'ens' },
    ])
  })
})

test.each([
  ['Dave', 'dave.eth'],
  ['dave.eth', 'Dave'],
  ['DAVE', 'dave'],
])('%s and %s agree', (name, ens) => {
  expect(resolved({ contacts: [contact(name)], ens }, name).others).toEqual([])
})

test('two addresses may share a name: each is still found by its address', () => {
  const known = knowing({ contacts: [contact('Payroll'), contact('Payroll', [], erin)], ens: null })
  for (const address of [dave, erin])
    expect(resolveName(known, { address }, '1')).toMatchObject({
      name: 'Payroll',
      source: 'contact',
    })
})

describe('a name that only the gateway gives is rejected', () => {
  const ownWords = ['You', '(you)'] as const
  const given = (name: string, contacts: Contact[] = [], ens?: string) =>
    resolveName({ ...knowing({ contacts, ens }), ownWords }, { address: dave, name }, '1')

  test.each(['You', ' you ', 'ＹＯＵ', 'Alice (you)', 'alice（YOU）', 'Υоu', 'Alice (уоս)'])(
    'where it says that the account is the connected one: %s',
    (name) => {
      expect(given(name)).toMatchObject({ name: null, source: null, others: [] })
    },
  )
  test.each(['treasury.eth', 'Treasury.ETH ', 'treasury．eth', 'treasury.еtһ'])(
    'where it looks like a verified ENS name: %s',
    (name) => {
      expect(given(name)).toMatchObject({ name: null, source: null })
    },
  )
  test.each(['Erin', ' eRIN', 'Ｅｒｉｎ'])(
    'where a contact with another address has it: %s',
    (name) => {
      expect(given(name, [contact('Erin', [], erin)]).name).toBeNull()
      expect(given(name, [contact('Erin', [], erin), contact('Erin', ['10'])]).name).toBe(name)
    },
  )
  test.each(['Βill', 'Вill', 'BiIl', 'B1ll', 'Biӏl', 'Ｂｉｌｌ'])(
    'where it reads like that of a contact with another address: %s',
    (name) => {
      expect(given(name, [contact('Bill', [], erin)])).toMatchObject({ name: null, source: null })
    },
  )
  test('next to other names, too', () => {
    expect(given('Erin', [contact('Dave'), contact('Erin', [], erin)])).toMatchObject({
      name: 'Dave',
      others: [],
    })
    expect(given('You', [], 'dave.eth')).toMatchObject({ name: 'dave.eth', others: [] })
  })
  test('and no other', () => {
    for (const name of ['Youssef', 'Eth', 'Erin & Co', 'Uniswap V3: Router'])
      expect(given(name, [contact('Erin', [], erin)]).name).toBe(name)
  })
})

describe('in a sentence', () => {
  const text = englishText(namesText)

  test('the connected account is you, in any letter case', () => {
    const you = dave.toLowerCase() as Address
    expect(nameText(text, resolved({ contacts: [contact('Dave')], you }))).toBe('Dave (you)')
    expect(nameText(text, resolved({ you }))).toBe('You')
  })
  test('others are called by their names', () => {
    expect(nameText(text, resolved({ ens: 'dave.eth', you: erin }))).toBe('dave.eth')
    expect(nameText(text, resolved({}))).toBeUndefined()
  })
  test('a name from the gateway has the short address, because anyone may set it', () => {
    expect(nameOrAddress(text, resolved({}, 'Mr D'), dave)).toBe('Mr D (0x5aAe…eAed)')
    expect(nameOrAddress(text, resolved({}, 'x'.repeat(40)), dave)).toMatch(/^x+… \(0x5aAe…eAed\)$/)
    expect(nameOrAddress(text, resolved({ you: dave }, 'Mr D'), dave)).toBe('Mr D (you)')
    expect(nameOrAddress(text, resolved({ ens: 'dave.eth' }, 'Mr D'), dave)).toBe('dave.eth')
  })
  test('an account without a name is its short address', () =>
    expect(nameOrAddress(text, resolved({}), dave)).toBe('0x5aAe…eAed'))
})

describe('a Safe is called', () => {
  const chains = [
    {
      chainId: '1',
      name: 'Ethereum',
      shortName: 'eth',
      symbol: 'ETH',
      decimals: 18,
      testnet: false,
      features: [],
    },
  ]
  const title = (known: Known, chainId = '1') =>
    safeTitle(knowing(known), chains, { chainId, address: dave })

  test('by its name on its chain', () =>
    expect(title({ contacts: [contact('Treasury', ['1'])] })).toBe('Treasury'))
  test('by its prefixed address where it has none', () => {
    expect(title({ contacts: [contact('Treasury', ['10'])] })).toBe('eth:0x5aAe…eAed')
    expect(title({}, '424242')).toBe('424242:0x5aAe…eAed')
  })
})
