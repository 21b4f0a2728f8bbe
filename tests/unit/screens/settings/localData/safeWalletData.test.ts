import { describe, expect, it } from 'vitest'
import { getAddress } from 'viem'
import type { Address } from '#base'
import { longestName } from '../../../../../src/screens/core/names/contacts.ts'
import type { LeftOut } from '../../../../../src/screens/settings/localData/leftOut.ts'
import type { LocalData } from '../../../../../src/screens/settings/localData/localData.ts'
import { planLocalImport } from '../../../../../src/screens/settings/localData/planLocalImport.ts'
import { readLocalData } from '../../../../../src/screens/settings/localData/readLocalData.ts'
import { random, type Random } from '../../../safe/random.ts'

const alice: Address = '0x1111111111111111111111111111111111111111'
const treasury: Address = '0x2222222222222222222222222222222222222222'
/** With a checksum, from EIP-55. */
const bob: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
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
const nothing = { data: empty, leftOut: [], unread: {} }
const readOf = (version: string, data: unknown) => {
  const read = readLocalData(JSON.stringify({ version, data }))
  if (!read.ok) throw new Error(read.problem.why)
  return read
}
const entriesOf = (leftOut: readonly LeftOut[]) => leftOut.filter(({ what }) => what === 'entry')
const safeOf = (more = {}) => ({ owners: [{ value: alice }], threshold: 1, ...more })

