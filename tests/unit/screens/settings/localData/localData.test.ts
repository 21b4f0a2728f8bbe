import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import {
  countOf,
  type LocalData,
  localParts,
  writeLocalData,
} from '../../../../../src/screens/settings/localData/localData.ts'
import { readLocalData } from '../../../../../src/screens/settings/localData/readLocalData.ts'
import { random, type Random } from '../../../safe/random.ts'
import {
  leavesOut,
  planLocalImport,
} from '../../../../../src/screens/settings/localData/planLocalImport.ts'
import {
  eraseStored,
  measureStored,
  storedKinds,
} from '../../../../../src/screens/settings/localData/storedKinds.ts'

const address = (byte: number): Address => `0x${byte.toString(16).padStart(2, '0').repeat(20)}`
const empty: LocalData = {
  contacts: [],
  labels: {},
  safes: [],
  pinned: [],
  settings: {},
  apps: { pinned: [], custom: [] },
  hiddenTokens: {},
  templates: [],
}
const alices: LocalData = {
  contacts: [
    { name: 'Bob', address: address(0xb0), chains: [] },
    { name: 'Payroll', address: address(0xb1), chains: ['1', '17000'] },
  ],
  labels: {
    [`1:${address(0x5a)}`]: {
      [`0x${'ab'.repeat(32)}`]: [
        { kind: 'category', text: 'Rent' },
        { kind: 'project', text: 'Berlin office' },
      ],
      transfer_0x5a_e1: [{ kind: 'category', text: 'Grants' }],
    },
  },
  safes: [{ chainId: '1', address: address(0x5a) }],
  pinned: [{ chainId: '17000', address: address(0x5b) }],
  settings: { theme: 'dark', locale: 'de' },
  apps: {
    pinned: ['https://a.example/'],
    custom: [{ chainId: '1', url: 'https://b.example/', name: 'B', description: '' }],
  },
  hiddenTokens: { '1': [address(0x70)] },
  templates: [
    {
      id: 'payroll',
      name: 'Payroll',
      safe: { chainId: '1', address: address(0x5a) },
      note: '',
      calls: [
        { to: address(0xb1), value: 0n, data: '0x', isBlank: true },
        { to: address(0xb1), value: 5n, data: '0x' },
      ],
      schedule: { every: 'month', start: '2026-12-01', day: 31, next: '2027-01-31' },
    },
  ],
}
const readBack = (data: LocalData) => {
  const read = readLocalData(writeLocalData(data, Date.UTC(2026, 10, 20)))
  if (!read.ok) throw new Error(read.problem.why)
  return read
}

const { schedule: _, ...unscheduled } = alices.templates[0]!

/** Nothing is known but what is there. */
const nobody = () => undefined

describe('a file of local data', () => {
  it('is read as it was written', () => {
    expect(readBack(alices).data).toEqual(alices)
    expect(new Set(Object.values(readBack(alices).unread))).toEqual(new Set([0]))
  })

  it.each([
    ['{', 'notJson'],
    ['[]', 'foreign'],
    ['{"app":"other","version":1}', 'foreign'],
    ['{"app":"coffer","version":2,"contacts":[]}', 'newer'],
    ['{"app":"coffer","version":1}', 'empty'],
    ['{"app":"coffer","version":1,"contacts":"many"}', 'empty'],
  ])('%s is rejected: %s', (text, why) => {
    const read = readLocalData(text)
    expect(read.ok ? undefined : read.problem.why).toBe(why)
  })

  it('loses its damaged entries, one by one, and says how many', () => {
    const file = {
      app: 'coffer',
      version: 1,
      contacts: [...alices.contacts, { name: 'Nobody', address: '0x12', chains: [] }, null],
      labels: { ...alices.labels, '1:0x12': {}, [`2:${address(2)}`]: { 'no id': [] } },
      safes: [{ chainId: 'x', address: address(1) }, ...alices.safes],
      settings: { theme: 'pink', locale: 'de' },
      apps: { pinned: ['javascript:alert(1)'], custom: [] },
      hiddenTokens: { '1': ['0xnone', address(0x70)] },
      templates: [{ name: 'Payroll', calls: [] }],
    }
    const read = readLocalData(JSON.stringify(file))
    if (!read.ok) throw new Error(read.problem.why)
    expect(read.data).toEqual({
      ...empty,
      contacts: alices.contacts,
      labels: alices.labels,
      safes: alices.safes,
      settings: { locale: 'de' },
      hiddenTokens: alices.hiddenTokens,
    })
    expect(read.unread).toEqual({
      contacts: 2,
      labels: 2,
      safes: 1,
      settings: 1,
      apps: 1,
      hiddenTokens: 1,
      templates: 1,
    })
  })

  it('never carries permissions of apps, trust in them, or signatures', () => {
    const file = {
      app: 'coffer',
      version: 1,
      apps: {
        pinned: [],
        custom: alices.apps.custom,
        trusted: ['https://evil.example/'],
        isTold: true,
        signsOnChain: true,
      },
    }
    const read = readLocalData(JSON.stringify(file))
    expect(read.ok && read.data.apps).toEqual({ pinned: [], custom: alices.apps.custom })
  })
})

