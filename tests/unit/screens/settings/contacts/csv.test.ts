import { describe, expect, test } from 'vitest'
import type { Address, ChainSummary } from '#base'
import { checksumAddress } from '#safe'
import { neutralize, restore } from '../../../../../src/screens/common/csv/formulas.ts'
import {
  importContacts,
  planImport,
  undoImport,
} from '../../../../../src/screens/settings/contacts/csv/planImport.ts'
import {
  mostLines,
  readContacts,
} from '../../../../../src/screens/settings/contacts/csv/readContacts.ts'
import { largestFile, readText } from '../../../../../src/screens/common/csv/readText.ts'
import { writeContacts } from '../../../../../src/screens/settings/contacts/csv/writeContacts.ts'
import { nameProblem } from '../../../../../src/screens/common/contactName/nameProblem.ts'
import { type Contact, readContactName } from '../../../../../src/screens/core/names/contacts.ts'
import type { FindLookAlike } from '../../../../../src/safe/suspicion/resemblance.ts'
import { random } from '../../../safe/random.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const erin: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const chain = (chainId: string, shortName: string): ChainSummary => ({
  chainId,
  name: shortName,
  shortName,
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
})
const chains = [chain('1', 'eth'), chain('17000', 'hol')]
const contact = (name: string, address = dave, ...ids: string[]): Contact => ({
  name,
  address,
  chains: ids,
})

const planOf = (
  lines: Parameters<typeof planImport>[0],
  contacts: readonly Contact[],
  lookAlikeOf: FindLookAlike = () => undefined,
) => planImport(lines, contacts, lookAlikeOf)

async function read(file: string) {
  const answer = await readContacts(file, chains)
  if (!answer.ok) throw new Error(answer.problem.why)
  return answer
}
const problemsOf = async (...lines: string[]) =>
  (await read(['address,name,chainId', ...lines].join('\n'))).problems
const problemOf = async (line: string) => (await problemsOf(line))[0]?.problem

describe('how a contact is paid', () => {
  const paid = { ...contact('Dave', dave, '1'), token: 'USDC', note: 'Invoice, due on the 1st' }
  test('is exported and read again', async () => {
    const file = writeContacts([paid, contact('Erin', erin)])
    const { contacts, problems } = await read(file)
    expect(problems).toEqual([])
    expect(importContacts([], planOf(contacts, []).added)).toEqual([paid, contact('Erin', erin)])
  })
  test('stays if an older file has the same name', async () => {
    const { contacts } = await read(`address,name,chainId\n${dave},Dave,1`)
    expect(planOf(contacts, [paid])).toEqual({ added: [], changed: [], known: 1 })
  })
  test('stays if a file renames it', async () => {
    const { contacts } = await read(`address,name,chainId\n${dave},David,1`)
    expect(planOf(contacts, [paid]).changed[0]?.contact).toEqual({ ...paid, name: 'David' })
  })
  test('is a change that the user chooses', async () => {
    const { contacts } = await read(`address,name,chainId,note\n${dave},Dave,1,Rent`)
    const { changed } = planOf(contacts, [paid])
    expect(changed[0]).toMatchObject({ before: 'Dave', contact: { ...paid, note: 'Rent' } })
    expect(importContacts([paid], changed)).toEqual([{ ...paid, note: 'Rent' }])
  })
  test('has a symbol that is one', async () => {
    const { problems } = await read(`address,name,chainId,token\n${dave},Dave,1,US DC`)
    expect(problems[0]?.problem).toEqual({ what: 'token', text: 'US DC' })
  })
  test('never makes a spreadsheet calculate', () =>
    expect(writeContacts([{ ...paid, token: '=1', note: '=2' }])).not.toMatch(/,=/))
})

