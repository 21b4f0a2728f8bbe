import { describe, expect, test, vi } from 'vitest'
import { type Address, createPersistedStore, type KeyValue } from '#base'
import {
  type Contact,
  contactAt,
  longestName,
  parseContacts,
  readContactName,
} from '../../../../../src/screens/core/names/contacts.ts'
import {
  renamed,
  withContact,
  withoutContact,
} from '../../../../../src/screens/core/names/editContacts.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const small = dave.toLowerCase() as Address
const erin: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const contact = (name: string, ...chains: string[]): Contact => ({ name, address: dave, chains })
const general = contact('Dave')
const onMainnet = contact('Payroll', '1')

describe('the name of an address on a chain', () => {
  const all = [general, onMainnet]

  test('is the one for that chain before the one for all', () => {
    expect(contactAt(all, dave, '1')).toBe(onMainnet)
    expect(contactAt(all.toReversed(), dave, '1')).toBe(onMainnet)
  })
  test('is the one for all chains elsewhere, and where no chain is meant', () => {
    expect(contactAt(all, dave, '10')).toBe(general)
    expect(contactAt(all, dave, undefined)).toBe(general)
  })
  test('is found in any letter case', () => expect(contactAt(all, small, '1')).toBe(onMainnet))
  test('is unknown on a chain that the contact isn’t for', () =>
    expect(contactAt([onMainnet], dave, '10')).toBeUndefined())
  test('is unknown for another address', () => expect(contactAt(all, erin, '1')).toBeUndefined())
})

describe('a new contact', () => {
  test('is added at the end', () =>
    expect(withContact([{ ...general, address: erin }], general)).toEqual([
      { ...general, address: erin },
      general,
    ]))

  test('replaces the name that the address has on the same chains', () => {
    expect(withContact([contact('Old')], contact('New'))).toEqual([contact('New')])
    expect(withContact([contact('Old', '1')], contact('New', '1'))).toEqual([contact('New', '1')])
    expect(withContact([{ ...contact('Old'), address: small }], contact('New'))).toEqual([
      contact('New'),
    ])
  })

  test('leaves an older name its other chains', () => {
    expect(withContact([contact('Old', '1', '10')], contact('New', '10', '137'))).toEqual([
      contact('Old', '1'),
      contact('New', '10', '137'),
    ])
  })

  test('for one chain leaves the name for all chains as it is', () => {
    expect(withContact([general], onMainnet)).toEqual([general, onMainnet])
  })

  test('for all chains leaves the name that was given for one', () => {
    expect(withContact([onMainnet], general)).toEqual([onMainnet, general])
  })

  test('may have the name of another address', () => {
    expect(withContact([general], { ...general, address: erin })).toHaveLength(2)
  })
})

describe('a changed contact', () => {
  const list = [contact('First', '5'), general, { ...general, address: erin }]

  test('keeps its place', () => {
    expect(withContact(list, contact('David'), general)).toEqual([
      list[0],
      contact('David'),
      list[2],
    ])
  })

  test('is found again after another tab has changed the list', () => {
    const again = structuredClone(list)
    expect(withContact(again, { ...general, address: erin, chains: ['1'] }, general)).toHaveLength(
      3,
    )
    expect(withContact(again, contact('David', '1'), general)).toEqual([
      list[0],
      contact('David', '1'),
      list[2],
    ])
  })

  test('is added again where another tab has deleted it', () => {
    expect(withContact([], contact('David'), general)).toEqual([contact('David')])
  })

  test('takes its new chains from other names of the address', () => {
    expect(
      withContact(
        [contact('A', '1'), contact('B', '10', '137')],
        contact('A', '1', '10'),
        contact('A', '1'),
      ),
    ).toEqual([contact('A', '1', '10'), contact('B', '137')])
  })
})

describe('a deleted contact', () => {
  test('is the only contact removed', () =>
    expect(withoutContact([general, onMainnet], general)).toEqual([onMainnet]))
  test('is deleted even if the list has been read again since', () =>
    expect(withoutContact(structuredClone([general, onMainnet]), general)).toEqual([onMainnet]))
})

describe('a contact that another tab has changed in the meantime', () => {
  test('is deleted on its networks, even after a rename', () => {
    expect(withoutContact([general, contact('Dave, renamed', '1')], onMainnet)).toEqual([general])
    expect(withoutContact([contact('Dave', '1', '100')], onMainnet)).toEqual([
      contact('Dave', '100'),
    ])
  })
})

