import { describe, expect, it, test } from 'vitest'
import { type Address, type ChainSummary, zeroAddress } from '#base'
import { addressesOf, sentinel } from '#safe'
import { people } from '../../../../../mocks/people.ts'
import {
  checkCreate,
  type CreateContext,
  type CreateForm,
  emptyCreateForm,
  formOf,
  newSaltNonce,
  ownerRows,
  readCreateForm,
  warningsAbout,
  withOwner,
} from '../../../../../src/screens/safe/create/createForm.ts'
import { createText } from '../../../../../src/screens/safe/create/text.ts'
import { setupText } from '../../../../../src/screens/safe/setup/text.ts'
import type { FoundAddress } from '../../../../../src/screens/common/typedAddress/withLookup.ts'
import { readTypedAddress } from '../../../../../src/screens/common/typedAddress/readTypedAddress.ts'

const { alice, bob, carol, dave } = people
const ethereum: ChainSummary = {
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
}
const holesky: ChainSummary = { ...ethereum, chainId: '17000', name: 'Holesky', shortName: 'hol' }
const found = (address: Address): FoundAddress => ({
  status: 'usable',
  address,
  chain: undefined,
  lookAlike: undefined,
})
const form = emptyCreateForm('7')

const check = (
  addresses: readonly (Address | FoundAddress)[],
  parts: Partial<CreateForm> = {},
  context: Partial<CreateContext> = {},
) =>
  checkCreate(
    { ...form, ...parts },
    {
      chain: ethereum,
      found: addresses.map((one) => (typeof one === 'string' ? found(one) : one)),
      isContract: addresses.map(() => false),
      contacts: [],
      you: alice.address,
      ...context,
    },
  )

