import { describe, expect, it } from 'vitest'
import type { TypedMessage } from '#domain'
import { permitsOf } from '#safe/message'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'

const owner = people.alice.address
const spender = people.frank.address
const { usdc } = base.tokens
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const deadline = 2_000_000_000
const most = (bits: bigint) => (2n ** bits - 1n).toString()

type Types = TypedMessage['types']
const fields = (text: string): Types[string] =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })

const kinds = {
  erc2612: {
    primaryType: 'Permit',
    domain: { verifyingContract: usdc },
    types: {
      Permit: fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'),
    },
    message: { owner, spender, value: '1250', nonce: 0, deadline },
  },
  dai: {
    primaryType: 'Permit',
    domain: { verifyingContract: usdc },
    types: {
      Permit: fields('address holder,address spender,uint256 nonce,uint256 expiry,bool allowed'),
    },
    message: { holder: owner, spender, nonce: 0, expiry: deadline, allowed: true },
  },
  single: {
    primaryType: 'PermitSingle',
    domain: { verifyingContract: permit2 },
    types: {
      PermitSingle: fields('PermitDetails details,address spender,uint256 sigDeadline'),
      PermitDetails: fields('address token,uint160 amount,uint48 expiration,uint48 nonce'),
    },
    message: {
      details: { token: usdc, amount: most(160n), expiration: '1999999999', nonce: 0 },
      spender,
      sigDeadline: deadline,
    },
  },
  transfers: {
    primaryType: 'PermitBatchTransferFrom',
    domain: { verifyingContract: permit2 },
    types: {
      PermitBatchTransferFrom: fields(
        'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
      ),
      TokenPermissions: fields('address token,uint256 amount'),
    },
    message: {
      permitted: [
        { token: usdc, amount: '5' },
        { token: usdc, amount: '6' },
      ],
      spender,
      nonce: 0,
      deadline,
    },
  },
  witnessed: {
    primaryType: 'PermitWitnessTransferFrom',
    domain: { verifyingContract: permit2 },
    types: {
      PermitWitnessTransferFrom: fields(
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
      ),
      TokenPermissions: fields('address token,uint256 amount'),
      Order: fields('address reactor,uint256 least'),
    },
    message: {
      permitted: { token: usdc, amount: '7' },
      spender,
      nonce: 0,
      deadline,
      witness: { reactor: owner, least: '1' },
    },
  },
  witnessedTransfers: {
    primaryType: 'PermitBatchWitnessTransferFrom',
    domain: { verifyingContract: permit2 },
    types: {
      PermitBatchWitnessTransferFrom: fields(
        'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
      ),
      TokenPermissions: fields('address token,uint256 amount'),
      Order: fields('address reactor'),
    },
    message: {
      permitted: [
        { token: usdc, amount: '8' },
        { token: usdc, amount: most(256n) },
      ],
      spender,
      nonce: 0,
      deadline,
      witness: { reactor: owner },
    },
  },
} satisfies Record<string, TypedMessage>

const withMessage = (data: TypedMessage, parts: Record<string, unknown>): TypedMessage => ({
  ...data,
  message: { ...data.message, ...parts },
})

