import { type Abi, encodeFunctionData, encodePacked, getAddress, type Hex, parseAbi } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { type Address, type ChainSummary, ready, sameAddress, zeroAddress } from '#base'
import type { Asset, SafeTx, TransactionItem } from '#domain'
import { addressesOf, type Call, decodeTransaction, plainTx, readBuilderFile } from '#safe'
import { createResemblance, type Other } from '#safe/suspicion'
import { planImport } from '../../../../../src/screens/settings/contacts/csv/planImport.ts'
import { readContacts } from '../../../../../src/screens/settings/contacts/csv/readContacts.ts'
import { checkContact } from '../../../../../src/screens/common/contactForm/contactForm.ts'
import type { LocalData } from '../../../../../src/screens/settings/localData/localData.ts'
import { planLocalImport } from '../../../../../src/screens/settings/localData/planLocalImport.ts'
import {
  checkCall,
  emptyCall,
} from '../../../../../src/screens/transactions/newTransaction/call/callForm.ts'
import { readRecipients } from '../../../../../src/screens/transactions/newTransaction/recipients/readRecipients.ts'
import {
  findSuspicions,
  type KnownAccounts,
  knownAccounts,
  type KnownParties,
} from '../../../../../src/safe/suspicion/suspicions.ts'
import {
  markLookAlikes,
  withLookup,
} from '../../../../../src/screens/common/typedAddress/withLookup.ts'
import { readTypedAddress } from '../../../../../src/screens/common/typedAddress/readTypedAddress.ts'
import { aPast, at } from '../../../../../stories/screens/common/rows/items.ts'
import { rounds } from '../../../../size.ts'
import { random, type Random } from '../../../safe/random.ts'

// Wherever a person types, pastes, chooses, or agrees to an address: one that begins and ends like
// an account that they know is marked, anyone who it is known as, and how often the copy was seen
// before. So are two of the same form, list, file, or transaction.

const cases = rounds(500)
const chains = [{ chainId: '1', shortName: 'eth', name: 'Ethereum' }] as ChainSummary[]
const ether: Asset = {
  type: 'native',
  token: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 10n ** 18n,
  price: null,
  fiat: null,
}
const noData: LocalData = {
  contacts: [],
  labels: {},
  safes: [],
  pinned: [],
  settings: {},
  apps: { custom: [], pinned: [] },
  hiddenTokens: {},
  templates: [],
}

const copyOf = (draw: Random, address: Address): Address =>
  getAddress(`0x${address.slice(2, 6)}${draw.bytes(16).slice(2)}${address.slice(-4)}`)

const markOf = (address: Address, { address: as, isReported }: Other) => ({
  address,
  as,
  ...(isReported && { isReported }),
})

/** Those of the addresses that a place marks. */
type Place = (addresses: readonly Address[], known: KnownAccounts, draw: Random) => Marked
type Found = readonly { address: Address; as: Address; isReported?: boolean }[]
type Marked = Found | Promise<Found>

const spelled = (draw: Random, address: Address) =>
  draw.pick([address, address.toLowerCase(), `eth:${address}`, ` ${address} `])

const entered: Place = (addresses, { lookAlikeOf }, draw) =>
  markLookAlikes(
    addresses.map((one) => {
      const isName = draw.upTo(4) === 0
      const typed = readTypedAddress(isName ? 'treasury.eth' : spelled(draw, one), chains)
      const of = { chainId: '1', network: 'Ethereum' }
      return withLookup(typed, isName ? ready(one) : undefined, of)
    }),
    lookAlikeOf,
  ).flatMap((one) =>
    one.status === 'usable' && one.lookAlike ? markOf(one.address, one.lookAlike) : [],
  )