describe('importing it', () => {
  it('adds what is missing', () => {
    const { plans, merged } = planLocalImport(alices, empty, nobody)
    expect(merged).toEqual({ ...alices, templates: [unscheduled] })
    expect(localParts.map((part) => plans[part].added)).toEqual([2, 3, 2, 2, 2, 1, 1])
    expect(localParts.some((part) => leavesOut(plans[part]))).toBe(false)
  })

  it('twice changes nothing more', () => {
    const { plans, merged } = planLocalImport(alices, alices, nobody)
    expect(merged).toEqual(alices)
    expect(localParts.map((part) => [plans[part].added, plans[part].same])).toEqual([
      [0, 3],
      [0, 3],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 1],
      [0, 1],
    ])
  })

  it('keeps another name that a contact has here', () => {
    const file = { ...empty, contacts: [{ name: 'Robert', address: address(0xb0), chains: [] }] }
    const { plans, merged } = planLocalImport(file, alices, nobody)
    expect(merged.contacts).toEqual(alices.contacts)
    expect(plans.contacts).toEqual({ added: 0, same: 0, kept: 1, flagged: 0 })
    expect(leavesOut(plans.contacts)).toBe(true)
  })

  it('leaves out a contact that could be mistaken for one that is here', () => {
    const lookAlike = `0xb0b0${'1'.repeat(32)}b0b0` as const
    const { plans, merged } = planLocalImport(
      { ...empty, contacts: [{ name: 'Bobby', address: lookAlike, chains: [] }] },
      alices,
      nobody,
    )
    expect(merged.contacts).toEqual(alices.contacts)
    expect(plans.contacts).toEqual({ added: 0, same: 0, kept: 0, flagged: 1 })
    expect(leavesOut(plans.contacts)).toBe(true)
  })

  it('names the templates that it adds, and never takes their reminders', () => {
    const { merged, templates, plans } = planLocalImport(alices, empty, nobody)
    expect(templates).toEqual({ added: ['Payroll'], clashing: [], hasReminders: true })
    expect(plans.templates).toEqual({ added: 1, same: 0, kept: 0, flagged: 0 })
    expect(merged.templates).toEqual([unscheduled])
    expect(planLocalImport(alices, { ...empty, templates: [unscheduled] }, nobody)).toMatchObject({
      templates: { added: [], clashing: [], hasReminders: false },
      plans: { templates: { added: 0, same: 1 } },
    })
  })

  it('names the templates that stay out because another one has their name or ID', () => {
    const [mine] = alices.templates
    const others = [
      { ...unscheduled, id: 'other', name: 'PAYROLL', note: 'theirs' },
      { ...unscheduled, name: 'Wages' },
      { ...unscheduled, id: 'rent', name: 'Rent' },
    ]
    const file = { ...empty, templates: others }
    const { merged, templates, plans } = planLocalImport(file, alices, nobody)
    expect(merged.templates).toEqual([mine, others[2]])
    expect(templates).toEqual({
      added: ['Rent'],
      clashing: ['PAYROLL', 'Wages'],
      hasReminders: false,
    })
    expect(plans.templates).toEqual({ added: 1, same: 0, kept: 2, flagged: 0 })
  })

  it('loses nothing that is here, whatever the file says', () => {
    const given = random()
    console.info(`imported files: SEED=${given.seed}`)
    for (let turn = 0; turn < 1_000; turn++) {
      const file = JSON.stringify({ app: 'coffer', version: 1, ...anyParts(given) })
      const read = readLocalData(file)
      if (!read.ok) continue
      const { merged } = planLocalImport(read.data, alices, nobody)
      for (const contact of alices.contacts) expect(merged.contacts, file).toContainEqual(contact)
      for (const safe of alices.safes) expect(merged.safes, file).toContainEqual(safe)
      for (const safe of alices.pinned) expect(merged.pinned, file).toContainEqual(safe)
      expect(merged.apps.custom, file).toEqual(expect.arrayContaining([...alices.apps.custom]))
      expect(merged.apps.pinned, file).toEqual(expect.arrayContaining([...alices.apps.pinned]))
      expect(merged.hiddenTokens['1'], file).toContain(address(0x70))
      // What is stored is read again with the same checks.
      expect(readBack(merged).data, file).toEqual(merged)
      const lost = localParts.filter((part) => countOf(merged, part) < countOf(alices, part))
      expect(lost, file).toEqual([])
    }
  })
})

