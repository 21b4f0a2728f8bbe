import { describe, expect, it, test } from 'vitest'
import { hashTypedData as hashAsApps } from '../../../../src/apps/protocol/hash/hashTypedData.ts'
import type { TypedMessage } from '#domain'
import type { SafeMessage as WireMessage } from '#gateway'
import { toMessage, toMessages } from '#queries'
import { messageHash, readTypedMessage, type SafeMessage, type TypedDataParts } from '#safe'
import { aSafeMessage } from '../../../../mocks/fixtures/index.ts'
import { typedDataHash } from '../../../../mocks/gateway/reading/typedDataHash.ts'
import { shownTypedData } from '../../../../src/screens/messages/sign/shownTypedData.ts'
import { rounds } from '../../../size.ts'
import { random, type Random } from '../../safe/random.ts'

// What is shown of typed data is what is hashed: all of it, and nothing else.

const cases = rounds(3_000)

interface Field {
  name: string
  type: string
}
type Types = Record<string, Field[]>

const scalars = [
  'string',
  'bool',
  'address',
  'bytes',
  'bytes4',
  'bytes32',
  'uint8',
  'uint256',
  'int16',
]
const names = ['to', 'amount', 'note', 'owner', 'salt', 'chainId', 'toString']

/** Types in which each can contain the ones after it. */
function someTypes(draw: Random): Types {
  const structs = ['Order', 'Item', 'Person'].slice(0, 1 + draw.upTo(3))
  return Object.fromEntries(
    structs.map((name, at) => [
      name,
      names.slice(0, 1 + draw.upTo(4)).map((field) => {
        const inner = structs.slice(at + 1)
        const type = inner.length > 0 && draw.upTo(3) === 0 ? draw.pick(inner) : draw.pick(scalars)
        return { name: field, type: type + draw.pick(['', '', '', '[]', '[2]']) }
      }),
    ]),
  )
}

function someValue(draw: Random, type: string, types: Types): unknown {
  const [, element, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (element)
    return Array.from({ length: Number(length || draw.upTo(3)) }, () =>
      someValue(draw, element, types),
    )
  if (types[type]) return someStruct(draw, type, types)
  if (type === 'string') return draw.pick(['', 'Pay', '7', '0x41', 'a\u200bb', 'Größe'])
  if (type === 'bool') return draw.pick([true, false])
  if (type === 'address') return draw.address()
  if (type === 'bytes') return draw.bytes(draw.upTo(40))
  if (type.startsWith('bytes')) return draw.bytes(Number(type.slice(5)))
  if (type === 'int16') return draw.upTo(60_000) - 30_000
  return type === 'uint8' ? draw.upTo(256) : draw.pick([draw.upTo(100), String(draw.uint())])
}

const someStruct = (draw: Random, name: string, types: Types) =>
  Object.fromEntries((types[name] ?? []).map((one) => [one.name, someValue(draw, one.type, types)]))

function someDomain(draw: Random, types: Types): Record<string, unknown> {
  const domain = {
    name: 'Shop',
    version: draw.pick(['1', '']),
    chainId: draw.pick([1, 137, '137']),
    verifyingContract: draw.address(),
    salt: draw.bytes(32),
    purpose: 'moves no funds',
  }
  if (draw.upTo(2) === 0) return Object.fromEntries(Object.entries(domain).slice(0, draw.upTo(6)))
  const own = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
    { name: 'salt', type: 'bytes32' },
    { name: 'purpose', type: 'string' },
  ].filter(() => draw.upTo(2) === 0)
  types['EIP712Domain'] = own
  return domain
}

function someData(draw: Random): TypedDataParts {
  const types = someTypes(draw)
  const message = someStruct(draw, 'Order', types)
  return { domain: someDomain(draw, types), types, primaryType: 'Order', message }
}

/** Every place in a value that can be changed, as a function that changes it. */
function changesOf(value: unknown): ((to: unknown) => void)[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    (to: unknown) => {
      ;(value as Record<string, unknown>)[key] = to
    },
    ...changesOf(inner),
  ])
}