describe('an exported file', () => {
  test('has a line for each network, and none of them for all', () => {
    expect(writeContacts([contact('Dave'), contact('Erin', erin, '1', '17000')])).toBe(
      `\uFEFFaddress,name,chainId\r\n${dave},Dave,\r\n${erin},Erin,1\r\n${erin},Erin,17000\r\n`,
    )
  })

  test.each(['=1+1', '+491234', '-2', '@SUM(A1)', "'=1", '＝1'])(
    'runs nothing in a spreadsheet: %s',
    (name) => {
      expect(writeContacts([contact(name)])).toContain(`,'${name},`)
      expect(restore(neutralize(name))).toBe(name)
    },
  )

  test.each([
    ['Al;=cmd', "Al;'=cmd"],
    ['Al,=1+1', "Al,'=1+1"],
    ['Al; +1', "Al; '+1"],
    ["Al;'=1", "Al;''=1"],
    ['-1;-2', "'-1;'-2"],
    ['a,,=1', "a,,'=1"],
    ['Al;"=1', `Al;"'=1`],
  ])('nor where a spreadsheet with another separator splits it: %s', (name, written) => {
    expect(neutralize(name)).toBe(written)
    expect(restore(written)).toBe(name)
  })

  test.each(["'quoted'", "O'Neill", "'", 'a=b', 'Zoë'])('leaves %s as it is', (name) => {
    expect(neutralize(name)).toBe(name)
    expect(restore(name)).toBe(name)
  })

  test('survives a round trip, whatever the names are', async () => {
    const dice = random()
    const letters = [
      "'",
      '"',
      ',',
      ';',
      '=',
      '+',
      '-',
      '@',
      '＝',
      'a',
      'B',
      '1',
      ' ',
      'é',
      '🦊',
      '李',
      '\u00a0',
      '[',
      '/',
      '\\',
      '#',
      'sep=',
    ]
    const names = Array.from({ length: 400 }, () =>
      Array.from({ length: 1 + dice.upTo(8) }, () => dice.pick(letters)).join(''),
    )
    const all = names.flatMap((words): Contact[] => {
      const name = readContactName(words)
      if (name === undefined || nameProblem(name)) return []
      return [
        {
          name,
          address: checksumAddress(dice.address()),
          chains: dice.pick([[], ['1'], ['17000', '1'], ['424242']]),
        },
      ]
    })
    expect(all.length).toBeGreaterThan(200)
    const { contacts, problems } = await read(writeContacts(all))
    expect(problems, `SEED=${dice.seed}`).toEqual([])
    const back = importContacts([], planOf(contacts, []).added)
    expect(back, `SEED=${dice.seed}`).toEqual(all)
  })
})

describe('a file is read', () => {
  const expected = [
    { line: 2, address: dave, name: 'Dave', chain: '' },
    { line: 3, address: erin, name: 'Erin, Inc', chain: '17000' },
  ]

  test.each([
    ['with commas', `address,name,chainId\n${dave},Dave,\n${erin},"Erin, Inc",17000`],
    ['with semicolons', `address;name;chainId\n${dave};Dave;\n${erin};Erin, Inc;17000\n`],
    ['with tabs', `address\tname\tchainId\n${dave}\tDave\t\n${erin}\tErin, Inc\t17000`],
    [
      'with the line breaks of Windows',
      `address,name,chainId\r\n${dave},Dave,\r\n${erin},"Erin, Inc",17000\r\n`,
    ],
    [
      'with a byte order mark',
      `\uFEFFaddress,name,chainId\n${dave},Dave,\n${erin},"Erin, Inc",17000`,
    ],
    [
      'with its columns in another order, and more of them',
      `Chain ID,note,NAME,Address\n,x,Dave,${dave}\n17000,y,"Erin, Inc",${erin}`,
    ],
    ['with prefixes', `address,name\n${dave},Dave\nhol:${erin},"Erin, Inc"`],
    ['with a network by its prefix', `address,name,chain\n${dave},Dave,\n${erin},"Erin, Inc",hol`],
    [
      'with small letters and spaces',
      `address , name , chainId\n ${dave.toLowerCase()} , Dave , \n ${erin} ,"Erin, Inc", 17000 `,
    ],
  ])('%s', async (_, file) =>
    expect(await read(file)).toMatchObject({ contacts: expected, problems: [] }),
  )

  test('with the separator in its first line, as spreadsheets write it', async () => {
    expect((await read(`sep=;\naddress;name\n${dave};Dave`)).contacts).toEqual([
      { ...expected[0], line: 3 },
    ])
  })

  test('with empty lines, which count where a line is named', async () => {
    expect(
      (await problemsOf('', `${dave},Dave,`, ',,', 'nothing,Erin,')).map(({ line }) => line),
    ).toEqual([5])
  })

  test('with line breaks inside quotes, which count too', async () => {
    const { contacts, problems } = await read(
      `address,name,note\n${dave},Dave,"one\ntwo"\nnothing,Erin,`,
    )
    expect(contacts).toHaveLength(1)
    expect(problems.map(({ line }) => line)).toEqual([4])
  })

  test('without what it repeats', async () =>
    expect((await read(`address,name\n${dave},Dave\n${dave},Dave`)).contacts).toHaveLength(1))
})