describe('a permit', () => {
  it('of a token has an amount, and expires only as a signature', () => {
    const permit = { owner, spender, token: usdc, usableUntil: deadline }
    expect(permitsOf(kinds.erc2612)).toEqual([{ ...permit, raw: 1250n }])
    expect(permitsOf(kinds.dai)).toEqual([{ ...permit, raw: 'unlimited' }])
  })

  it('of Dai allows nothing, or never expires', () => {
    expect(permitsOf(withMessage(kinds.dai, { allowed: false }))[0]?.raw).toBe(0n)
    expect(permitsOf(withMessage(kinds.dai, { expiry: 0 }))[0]).not.toHaveProperty('usableUntil')
  })

  it('of Permit2 is an allowance that expires, or transfers', () => {
    expect(permitsOf(kinds.single)).toEqual([
      { spender, token: usdc, raw: 'unlimited', until: 1_999_999_999, usableUntil: deadline },
    ])
    expect(permitsOf(kinds.transfers).map(({ raw }) => raw)).toEqual([5n, 6n])
  })

  it('of Permit2 may name what its transfers are for', () => {
    expect(permitsOf(kinds.witnessed)).toEqual([
      { spender, token: usdc, raw: 7n, usableUntil: deadline },
    ])
    expect(permitsOf(kinds.witnessedTransfers).map(({ raw }) => raw)).toEqual([8n, 'unlimited'])
    // A list under the name of a single transfer has another hash than Permit2 computes.
    const { types } = kinds.witnessedTransfers
    expect(
      permitsOf({
        ...kinds.witnessedTransfers,
        primaryType: 'PermitWitnessTransferFrom',
        types: { ...types, PermitWitnessTransferFrom: types.PermitBatchWitnessTransferFrom },
      }),
    ).toEqual([])
  })

  it.each([most(256n), `0x${'f'.repeat(64)}`])('is unlimited with %s', (value) => {
    expect(permitsOf(withMessage(kinds.erc2612, { value }))[0]?.raw).toBe('unlimited')
  })

  it('never expires before its stated time, however late that is', () => {
    const late = withMessage(kinds.erc2612, { deadline: most(256n) })
    expect(permitsOf(late)[0]?.usableUntil).toBe(8_640_000_000_000)
  })
})

describe.each(Object.entries<TypedMessage>(kinds))('%s', (_, data) => {
  it('a permit is read only from what is hashed', () => {
    const extra = {
      value: '1',
      allowed: false,
      expiry: 1,
      deadline: 1,
      sigDeadline: 1,
      owner: usdc,
    }
    const declared = (data.types[data.primaryType] ?? []).map(({ name }) => name)
    const unhashed = Object.fromEntries(
      Object.entries(extra).filter(([name]) => !declared.includes(name)),
    )
    expect(permitsOf(withMessage(data, unhashed))).toEqual(permitsOf(data))
  })

  it('isn’t a permit with any other types', () => {
    // What a transfer is for has the type that its contract gives it.
    const fixed = Object.entries(data.types).filter(([name]) => name !== 'Order')
    const changes = fixed.flatMap(([name, list]) => [
      { ...data.types, [name]: list.toReversed() },
      ...list.flatMap((field, at) => [
        { ...data.types, [name]: list.toSpliced(at, 1) },
        ...(field.name === 'witness'
          ? []
          : [
              { ...data.types, [name]: list.toSpliced(at, 1, { ...field, name: 'other' }) },
              { ...data.types, [name]: list.toSpliced(at, 1, { ...field, type: 'uint8' }) },
            ]),
      ]),
    ])
    for (const types of changes) expect(permitsOf({ ...data, types })).toEqual([])
  })

  it('isn’t a permit with a value of another type', () => {
    const unread = ['nonce', 'witness']
    for (const name of Object.keys(data.message).filter((one) => !unread.includes(one)))
      for (const value of [undefined, null, {}, 'one', -1, 1.5, (2n ** 256n).toString()])
        expect(permitsOf(withMessage(data, { [name]: value }))).toEqual([])
  })
})

it('isn’t Permit2’s for another contract, nor a token’s for Permit2', () => {
  expect(permitsOf({ ...kinds.single, domain: { verifyingContract: usdc } })).toEqual([])
  expect(permitsOf({ ...kinds.erc2612, domain: { verifyingContract: permit2 } })).toEqual([])
  expect(permitsOf({ ...kinds.erc2612, domain: {} })).toEqual([])
})

it('is a sentence only if each of several is', () => {
  const permitted = [
    { token: usdc, amount: '5' },
    { token: usdc, amount: '-1' },
  ]
  expect(permitsOf(withMessage(kinds.transfers, { permitted }))).toEqual([])
})