describe('a form', () => {
  it('starts with the connected account, whichever it is, until the owners are edited', () => {
    expect(ownerRows(form, undefined)).toEqual([{ id: 1, typed: '' }])
    expect(ownerRows(form, alice.address)).toEqual([{ id: 1, typed: alice.address }])
    const rows = withOwner(ownerRows(form, alice.address))
    expect(ownerRows({ owners: rows }, bob.address)).toEqual([
      { id: 1, typed: alice.address },
      { id: 2, typed: '' },
    ])
  })

  it('gives each row its own ID, even after others were removed', () => {
    const rows = withOwner(withOwner(withOwner([])))
    expect(withOwner(rows.slice(1)).map(({ id }) => id)).toEqual([2, 3, 4])
  })

  it('is kept with all of its parts', () => {
    const whole: CreateForm = {
      name: 'Team',
      chainId: '17000',
      owners: [{ id: 3, typed: 'bob.eth' }],
      threshold: 1,
      version: '1.3.0',
      saltNonce: '12',
    }
    expect(readCreateForm(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
    expect(readCreateForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })

  test.each([
    [null],
    ['text'],
    [{ ...form, version: '2.0.0' }],
    [{ ...form, name: 1 }],
    [{ ...form, saltNonce: 7 }],
  ])('%o isn’t a form', (value) => {
    expect(readCreateForm(value)).toBeUndefined()
  })

  test.each([[[]], [[{ id: 'a', typed: '' }]], ['alice']])(
    'keeps the rest without invalid owners: %o',
    (owners) => {
      expect(readCreateForm({ ...form, name: 'Team', owners })).toEqual({ ...form, name: 'Team' })
    },
  )

  it('is recreated from what was sent', () => {
    const safe = check([alice.address, bob.address], { name: 'Team', threshold: 1 }).ready!
    const again = formOf(safe)
    const rows = ownerRows(again, undefined).map(
      ({ typed }) => readTypedAddress(typed, [ethereum]) as FoundAddress,
    )
    expect(check(rows, again).ready).toEqual(safe)
  })

  it('proposes a number of at most twelve digits, from the whole of the random numbers', () => {
    const of = (high: number, low: number) =>
      newSaltNonce((numbers) => (numbers.set([high, low]), numbers))
    expect([of(0, 0), of(0, 5), of(1, 0)]).toEqual(['0', '5', '4294967296'])
    expect(of(2 ** 32 - 1, 2 ** 32 - 1)).toMatch(/^\d{1,12}$/)
    expect(newSaltNonce()).not.toBe(newSaltNonce())
  })
})

describe('an owner', () => {
  test.each([
    ['the zero address', readTypedAddress(zeroAddress, [ethereum]) as FoundAddress, 'zero'],
    ['the sentinel', found(sentinel), 'sentinel'],
    ['the factory', found(addressesOf('SafeProxyFactory', '1.4.1')[0]!), 'safeContract'],
    ['another official contract', found(addressesOf('MultiSend', '1.3.0')[0]!), 'safeContract'],
    [
      'the same as another one, in other letters',
      found(alice.address.toLowerCase() as Address),
      'duplicate',
    ],
    [
      'of another network',
      { status: 'usable', address: bob.address, chain: holesky, lookAlike: undefined },
      'otherChain',
    ],
    [
      'a name that is being looked up',
      { status: 'pending', name: 'bob.eth', lookup: { status: 'loading' } },
      'unread',
    ],
    ['nothing', { status: 'wrong', problem: { why: 'empty' } }, 'empty'],
  ] as const)('%s is rejected', (_, owner, why) => {
    const result = check([alice.address, owner])
    expect(result.owners[0]).toEqual({ address: alice.address })
    expect(result.owners[1]?.problem).toMatchObject({ why })
    expect(result.ready).toBeUndefined()
  })

  it('that is a contract is shown', () => {
    expect(check([alice.address, bob.address], {}, { isContract: [false, true] }).owners).toEqual([
      { address: alice.address },
      { address: bob.address, isContract: true },
    ])
  })

  it('that looks like another account may be meant', () => {
    const copy = {
      status: 'usable',
      address: bob.address,
      chain: undefined,
      lookAlike: { address: dave.address, name: 'Dave' },
    } as const
    expect(check([alice.address, copy]).ready).toBeDefined()
  })
})

describe('the required signatures', () => {
  const owners = [alice.address, bob.address, carol.address, dave.address]
  test.each([
    [1, undefined, 1],
    [2, undefined, 2],
    [3, undefined, 2],
    [4, undefined, 3],
    [3, 1, 1],
    // Owners were removed since.
    [2, 4, 2],
    [3, 0, 1],
  ])('of %s owners, with %s chosen, are %s', (count, threshold, expected) => {
    const result = check(owners.slice(0, count), { threshold })
    expect(result.threshold).toBe(expected)
    expect(result.ready?.safe.threshold).toBe(expected)
  })

  test.each([
    [1, 1, ['only']],
    [3, 1, ['one']],
    [3, 2, []],
    [3, 3, ['all']],
  ] as const)('of %s owners, %s: %o', (count, threshold, warnings) => {
    const result = check(owners.slice(0, count), { threshold })
    expect(result.warnings).toEqual(warnings)
    expect(warningsAbout(result.ready!.safe, alice.address)).toEqual(warnings)
  })

  it('are for others if the connected account isn’t an owner', () => {
    expect(check([bob.address, carol.address, dave.address]).warnings).toEqual(['notYou'])
    expect(
      check([bob.address, carol.address, dave.address], {}, { you: undefined }).warnings,
    ).toEqual([])
    // Not before all owners are known.
    expect(
      check([bob.address, carol.address, { status: 'wrong', problem: { why: 'empty' } }]).warnings,
    ).toEqual([])
  })
})

describe('the name and the number', () => {
  it('may be missing; a name that is too long or hides something is rejected', () => {
    expect(check([alice.address], { name: '  ' }).ready?.name).toBe('')
    expect(check([alice.address], { name: ' Team ' }).ready?.name).toBe('Team')
    expect(check([alice.address], { name: 'x'.repeat(61) })).toMatchObject({
      name: { why: 'tooLong' },
    })
    expect(check([alice.address], { name: 'Te\u202eam' })).toMatchObject({
      name: { why: 'hidden' },
    })
    expect(check([alice.address], { name: 'x'.repeat(61) }).ready).toBeUndefined()
  })

  it('is shown if another account has the same name', () => {
    const contacts = [{ name: 'Team', address: dave.address, chains: [] }]
    expect(check([alice.address], { name: 'TEAM' }, { contacts })).toMatchObject({
      sameName: { address: dave.address },
      ready: { name: 'TEAM' },
    })
  })

  test('a number may have the digits of any script', () => {
    const { ready } = check([alice.address], { saltNonce: ' १२ ' })
    expect(ready?.safe.saltNonce).toBe(12n)
  })

  test.each(['', '-1', '1.5', '0x10', 'one', '1२', String(2n ** 256n), '9'.repeat(79)])(
    '%j isn’t a valid salt nonce',
    (saltNonce) => {
      expect(check([alice.address], { saltNonce })).toMatchObject({ saltNonce: 'invalid' })
      expect(check([alice.address], { saltNonce }).ready).toBeUndefined()
    },
  )

  test.each(['0', ' 12 ', String(2n ** 256n - 1n)])('%j is a valid salt nonce', (saltNonce) => {
    expect(check([alice.address], { saltNonce }).ready?.safe.saltNonce).toBe(
      BigInt(saltNonce.trim()),
    )
  })
})

test('the warnings have the same text as where owners are changed', () => {
  for (const warning of ['one', 'all', 'only'] as const)
    expect(createText.english[`warning.${warning}`]).toBe(setupText.english[`threshold.${warning}`])
  expect(createText.english['warning.contractOwner']).toBe(
    setupText.english['warning.contractOwner'],
  )
})