/** The same data with something changed, added, or left out, or spelled in another way. */
function changed(draw: Random, data: TypedDataParts): TypedDataParts {
  const copy = structuredClone(data)
  const value = draw.pick<() => unknown>([
    () => null,
    () => 7,
    () => '7',
    () => '0x07',
    () => '07',
    () => true,
    () => 'true',
    () => 'Pay\ud800',
    () => `0X${draw.bytes(20).slice(2)}`,
    () => draw.address(),
    () => draw.address().toUpperCase().replace('X', 'x'),
    () => draw.bytes(4),
    () => [],
    () => ({}),
    () => 2 ** 60,
    () => '1'.repeat(80),
    () => 'uint',
    () => 'uint256',
    () => 'string',
  ])()
  draw.pick<() => void>([
    () => draw.pick(changesOf(copy.message))?.(value),
    () => draw.pick(changesOf(copy.domain))?.(value),
    () => draw.pick(changesOf(copy.types))?.(value),
    // Fields that no type names, or that one now does.
    () => Object.assign(copy.message, { [draw.pick(['memo', ...names])]: value }),
    () => Object.assign(copy.domain, { [draw.pick(['memo', 'chainId', 'version'])]: value }),
    () => void (copy.types as Types)['Order']?.push({ name: 'memo', type: 'string' }),
    () => void (copy.types as Types)['Order']?.reverse(),
    () => {
      const field = draw.pick((copy.types as Types)['Order'] ?? [])
      field.type = draw.pick(['uint64', 'uint128', 'int256', 'bytes', 'bytes4', 'string'])
    },
    () => void (copy.types as Types)['EIP712Domain']?.pop(),
    () => void ((copy.types as Types)['Unused'] = [{ name: 'memo', type: 'string' }]),
    () => void (copy.primaryType = draw.pick(Object.keys(copy.types))),
  ])()
  return copy
}

/** A change can make types that aren't ones; those never pass the edge. */
const isList = (fields: unknown) =>
  Array.isArray(fields) &&
  fields.every(
    (one: unknown) =>
      typeof (one as Partial<Field> | null)?.name === 'string' &&
      typeof (one as Partial<Field>).type === 'string',
  )

const hashOf = (data: TypedMessage | string) => messageHash(data as SafeMessage)

function read(data: TypedDataParts): { shown: string; hash: string } | undefined {
  if (!Object.values(data.types).every(isList)) return undefined
  const typed = readTypedMessage(data)
  if (!typed) return undefined
  return { shown: JSON.stringify(shownTypedData(typed)), hash: hashOf(typed) }
}

test(`the display changes exactly if the hash does (${cases} changes)`, () => {
  const draw = random()
  let [same, different, declined] = [0, 0, 0]
  for (let turn = 0; turn < cases; turn++) {
    const data = someData(draw)
    const before = read(data)
    const other = changed(draw, data)
    const after = read(other)
    const case_ = `SEED=${draw.seed}, case ${turn}: ${JSON.stringify([data, other])}`
    expect(before, case_).toBeDefined()
    const isSame = after?.hash === before?.hash
    expect(after === undefined || (after.shown === before?.shown) === isSame, case_).toBe(true)
    if (!after) declined++
    else if (isSame) same++
    else different++
  }
  expect(Math.min(same, different, declined)).toBeGreaterThan(cases / 20)
})

test(`the hash is that of others who hash the same data (${cases} messages)`, () => {
  const draw = random()
  for (let turn = 0; turn < cases; turn++) {
    const data = draw.pick([
      (one: TypedDataParts) => one,
      (one: TypedDataParts) => changed(draw, one),
    ])(someData(draw))
    if (!Object.values(data.types).every(isList)) continue
    const typed = readTypedMessage(data)
    if (!typed) continue
    const case_ = `SEED=${draw.seed}, case ${turn}: ${JSON.stringify(data)}`
    const hash = hashOf(typed)
    expect(hashAsApps(typed), case_).toBe(hash)
    expect(typedDataHash(typed), case_).toBe(hash)
    // Read again, nothing changes.
    expect(readTypedMessage(typed), case_).toEqual(typed)
  }
})

const order = (parts: Partial<TypedDataParts> = {}, type = 'uint256', value: unknown = 1) => ({
  domain: { name: 'Shop', chainId: 1 },
  types: { Order: [{ name: 'item', type }] },
  primaryType: 'Order',
  message: { item: value },
  ...parts,
})