describe('naming a Safe on one chain', () => {
  test('adds a contact for that chain', () =>
    expect(renamed([], dave, '1', ' Payroll ')).toEqual([onMainnet]))

  test('changes the name it has there', () =>
    expect(renamed([onMainnet], dave, '1', 'Wages')).toEqual([contact('Wages', '1')]))

  test('does not rename the same address on other chains', () => {
    expect(renamed([contact('Payroll', '1', '10')], dave, '1', 'Wages')).toEqual([
      contact('Payroll', '10'),
      contact('Wages', '1'),
    ])
    expect(renamed([general], dave, '1', 'Wages')).toEqual([general, contact('Wages', '1')])
  })

  test('changes nothing where it has that name already', () => {
    const list = [general]
    expect(renamed(list, dave, '1', 'Dave')).toBe(list)
    expect(renamed([onMainnet], dave, '1', 'Payroll')).toEqual([onMainnet])
  })

  test('with an empty name removes its name there, and nowhere else', () => {
    expect(renamed([onMainnet], dave, '1', '  ')).toEqual([])
    expect(renamed([contact('Payroll', '1', '10')], dave, '1', '')).toEqual([
      contact('Payroll', '10'),
    ])
    expect(renamed([general], dave, '1', '')).toEqual([general])
    expect(renamed([], dave, '1', '')).toEqual([])
  })
})

describe('a typed name', () => {
  test('is shown on one line, without surrounding spaces', () =>
    expect(readContactName('  Petty \n\t cash ')).toBe('Petty cash'))

  test.each(['', '   ', '\u200b', '\u2800\u00a0'])(
    'is none where nothing of it is visible: %j',
    (text) => expect(readContactName(text)).toBeUndefined(),
  )

  test('shows what is hidden in it', () => {
    expect(readContactName('Da\u202Eve')).toBe('Da[U+202E]ve')
    expect(readContactName(readContactName('Da\u202Eve') ?? '')).toBe('Da[U+202E]ve')
  })

  test('ends after its last whole character', () => {
    expect(readContactName('x'.repeat(longestName + 1))).toBe('x'.repeat(longestName))
    expect(readContactName('🦊'.repeat(longestName + 1))).toBe('🦊'.repeat(longestName))
    expect(readContactName(`${'x'.repeat(longestName - 1)} y`)).toBe('x'.repeat(longestName - 1))
  })
})

describe('stored contacts', () => {
  test('are read as they were stored', () => {
    const drop = vi.fn()
    const list = [general, onMainnet, { ...general, name: 'Zoë 🦊', address: erin }]
    expect(parseContacts(JSON.parse(JSON.stringify(list)), drop)).toEqual(list)
    expect(parseContacts([{ name: 'Dave', address: dave }], drop)).toEqual([general])
    expect(drop).not.toHaveBeenCalled()
  })

  test.each([
    [null],
    ['Dave'],
    [{ name: 'Dave' }],
    [{ name: 7, address: dave }],
    [{ name: ' ', address: dave }],
    [{ name: 'Dave', address: '0x12' }],
    [{ name: 'Dave', address: dave, chains: 'all' }],
  ])('drops invalid entries, keeps the rest and reports it: %j', (damaged) => {
    const drop = vi.fn()
    expect(parseContacts([damaged, general], drop)).toEqual([general])
    expect(drop).toHaveBeenCalledOnce()
  })

  test('never become valid on all chains because a chain is damaged', () => {
    const drop = vi.fn()
    expect(parseContacts([{ ...general, chains: ['mainnet'] }], drop)).toEqual([])
    expect(parseContacts([{ ...general, chains: [1, '10', '10'] }], drop)).toEqual([
      contact('Dave', '10'),
    ])
    expect(drop).toHaveBeenCalledTimes(2)
  })

  test.each([null, 7, {}, 'none'])('aren’t ours: %j', (value) =>
    expect(parseContacts(value)).toBeUndefined(),
  )

  test('are copied before the damaged ones are replaced', () => {
    const kept = new Map<string, string>()
    const storage: KeyValue = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }
    const text = JSON.stringify([{ name: 'Gone' }, general])
    kept.set('contacts', text)
    const store = createPersistedStore<readonly Contact[]>({
      key: 'contacts',
      backsUp: true,
      parse: parseContacts,
      initial: [],
      storage,
    })
    expect(store.get()).toEqual([general])
    expect(store.getTrouble()).toBe('damaged')
    store.update((before) => withContact(before, onMainnet))
    expect(kept.get('contacts.damaged')).toBe(text)
    expect(JSON.parse(kept.get('contacts') ?? '')).toEqual([general, onMainnet])
  })
})