const within =
  (valuesOf: (addresses: readonly Address[], draw: Random) => readonly unknown[]): Place =>
  (addresses, { lookAlikesIn }, draw) =>
    lookAlikesIn(valuesOf(addresses, draw)).map(({ address, other }) => markOf(address, other))

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const abi = parseAbi([
  'function transfer(address,uint256)',
  'function approve(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function addOwnerWithThreshold(address,uint256)',
  'function swapOwner(address,address,address)',
  'function enableModule(address)',
  'function setGuard(address)',
  'function addDelegate(address)',
  'function strange(bytes32,(address,uint8)[],bytes)',
  'function multiSend(bytes)',
])

/** A call with the address in it, of a method that is decoded or not. */
function callWith(draw: Random, address: Address): Call {
  const to = draw.pick([token, getAddress(at.address)])
  const packed = encodePacked(['bytes3', 'address', 'bytes2'], ['0x112233', address, '0x4455'])
  const call = (functionName: string, args: readonly unknown[]): Call => ({
    to,
    value: 0n,
    data: encodeFunctionData({ abi: abi as Abi, functionName, args }),
  })
  return draw.pick([
    () => ({ to: address, value: 1n, data: '0x' as Hex }),
    () => call('transfer', [address, draw.uint()]),
    () => call('approve', [address, draw.uint()]),
    () => call('setApprovalForAll', [address, true]),
    () => call('addOwnerWithThreshold', [address, 1n]),
    () => call('swapOwner', [draw.address(), draw.address(), address]),
    () => call('enableModule', [address]),
    () => call('setGuard', [address]),
    () => call('addDelegate', [address]),
    () => call('strange', [draw.bytes(32), [[address, 1]], '0x']),
    () => call('strange', [draw.bytes(32), [], packed]),
  ])()
}

const packed = ({ to, value, data }: Call): Hex =>
  encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [0, to, value, BigInt(data.length / 2 - 1), data],
  )

function batchOf(calls: readonly Call[]): Call {
  const data = `0x${calls.map((one) => packed(one).slice(2)).join('')}` as Hex
  return {
    to: addressesOf('MultiSendCallOnly', '1.4.1')[0] ?? token,
    value: 0n,
    data: encodeFunctionData({ abi, functionName: 'multiSend', args: [data] }),
  }
}

/** All of them in one transaction, at any depth, or as who gets its refund. */
function transactionWith(addresses: readonly Address[], draw: Random): SafeTx {
  const [only] = addresses
  if (only && addresses.length === 1 && draw.upTo(8) === 0)
    return plainTx({ to: token, nonce: 1n, gasPrice: 1n, refundReceiver: only })
  let calls = addresses.map((one) => callWith(draw, one))
  for (let depth = draw.upTo(3); depth > 0; depth--) calls = [batchOf(calls)]
  const [call] = calls
  return calls.length === 1 && call
    ? plainTx({ ...call, operation: call.data.startsWith('0x8d80ff0a') ? 1 : 0, nonce: 1n })
    : plainTx({ ...batchOf(calls), operation: 1, nonce: 1n })
}