describe('typed data', () => {
  it('without a type of their domain show the chain that is in the hash', () => {
    const texts = ['137', 137, '0x89'].map((chainId) => read(order({ domain: { chainId } })))
    expect(new Set(texts.map((one) => one?.hash)).size).toBe(1)
    expect(texts[0]?.hash).not.toBe(read(order({ domain: {} }))?.hash)
    expect(texts[0]?.shown).toContain('["chainId","137"]')
    expect(read(order({ domain: { chainId: null } }))?.hash).toBe(read(order({ domain: {} }))?.hash)
  })

  it('show fields of the domain that the standard doesn’t know, if they are hashed', () => {
    const purpose = { name: 'purpose', type: 'string' }
    const types = { ...order().types, EIP712Domain: [purpose] }
    const shown = (domain: object) => read(order({ domain, types }))?.shown
    expect(shown({ purpose: 'Pay', chainId: 137 })).toContain('[["purpose","Pay"]]')
  })

  it.each<[string, TypedDataParts]>([
    ['a main type that nobody declares', order({ primaryType: 'Sale' })],
    ['the domain alone', order({ primaryType: 'EIP712Domain' })],
    ['a missing value', order({ message: {} })],
    ['a list for an object', order({ message: [] })],
    ['a number that doesn’t fit', order({}, 'uint8', 256)],
    ['a negative number', order({}, 'uint256', -1)],
    ['a number that nothing can have', order({}, 'uint256', '1'.repeat(80_000))],
    ['a number that is not exact', order({}, 'uint256', 2 ** 60)],
    ['a number without bits', order({}, 'uint', 1)],
    ['a number of too many bits', order({}, 'uint512', 1)],
    ['a number between blanks', order({}, 'uint256', ' 1\n')],
    ['a number that begins with 0X', order({}, 'uint256', '0X10')],
    ['a number with a sign that it needn’t have', order({}, 'uint256', '+1')],
    ['a number with an exponent', order({}, 'uint256', '1e3')],
    ['a truth value for a number', order({}, 'uint256', true)],
    ['a number for a text', order({}, 'string', 5)],
    ['a text for a truth value', order({}, 'bool', 'false')],
    ['half of a pair', order({}, 'string', '\ud800')],
    ['0X', order({}, 'bytes', '0X12')],
    ['half a byte', order({}, 'bytes', '0x1')],
    ['too many bytes', order({}, 'bytes2', '0x123456')],
    ['a wrong checksum', order({}, 'address', '0xAD11305Dc8418409C939539d2c729b0a3F64DC79')],
    ['a list of another length', order({}, 'uint256[2]', [1])],
    ['a type that hides a plain one', { ...order(), types: { ...order().types, uint256: [] } }],
    [
      'a name twice',
      order({
        types: {
          Order: [
            { name: 'item', type: 'uint256' },
            { name: 'item', type: 'bool' },
          ],
        },
      }),
    ],
    ['a chain that JavaScript can’t name', order({ domain: { chainId: '9007199254740993' } })],
  ])('aren’t read with %s', (_, data) => expect(read(data)).toBeUndefined())

  it('have one spelling', () => {
    const hex = '0xabCD'
    const one = readTypedMessage(order({}, 'bytes', hex))
    expect(one).toEqual(readTypedMessage(order({}, 'bytes', hex.toLowerCase())))
    expect(readTypedMessage(order({}, 'uint256', '0x10'))?.message).toEqual({ item: 16 })
    expect(readTypedMessage(order({}, 'uint256', String(2n ** 200n)))?.message).toEqual({
      item: String(2n ** 200n),
    })
  })

  it('of the gateway that have no hash are a row that can’t be read', () => {
    const wire = aSafeMessage()
    const broken: WireMessage = { ...wire, message: order({}, 'uint8', 256) as TypedMessage }
    expect(() => toMessage(broken)).toThrow('message should be text or data with a hash')
    expect(() => toMessage({ ...wire, message: 'Pay \ud800' })).toThrow('hash')
    const page = {
      next: null,
      previous: null,
      count: 2,
      results: [wire, broken].map((one) => ({ ...one, type: 'MESSAGE' as const })),
    }
    expect(toMessages([page], 'UTC')).toMatchObject({
      unreadable: 1,
      days: [{ items: [{ content: { kind: 'text' } }] }],
    })
  })
})

describe('a type with a colon', () => {
  const usdSend = (more: Types = {}, fields: Field[] = [{ name: 'amount', type: 'string' }]) => ({
    domain: {},
    primaryType: 'Hyperliquid:UsdSend',
    types: { 'Hyperliquid:UsdSend': fields, ...more },
    message: { amount: '1', inner: { x: '2' } },
  })
  const inner = [{ name: 'inner', type: 'Inner' }]

  it('is shown and hashed with its name', () => {
    const shown = readTypedMessage(usdSend())
    expect(shown).toMatchObject({ primaryType: 'Hyperliquid:UsdSend', message: { amount: '1' } })
    expect(shown && typedDataHash(shown)).toBe(hashAsApps(usdSend()))
  })

  it.each([
    ['contains another one', usdSend({ Inner: [{ name: 'x', type: 'string' }] }, inner)],
    ['begins with the name of another one', usdSend({ Hyperliquid: [] })],
    [
      'is contained in another one',
      usdSend({ Other: [{ name: 'a', type: 'Hyperliquid:UsdSend' }] }),
    ],
    ['begins with a colon', { ...usdSend({ ':A': [] }) }],
  ])('is unclear if it %s: libraries hash it differently', (_, data) => {
    expect(readTypedMessage(data)).toBeUndefined()
  })
})