describe('a file of Safe{Wallet}', () => {
  it('gives its contacts and Safes after a preview (C2)', () => {
    const read = readOf('3.0', {
      addressBook: { '1': { [alice]: 'Alice' } },
      addedSafes: { '1': { [treasury]: { owners: [{ value: alice }], threshold: 1 } } },
    })
    const { plans, merged } = planLocalImport(read.data, empty, () => undefined)
    expect([plans.contacts.added, plans.safes.added]).toEqual([1, 1])
    expect(merged).toEqual({
      ...empty,
      contacts: [{ name: 'Alice', address: alice, chains: ['1'] }],
      safes: [{ chainId: '1', address: treasury }],
    })
    expect(read.leftOut).toEqual([])
  })

  it.each(['2.0', '3.0'])(
    'of version %s gives what has a place here and names the rest',
    (version) => {
      const read = readOf(version, {
        addressBook: {
          '1': { [alice]: 'Alice', [treasury]: ' Treasury ' },
          '100': { [alice]: 'Alice' },
        },
        addedSafes: {
          '1': { [treasury]: safeOf({ pinned: true }), [alice]: safeOf() },
          '10': { [bob]: safeOf() },
        },
        undeployedSafes: {
          '1': { [alice]: { props: {}, status: { status: 'AWAITING_EXECUTION' } } },
        },
        settings: {
          currency: 'eur',
          hiddenTokens: { '1': [bob, bob.toLowerCase()] },
          tokenList: 'TRUSTED',
          hideDust: true,
          shortName: { copy: true, qr: false },
          theme: { darkMode: true },
          env: {
            rpc: { '1': 'https://rpc.example/key', '10': '' },
            tenderly: { url: '', accessToken: 'secret' },
          },
        },
        safeApps: { '1': { pinned: [1, 29], opened: [29] }, '10': { opened: [] } },
        visitedSafes: { '1': { [treasury]: { lastVisited: 1_700_000_000_000 } } },
        session: {},
      })
      expect(read.source).toEqual({ app: 'safeWallet', version })
      expect(read.data).toEqual({
        labels: {},
        contacts: [
          { name: 'Alice', address: alice, chains: ['1', '100'] },
          { name: 'Treasury', address: treasury, chains: ['1'] },
        ],
        safes: [
          { chainId: '1', address: treasury },
          { chainId: '10', address: bob },
        ],
        pinned: [{ chainId: '1', address: treasury }],
        settings: { currency: 'eur', theme: 'dark' },
        apps: { pinned: [], custom: [] },
        hiddenTokens: { '1': [bob] },
        templates: [],
      })
      expect(read.leftOut).toEqual([
        { what: 'undeployed', at: { chainId: '1', address: alice } },
        { what: 'endpoint', chainId: '1', url: 'https://rpc.example/key' },
        { what: 'settings', names: ['tokenList', 'hideDust', 'shortName', 'tenderly'] },
        { what: 'apps', count: 2 },
        { what: 'parts', names: ['visitedSafes'] },
      ])
    },
  )

  it('of version 1.0 is the whole storage of the first app, of which these parts count', () => {
    const book = [
      { address: alice, name: 'Alice', chainId: '1' },
      { address: bob, name: 'Bob', chainId: '100' },
      { address: bob.replace('aA', 'AA'), name: 'Bob', chainId: '1' },
    ]
    const kept = { [bob]: { address: bob, chainId: '100', owners: [alice], threshold: 1 } }
    const read = readOf('1.0', {
      SAFE__addressBook: JSON.stringify(book),
      '_immortal|v2_MAINNET__SAFES': JSON.stringify({
        [treasury]: { address: treasury, chainId: '1', owners: [alice], threshold: 1 },
        [alice]: { address: bob },
        [bob]: { address: bob, chainId: '5' },
      }),
      '_immortal|v2_XDAI__SAFES': JSON.stringify(kept),
      '_immortal|v2_10__SAFES': '{',
      SAFE__currencyValues: 'USD',
    })
    expect(read.data).toEqual({
      ...empty,
      contacts: [
        { name: 'Alice', address: alice, chains: ['1'] },
        { name: 'Bob', address: bob, chains: ['100'] },
      ],
      safes: [
        { chainId: '1', address: treasury },
        { chainId: '100', address: bob },
      ],
    })
    expect(read.unread).toMatchObject({ contacts: 1, safes: 3 })
    expect(read.leftOut.at(-1)).toEqual({ what: 'parts', names: ['SAFE__currencyValues'] })
  })

  it.each([
    [{ version: '4.0', data: { addressBook: { '1': { [alice]: 'Alice' } } } }, 'otherVersion'],
    [{ version: '', data: {} }, 'otherVersion'],
    [{ version: 3, data: {} }, 'foreign'],
    [{ version: '3.0' }, 'foreign'],
    [{ app: 'other', version: '3.0', data: {} }, 'foreign'],
    [{ version: '3.0', data: null }, 'empty'],
    [{ version: '3.0', data: [] }, 'empty'],
    [{ version: '2.0', data: { addressBook: {}, addedSafes: {} } }, 'empty'],
    [{ version: '1.0', data: {} }, 'empty'],
  ])('%j is rejected: %s', (file, why) => {
    const read = readLocalData(JSON.stringify(file))
    expect(read.ok ? undefined : read.problem.why).toBe(why)
  })

  it.each<[unknown, unknown, unknown, unknown]>([
    ['1', `${alice}0`, 'A', { what: 'address', problem: { why: 'tooLong', have: 41 } }],
    ['1', alice.slice(0, -1), 'A', { what: 'address', problem: { why: 'unfinished', have: 39 } }],
    ['1', bob.replace('aA', 'AA'), 'A', { what: 'address', problem: { why: 'checksum' } }],
    ['1', `0x${'0'.repeat(40)}`, 'A', { what: 'address', problem: { why: 'zero' } }],
    ['1', 'alice.eth', 'A', { what: 'address', problem: { why: 'notAddress' } }],
    ['1', `ethereum:${alice}`, 'A', { what: 'address', problem: { why: 'notAddress' } }],
    ['1', `ethereum:${alice}?value=1`, 'A', { what: 'address', problem: { why: 'payment' } }],
    ['1', alice, '', { what: 'name', problem: { why: 'empty' } }],
    ['1', alice, 7, { what: 'name', problem: { why: 'empty' } }],
    ['1', alice, 'A\u202eB', { what: 'name', problem: { why: 'hidden', shown: 'A[U+202E]B' } }],
    ['1', alice, 'A\u0000', { what: 'name', problem: { why: 'hidden', shown: 'A[U+0000]' } }],
    ['1', alice, 'A'.repeat(61), { what: 'name', problem: { why: 'tooLong', have: 61 } }],
    ['0', alice, 'A', { what: 'chain', text: '0' }],
    ['eth', alice, 'A', { what: 'chain', text: 'eth' }],
    ['1e3', alice, 'A', { what: 'chain', text: '1e3' }],
    ['__proto__', alice, 'A', { what: 'chain', text: '__proto__' }],
  ])('says why the contact %j %j %j is left out', (chain, key, name, problem) => {
    // Written as text: `__proto__` is no key of a literal.
    const book = `{${JSON.stringify(chain)}: {${JSON.stringify(key)}: ${JSON.stringify(name)}}}`
    const read = readLocalData(`{"version": "3.0", "data": {"addressBook": ${book}}}`)
    expect(read.ok && [read.data.contacts, read.leftOut]).toMatchObject([
      [],
      [{ what: 'entry', part: 'contacts', key, problem }],
    ])
  })

  it('has a limit, above which nothing of it is read', () => {
    const fileOf = (count: number) => {
      const book = Object.fromEntries(
        Array.from({ length: count - 1 }, (_, at) => [String(at), 'A']),
      )
      const data = { addressBook: { '1': book }, settings: { hiddenTokens: { '1': [alice] } } }
      return readLocalData(JSON.stringify({ version: '3.0', data }))
    }
    expect(fileOf(10_000)).toMatchObject({ ok: true, unread: { contacts: 9_999 } })
    expect(fileOf(10_001)).toEqual({ ok: false, problem: { why: 'tooMany', have: 10_001 } })
  })

  it('keeps the first name of an address that is there twice, in other letters', () => {
    const read = readOf('3.0', {
      addressBook: {
        '1': { [bob]: 'Bob', [bob.toLowerCase()]: 'Mallory' },
        '01': { [bob]: 'Bob' },
      },
    })
    expect(read.data.contacts).toEqual([{ name: 'Bob', address: bob, chains: ['1'] }])
    expect(read.leftOut).toEqual([
      {
        what: 'entry',
        part: 'contacts',
        key: bob.toLowerCase(),
        name: 'Mallory',
        problem: { what: 'twice', name: 'Bob' },
      },
    ])
  })

  it('keeps every readable entry, and names every other one', () => {
    const given = random()
    console.info(`files of Safe{Wallet}: SEED=${given.seed}`)
    for (let turn = 0; turn < 300; turn++) {
      const { text, contacts, safes, tokens, faults } = anyFile(given)
      const read = readLocalData(text)
      const { data, leftOut, unread } = read.ok ? read : nothing
      const isEmpty = contacts.size + safes.size + tokens.size + faults === 0
      expect(read.ok ? 'read' : read.problem.why, text).toBe(isEmpty ? 'empty' : 'read')
      const here = data.contacts.flatMap(({ address, name, chains }) =>
        chains.map((chain) => `${chain} ${address} ${name}`),
      )
      expect(here.toSorted(), text).toEqual([...contacts].toSorted())
      expect(data.safes.map(({ chainId, address }) => `${chainId} ${address}`).toSorted()).toEqual(
        [...safes].toSorted(),
      )
      expect(
        Object.entries(data.hiddenTokens)
          .flatMap(([chain, list]) => list.map((token) => `${chain} ${token}`))
          .toSorted(),
      ).toEqual([...tokens].toSorted())
      expect(entriesOf(leftOut), text).toHaveLength(faults)
      expect(Object.values<number>(unread).reduce((sum, one) => sum + one, 0)).toBe(faults)
      // What is stored is read again with the same checks, and nothing that was there is lost.
      const there = { ...empty, contacts: [{ name: 'Here', address: treasury, chains: [] }] }
      const { merged } = planLocalImport(data, there, () => undefined)
      expect(merged.contacts).toContainEqual(there.contacts[0])
    }
  })
})