const places: Record<string, Place> = {
  'a form': entered,
  'a contact': async (addresses, known, draw) => {
    const found = await entered(addresses, known, draw)
    return addresses.flatMap((address) => {
      const one = found.find((each) => sameAddress(each.address, address))
      const lookAlike: Other | undefined = one && {
        address: one.as,
        name: undefined,
        ...(one.isReported && { isReported: true }),
      }
      const { warnings } = checkContact(
        { name: 'Erin', address, isForAll: true, chains: [] },
        { status: 'usable', address, chain: undefined, lookAlike },
        { contacts: [], before: undefined },
      )
      return warnings.lookAlike ? markOf(address, warnings.lookAlike) : []
    })
  },
  'a list of recipients': (addresses, { lookAlikeOf }, draw) =>
    readRecipients(addresses.map((one) => `${spelled(draw, one)},0.1`).join('\n'), {
      at,
      chains,
      assets: [ether],
      token: zeroAddress,
      lookAlikeOf,
    }).lines.flatMap(({ to, lookAlike }) => (lookAlike ? markOf(to, lookAlike) : [])),
  'a file of contacts': async (addresses, { lookAlikeOf }, draw) => {
    const lines = addresses.map((one, index) => `${spelled(draw, one)},Name ${index}`)
    const file = await readContacts(`address,name\n${lines.join('\n')}`, chains)
    if (!file.ok) throw new Error(file.problem.why)
    return planImport(file.contacts, [], lookAlikeOf).added.flatMap(({ contact, resembles }) =>
      resembles?.lookAlike ? markOf(contact.address, resembles.lookAlike) : [],
    )
  },
  'a backup': (addresses, { lookAlikeOf }, draw) => {
    const file = draw.pick([
      () => ({
        contacts: addresses.map((address, one) => ({ name: `Name ${one}`, address, chains: [] })),
      }),
      () => ({ safes: addresses.map((address) => ({ chainId: '1', address })) }),
      () => ({ pinned: addresses.map((address) => ({ chainId: '1', address })) }),
    ])()
    const { merged } = planLocalImport({ ...noData, ...file }, noData, lookAlikeOf)
    const kept = [...merged.contacts, ...merged.safes, ...merged.pinned]
    const left = addresses.filter((one) => !kept.some(({ address }) => address === one))
    // It is left out, without a word about which one it resembles.
    return left.map((address) => {
      const other = lookAlikeOf(address)
      return { address, as: other && !other.isReported ? other.address : address }
    })
  },
  'arguments of a call': within((addresses, draw) => {
    const method = {
      type: 'function',
      name: 'pay',
      inputs: [
        { name: 'a', type: 'address[]' },
        { name: 'b', type: 'bytes' },
      ],
    }
    const [first] = addresses
    const inBytes = first && addresses.length === 1 && draw.upTo(2) === 0
    return checkCall(
      {
        ...emptyCall,
        abi: JSON.stringify([method]),
        args: {
          'pay(address[],bytes)': inBytes
            ? ['[]', encodePacked(['bytes5', 'address'], ['0x1122334455', first])]
            : [JSON.stringify(addresses), '0x'],
        },
      },
      {
        at,
        found: { status: 'wrong', problem: { why: 'empty' } },
        known: undefined,
        decimals: 18,
      },
    ).entered
  }),
  'a file of actions': within((addresses, draw) => {
    const transactions = addresses.map((one) => {
      const { to, data } = callWith(draw, one)
      return { to, value: '0', data: data === '0x' ? '0x12345678' : data }
    })
    const read = readBuilderFile(JSON.stringify({ version: '1.0', chainId: '1', transactions }))
    if (!read.ok) throw new Error(read.problem)
    const { calls } = read.file
    return [
      calls,
      calls.map((one) => decodeTransaction(plainTx({ ...one, nonce: 0n }), at.address)),
    ]
  }),
  'a transaction that is reviewed': within((addresses, draw) => {
    const tx = transactionWith(addresses, draw)
    return [undefined, tx, null, decodeTransaction(tx, at.address).effect]
  }),
  'a message that is signed': within((addresses, draw) => [
    draw.pick([
      () => `I pay ${addresses.join(' and ')}.`,
      () => ({
        primaryType: 'Permit',
        domain: { name: 'USD Coin', chainId: 1 },
        message: { orders: addresses.map((to) => ({ to, amount: '1' })) },
      }),
    ])(),
  ]),
}

const nobody: KnownParties = { contacts: [], safes: [at], owners: [], assets: [] }

/** What the gateway calls a transaction of the Safe, that paid an account. */
const paying = (minutes: number, address: Address, name: string | null = null) =>
  aPast(minutes, {
    action: { kind: 'send', what: { type: 'native', raw: 1n }, to: { address, name } },
  })

/** The address in what a person knows: as a contact, an account of theirs, or another Safe. */
const sureOf = (draw: Random, real: Address): Partial<KnownParties> =>
  draw.pick<Partial<KnownParties>>([
    { owners: [real] },
    { safes: [at, { chainId: '10', address: real }] },
    { contacts: [{ name: 'Dave', address: real }] },
  ])