describe('a line that cannot be read says why', () => {
  test.each([
    [',Dave,', { what: 'address', problem: { why: 'empty' } }],
    ['0x12,Dave,', { what: 'address', problem: { why: 'unfinished', have: 2 } }],
    [`${dave.replace('aA', 'AA')},Dave,`, { what: 'address', problem: { why: 'checksum' } }],
    [`zzz:${dave},Dave,`, { what: 'address', problem: { why: 'unknownPrefix', prefix: 'zzz' } }],
    [`0x${'0'.repeat(40)},Dave,`, { what: 'address', problem: { why: 'zero' } }],
    ['dave.eth,Dave,', { what: 'ensName', text: 'dave.eth' }],
    [`${dave},,`, { what: 'name', problem: { why: 'empty' } }],
    [`${dave}`, { what: 'name', problem: { why: 'empty' } }],
    [`${dave},${'x'.repeat(61)},`, { what: 'name', problem: { why: 'tooLong', have: 61 } }],
    [`${dave},Da\u202Eve,`, { what: 'name', problem: { why: 'hidden', shown: 'Da[U+202E]ve' } }],
    [`${dave},Dave,mainnet`, { what: 'chain', text: 'mainnet' }],
    [`${dave},Dave,-1`, { what: 'chain', text: '-1' }],
    [`hol:${dave},Dave,1`, { what: 'prefix', network: 'hol', text: '1' }],
    [`${dave},"Dave,1`, { what: 'quotes' }],
  ])('%s', async (line, problem) => expect(await problemOf(line)).toEqual(problem))

  test('and leaves the others', async () => {
    const { contacts, problems } = await read(`address,name\nnothing,Erin\n${dave},Dave`)
    expect(contacts.map(({ name }) => name)).toEqual(['Dave'])
    expect(problems).toHaveLength(1)
  })

  test('if an earlier line gives the address another name', async () => {
    expect(
      await problemsOf(`${dave},Dave,1`, `${dave},David,17000`, `${dave.toLowerCase()},David,1`),
    ).toEqual([{ line: 4, problem: { what: 'twice', name: 'Dave', line: 2 } }])
  })
})

describe('a file is rejected', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const why = (file: Uint8Array) => {
    const answer = readText(file)
    return answer.ok ? answer.text : answer.problem.why
  }

  test.each([
    ['as a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), 'workbook'],
    ['as an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'workbook'],
    ['as no text', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), 'binary'],
    ['as no text, without a single zero', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 16, 17), 'binary'],
    ['in an old encoding', Uint8Array.of(...bytes('address,name\n0x1,Zo'), 0xeb), 'encoding'],
    ['without anything in it', bytes(' \n'), 'empty'],
    [
      'when it is larger than a list of contacts can be',
      new Uint8Array(largestFile + 1),
      'tooLarge',
    ],
  ])('%s', (_, file, problem) => expect(why(file)).toBe(problem))

  test('unless it is UTF-8 or UTF-16', () => {
    expect(why(bytes('\uFEFFZoë'))).toBe('Zoë')
    expect(why(Uint8Array.of(0xff, 0xfe, 0x5a, 0, 0xeb, 0))).toBe('Zë')
  })

  test.each(['hello', `${dave},Dave,1`, '{"address":"0x"}', 'address\n0x', '"'])(
    'without the names of its columns: %s',
    async (text) => {
      expect(await readContacts(text, chains)).toEqual({ ok: false, problem: { why: 'noHeader' } })
    },
  )

  test('when it has too many lines', async () => {
    const file = (lines: number) => `address,name\n${`${dave},Dave\n`.repeat(lines)}`
    expect(await readContacts(file(mostLines + 1), chains)).toEqual({
      ok: false,
      problem: { why: 'tooLong' },
    })
    expect(await readContacts(file(mostLines), chains)).toMatchObject({ ok: true })
  })

  test('ignores empty lines and reads the lines after them', async () => {
    const { contacts } = await read(
      `address,name\n${dave},Dave\n${'\n'.repeat(2 * mostLines)}${erin},Erin\n`,
    )
    expect(contacts.map(({ name }) => name)).toEqual(['Dave', 'Erin'])
  })
})