describe('what is stored', () => {
  it('is measured and erased by kind, and what other sites’ scripts stored stays', () => {
    const storage = storageOf({
      'coffer.contacts': '[]',
      'coffer.contacts.damaged': 'x',
      'coffer.preferences': '{}',
      'coffer.safesOrder': '{}',
      'coffer.cache.https://gateway': '12345',
      'coffer.pending': '[]',
      'coffer.later': 'of another version',
      'wagmi.store': '{}',
      analytics: 'theirs',
    })
    const before = measureStored([storage])
    expect(before.contacts).toBe(
      2 * ('coffer.contacts'.length + 2 + 'coffer.contacts.damaged'.length + 1),
    )
    expect(before.drafts).toBe(0)
    eraseStored([storage], new Set(['contacts']))
    expect(measureStored([storage])).toEqual({ ...before, contacts: 0 })
    eraseStored([storage], new Set(storedKinds))
    expect(storage.length).toBe(1)
    expect(storage.getItem('analytics')).toBe('theirs')
  })
})

function storageOf(items: Record<string, string>) {
  const map = new Map(Object.entries(items))
  return {
    get length() {
      return map.size
    },
    key: (at: number) => [...map.keys()][at] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

/** Parts of a file, with right and wrong entries. */
function anyParts({ pick: one, upTo }: Random): Record<string, unknown> {
  const anyAddress = () =>
    one([address(upTo(256)), address(0xb0), address(0xb1), '0x', '', null, 7])
  const anyChains = () => one([[], ['1'], ['17000', '1'], ['x'], 'all', undefined])
  const list = (make: () => unknown) =>
    one([Array.from({ length: upTo(6) }, make), 'none', null, {}])
  const contact = () =>
    one([
      {
        name: one(['Bob', 'bob', 'Eve', '', '\u202e', 'x'.repeat(100)]),
        address: anyAddress(),
        chains: anyChains(),
      },
      null,
    ])
  const safe = () => ({ chainId: one(['1', '17000', 'x', 5]), address: anyAddress() })
  return {
    contacts: list(contact),
    labels: one([
      {
        [one([`1:${address(0x5a)}`, '1', ''])]: {
          [one(['transfer_0x5a_e1', '', 'x y'])]: list(() => ({
            kind: one(['category', 'project', 'x']),
            text: one(['Rent', 'rent', '', '\u202e', 'x'.repeat(100), 7]),
          })),
        },
      },
      [],
      null,
    ]),
    safes: list(safe),
    pinned: list(safe),
    settings: one([{ theme: one(['dark', 'pink']), locale: one(['fr', 'xx', 1]) }, [], null]),
    apps: one([
      {
        pinned: list(() => one(['https://c.example/', 'x', 1])),
        custom: list(() => ({ chainId: '1', url: one(['https://b.example/', 'x']), name: 'C' })),
      },
      null,
    ]),
    hiddenTokens: one([{ '1': list(anyAddress), x: [] }, [], null]),
  }
}