/** The same, or as paid before. */
function knowing(draw: Random, real: Address, copy: Address): KnownAccounts {
  // Dust from the copy, later and earlier, is nothing that the Safe did.
  const dust = (minutes: number) =>
    aPast(minutes, {
      multisig: null,
      action: {
        kind: 'receive',
        what: { type: 'native', raw: 1n },
        from: { address: copy, name: null },
      },
    })
  return draw.upTo(4) === 0
    ? knownAccounts([dust(1), paying(9, real), dust(20)], nobody)
    : knownAccounts([dust(1)], { ...nobody, ...sureOf(draw, real) })
}

interface Claims {
  past: readonly TransactionItem[]
  reported: readonly Address[]
}

/** What a gateway, or who created Safes for the person, may say of an address and of its copies. */
function claimsOf(draw: Random, addresses: readonly Address[]): Claims {
  const past: TransactionItem[] = []
  const reported: Address[] = []
  for (let count = 1 + draw.upTo(4); count > 0; count--) {
    const chosen = draw.pick(addresses)
    const address = draw.upTo(2) === 0 ? copyOf(draw, chosen) : chosen
    if (draw.upTo(2) === 0) reported.push(address)
    else past.push(paying(draw.upTo(99), address, draw.pick([null, 'Treasury', 'Dave'])))
  }
  return { past, reported }
}

describe('a look-alike is marked wherever an address is entered or approved', () => {
  test.each(Object.keys(places))(`in %s (${cases} cases)`, async (name) => {
    const place = places[name]!
    const draw = random()
    for (let turn = 0; turn < cases; turn++) {
      const real = getAddress(draw.address())
      const copy = copyOf(draw, real)
      const strangers = [getAddress(draw.address()), getAddress(draw.address())]
      const known = knowing(draw, real, copy)
      const case_ = `SEED=${draw.seed}, case ${turn}: ${real} ${copy}`
      // Nothing is left out of a backup for what the gateway says.
      const isKept = name === 'a backup' && known.lookAlikeOf(copy)?.isReported
      expect(await place([copy], known, draw), case_).toMatchObject(
        isKept ? [] : [{ address: copy, as: real }],
      )
      for (const harmless of [[real], [strangers[0]!], [real, ...strangers]])
        expect(await place(harmless, known, draw), case_).toEqual([])
    }
  })

  test.each(Object.keys(places).filter((name) => name !== 'a contact'))(
    `next to each other in %s (${cases} cases)`,
    async (name) => {
      const place = places[name]!
      const draw = random()
      const known = knownAccounts([], { contacts: [], safes: [at], owners: [], assets: [] })
      // Bytes that can't be decoded are compared with known accounts only.
      const isDecoded = !['a file of actions', 'a transaction that is reviewed'].includes(name)
      for (let turn = 0; turn < cases; turn++) {
        const one = getAddress(draw.address())
        const pair = [one, copyOf(draw, one)]
        const others = [getAddress(draw.address()), ...pair, getAddress(draw.address())]
        const case_ = `SEED=${draw.seed}, case ${turn}: ${pair.join(' ')}`
        const marked = (await place(isDecoded ? others : pair, known, draw)).map(
          ({ address }) => address,
        )
        for (const address of marked) expect(pair, case_).toContain(address)
        expect(marked.length, case_).toBeGreaterThan(isDecoded ? 0 : -1)
      }
    },
  )
})