describe('an import', () => {
  const lines = (...list: [name: string, address: Address, chain?: string][]) =>
    list.map(([name, address, id = ''], index) => ({ line: index + 2, name, address, chain: id }))
  const before = [contact('Dave'), contact('Payroll', dave, '1', '10'), contact('Erin', erin)]

  test('distinguishes new names from changed and known ones', () => {
    const plan = planOf(
      lines(
        ['David', dave],
        ['Payroll', dave, '1'],
        ['Wages', dave, '10'],
        ['Erin at work', erin, '1'],
      ),
      before,
    )
    expect(plan).toEqual({
      added: [],
      changed: [
        { contact: contact('David'), before: 'Dave' },
        { contact: contact('Wages', dave, '10'), before: 'Payroll' },
        { contact: contact('Erin at work', erin, '1'), before: 'Erin' },
      ],
      known: 1,
    })
  })

  test('knows an address in any letter case', () => {
    expect(planOf(lines(['Dave', dave.toLowerCase() as Address]), before).known).toBe(1)
  })

  test('groups the lines of one name', () => {
    expect(
      planOf(lines(['Shop', erin, '1'], ['Shop', erin, '10'], ['Shop', erin, '1']), []).added,
    ).toEqual([{ contact: contact('Shop', erin, '1', '10'), before: undefined }])
  })

  describe('flags names that could be mistaken for another account', () => {
    const imitation: Address = '0x5aAe00000000000000000000000000000000eAeD'
    const other: Address = '0x9641000000000000000000000000000000A102e2'

    test('as a new contact with the name of another address, in any letter case', () => {
      expect(planOf(lines(['dAVE', other]), before).added).toMatchObject([
        { resembles: { sameName: { address: dave } } },
      ])
    })
    test('as a new address that looks like that of a contact or a Safe', () => {
      expect(planOf(lines(['Landlord', imitation]), before).added).toMatchObject([
        { resembles: { lookAlike: { address: dave, name: 'Dave' } } },
      ])
      expect(
        planOf(lines(['Landlord', imitation]), [], (one) =>
          one === imitation ? { address: dave, name: undefined } : undefined,
        ).added,
      ).toMatchObject([{ resembles: { lookAlike: { address: dave } } }])
    })
    test('as a contact that gets the name of another address', () => {
      expect(planOf(lines(['Dave', erin]), before).changed).toMatchObject([
        { before: 'Erin', resembles: { sameName: { address: dave } } },
      ])
    })
    test('as a line that resembles an earlier one', () => {
      expect(
        planOf(lines(['Shop', dave], ['Landlord', imitation], ['shop', other]), []).added.map(
          ({ resembles }) => resembles,
        ),
      ).toMatchObject([undefined, { lookAlike: { name: 'Shop' } }, { sameName: { address: dave } }])
    })
    test('and no others', () => {
      expect(
        planOf(lines(['Landlord', other], ['Dave', dave, '137']), before).added.filter(
          ({ resembles }) => resembles,
        ),
      ).toEqual([])
    })
  })

  test('changes what was chosen, and nothing else', () => {
    const { changed } = planOf(lines(['David', dave], ['Wages', dave, '10']), before)
    expect(importContacts(before, changed.slice(1))).toEqual([
      contact('Dave'),
      contact('Payroll', dave, '1'),
      contact('Wages', dave, '10'),
      contact('Erin', erin),
    ])
  })

  test('adds networks to a contact of the same name', () => {
    expect(
      importContacts(before, planOf(lines(['Payroll', dave, '137']), before).changed),
    ).toContainEqual(contact('Payroll', dave, '1', '10', '137'))
  })

  test('can be undone, and what has changed since elsewhere stays', () => {
    const chosen = planOf(lines(['David', dave], ['Wages', dave, '10']), before).changed
    const after = importContacts(before, chosen)
    const later = [...after.filter(({ address }) => address !== erin), contact('Erna', erin)]
    const undone = undoImport(later, chosen, before)
    expect(new Set(undone)).toEqual(new Set([before[0], before[1], contact('Erna', erin)]))
  })

  test('of ten thousand lines takes a moment', () => {
    const dice = random(7)
    const many = Array.from({ length: mostLines }, (_, index) => ({
      line: index,
      name: `N${index}`,
      address: dice.address(),
      chain: '',
    }))
    const start = performance.now()
    const all = importContacts(before, planOf(many, before).added)
    expect(all).toHaveLength(mostLines + before.length)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