/** A file with entries of all kinds, some with a fault, and what can be read of it. */
function anyFile({ pick, upTo, address }: Random) {
  const contacts = new Set<string>()
  const safes = new Set<string>()
  const tokens = new Set<string>()
  let faults = 0
  const place = () => ({ chain: pick(['1', '10', '100']), own: getAddress(address()) })
  const spelled = (own: Address) =>
    pick([own, own.toLowerCase(), `0x${own.slice(2).toUpperCase()}`])
  const broken = (own: Address) =>
    pick([own.slice(0, -1), `${own}0`, own.replace('0x', '0y'), `eth:${own}`, wrongCase(own), ''])
  const addressBook: Record<string, Record<string, unknown>> = {}
  const addedSafes: Record<string, Record<string, unknown>> = {}
  const hiddenTokens: Record<string, unknown[]> = {}
  for (let at = upTo(8); at > 0; at--) {
    const { chain, own } = place()
    const list = (addressBook[chain] ??= {})
    const name = `Payee ${at}`
    switch (pick(['right', 'right', 'address', 'name', 'long'] as const)) {
      case 'right':
        list[spelled(own)] = name
        contacts.add(`${chain} ${own} ${name}`)
        break
      case 'address':
        faults += setOnce(list, broken(own), name)
        break
      case 'name':
        list[own] = pick(['', ' ', null, 5, 'Pay\u0007ee', '\u202eeeyaP', {}])
        faults++
        break
      case 'long':
        list[own] = 'x'.repeat(longestName + 1 + upTo(9))
        faults++
    }
  }
  for (let at = upTo(5); at > 0; at--) {
    const { chain, own } = place()
    const list = (addedSafes[chain] ??= {})
    if (pick([true, true, false])) {
      list[spelled(own)] = safeOf({ pinned: pick([true, false]) })
      safes.add(`${chain} ${own}`)
    } else faults += setOnce(list, broken(own), safeOf())
  }
  for (let at = upTo(4); at > 0; at--) {
    const { chain, own } = place()
    const isRight = pick([true, false])
    ;(hiddenTokens[chain] ??= []).push(isRight ? spelled(own) : pick([broken(own), null, 7, {}]))
    if (isRight) tokens.add(`${chain} ${own}`)
    else faults++
  }
  if (pick([true, false, false])) {
    addressBook[pick(['5', '6'])] = pick<never>([[], 'x', null, 7] as never[])
    faults++
  }
  const file = { version: '3.0', data: { addressBook, addedSafes, settings: { hiddenTokens } } }
  return { text: JSON.stringify(file), contacts, safes, tokens, faults }
}

/** An address whose letters aren't its checksum; all upper or lower case would be none. */
function wrongCase(own: Address): string {
  const at = own.search(/[a-f]/)
  const changed = own.slice(2, at) + own.charAt(at).toUpperCase() + own.slice(at + 1)
  return at < 2 || changed === changed.toUpperCase() ? `${own}0` : `0x${changed}`
}

/** A key is there once, however often it's drawn. */
function setOnce(list: Record<string, unknown>, key: string, value: unknown): 0 | 1 {
  const isNew = !(key in list)
  list[key] = value
  return isNew ? 1 : 0
}