describe('a known account is marked whatever a gateway claims, and never flagged', () => {
  const byAddress = (found: Found) =>
    found.map((one) => `${one.address} ${one.as}`.toLowerCase()).sort()
  const sure = (found: Found) => byAddress(found.filter((one) => !one.isReported))
  /** The same numbers in both worlds, so that a place says the same in both. */
  const twice = (seed: number): readonly [Random, Random] => [random(seed), random(seed)]

  test.each(Object.keys(places))(`in %s (${cases} cases)`, async (name) => {
    const place = places[name]!
    const draw = random()
    for (let turn = 0; turn < cases; turn++) {
      const real = getAddress(draw.address())
      const copies = [copyOf(draw, real), copyOf(draw, real)]
      const parties = { ...nobody, ...(draw.upTo(4) > 0 && sureOf(draw, real)) }
      const { past, reported } = claimsOf(draw, [real, ...copies])
      const without = knownAccounts([], parties)
      const known = knownAccounts(past, { ...parties, reported })
      const entries = draw.pick([[real], [copies[0]!], copies, [real, copies[0]!]])
      const [here, there] = twice(draw.upTo(2 ** 31))
      const marks = await place(entries, known, here)
      const case_ = `SEED=${draw.seed}, case ${turn}: ${real} ${copies.join(' ')}`
      expect(sure(marks), case_).toEqual(sure(await place(entries, without, there)))
      const own = createResemblance(parties.contacts, parties.safes)
      for (const address of parties.owners) own.add({ address, name: undefined })
      for (const { address, isReported } of marks)
        expect(isReported === true && own.has(address), case_).toBe(false)
    }
  })

  test(`in a list, which names no accounts that only it knows (${cases} cases)`, () => {
    const draw = random()
    for (let turn = 0; turn < cases; turn++) {
      const real = getAddress(draw.address())
      const copy = copyOf(draw, real)
      const parties = { ...nobody, ...sureOf(draw, real) }
      const { past, reported } = claimsOf(draw, [real, copy])
      const case_ = `SEED=${draw.seed}, case ${turn}: ${real} ${copy}`
      const rows = [paying(1, real), paying(2, copy)]
      const found = findSuspicions(rows, past, { ...parties, reported })
      expect(found.get(rows[0]!.id), case_).toBeUndefined()
      expect(found.get(rows[1]!.id), case_).toMatchObject({ kind: 'lookAlike' })
      const gateway = knownAccounts(past, { ...nobody, reported })
      for (const address of [real, copy])
        expect(gateway.lookAlikeOf(address)?.name, case_).toBeUndefined()
    }
  })

  test('and a Safe that was created to look like a paid account is compared with it', () => {
    const draw = random()
    const real = getAddress(draw.address())
    const copy = copyOf(draw, real)
    const known = { ...nobody, reported: [copy] }
    const accounts = knownAccounts([paying(9, real)], known)
    expect(accounts.lookAlikeOf(copy)).toMatchObject({ address: real, isReported: true })
    expect(accounts.lookAlikesIn([{ to: copy }])).toMatchObject([{ other: { address: real } }])
    const rows = [paying(1, real), paying(2, copy)]
    const found = findSuspicions(rows, [paying(9, real)], known)
    expect(rows.map(({ id }) => found.get(id)?.kind)).toEqual([undefined, 'lookAlike'])
  })
})

describe('comparing a repeated address takes linear time', () => {
  const known = knownAccounts([], nobody)
  const works: Record<string, (all: readonly Address[]) => unknown> = {
    'in a message': (all) => known.lookAlikesIn([all.join(' ')]),
    'in a form': (all) => entered(all, known, random()),
  }
  /** The same address in other capitals for each number. */
  const spelledAs = (index: number): Address => {
    let letters = 0
    const digits = token
      .slice(2)
      .replace(/[a-f]/gi, (letter) =>
        (index >> (letters++ % 16)) % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase(),
      )
    return `0x${digits}`
  }
  /** Addresses are compared in lowercase. */
  const comparisonsOf = (work: (all: readonly Address[]) => unknown, count: number): number => {
    const lower = vi.spyOn(String.prototype, 'toLowerCase')
    work(Array.from({ length: count }, (_, index) => spelledAs(index)))
    const { length } = lower.mock.calls
    lower.mockRestore()
    return length
  }

  test.each(Object.keys(works))('%s', (name) =>
    expect(comparisonsOf(works[name]!, 1_000)).toBeLessThanOrEqual(
      11 * comparisonsOf(works[name]!, 100),
    ),
  )
})
