import { type Address, isAddressLike, sameAddress } from '#base'
import type { TypedMessage } from '#domain'
import { permit2 } from '../decodeToken.ts'
import { hashedTypes } from '../typedMessage.ts'
import { eachOf, type Fields, integerIn, secondsIn } from './values.ts'

/** What a permit lets an account do with a token. */
export interface Permit {
  spender: Address
  token: Address
  /** Whose tokens, if the permit names them; otherwise those of the account that signs. */
  owner?: Address
  /** In the token's smallest unit; `unlimited` is as much as the token has room for. */
  raw: bigint | 'unlimited'
  /** When what is allowed ends, in seconds since 1970. Missing if it never does. */
  until?: number
  /** Until when the signature can be used, in seconds since 1970. Missing if it always can. */
  usableUntil?: number
}

type Reader = (message: Fields, contract: Address) => readonly (Permit | undefined)[] | undefined

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permitted = 'TokenPermissions(address token,uint256 amount)'
const transfer = 'address spender,uint256 nonce,uint256 deadline'

/** By the types as they are hashed: a contract that accepts these accepts no others. */
const ofTokens: Readonly<Record<string, Reader>> = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': (
    { owner, spender, value, deadline },
    token,
  ) => [permit({ token, spender, owner, raw: amountIn(value, 256n), usableUntil: deadline })],
  // In Dai, zero means no end.
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': (
    { holder: owner, spender, expiry, allowed },
    token,
  ) => [
    permit({
      token,
      spender,
      owner,
      raw: allowed === true ? 'unlimited' : allowed === false ? 0n : undefined,
      ...(integerIn(expiry) === 0n ? {} : { usableUntil: expiry }),
    }),
  ],
}

const ofPermit2: Readonly<Record<string, Reader>> = {
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`]: (
    message,
  ) => allowances([message.details], message),
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`]: (
    message,
  ) => allowances(message.details, message),
  [`PermitTransferFrom(TokenPermissions permitted,${transfer})${permitted}`]: (message) =>
    transfers([message.permitted], message),
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,${transfer})${permitted}`]: (message) =>
    transfers(message.permitted, message),
}

/**
 * The permits in typed data: ERC-2612, Dai's, and those of Permit2, single or several. Empty for
 * anything else: other types, a contract other than Permit2 in its place, or values that don't fit
 * the types. Only what is hashed is read. https://eips.ethereum.org/EIPS/eip-2612,
 * https://github.com/Uniswap/permit2
 */
export function permitsOf(data: TypedMessage): readonly Permit[] {
  const contract = data.domain.verifyingContract
  if (!isAddressLike(contract)) return []
  const table = sameAddress(contract, permit2) ? ofPermit2 : ofTokens
  const [, types] = hashedTypes(data)
  const read = Object.hasOwn(table, types)
    ? table[types]
    : table === ofPermit2
      ? witnessed(types)
      : undefined
  const permits = read?.(data.message, contract) ?? []
  return permits.every((one) => one !== undefined) ? permits : []
}

/**
 * Transfers that name what they are for: Permit2 hashes its own fields, and then whatever type the
 * spender's contract adds.
 * https://github.com/Uniswap/permit2/blob/main/src/libraries/PermitHash.sol
 */
function witnessed(types: string): Reader | undefined {
  const [found, batch, list] = witness.exec(types) ?? []
  // Permit2 uses different names for a list and a single transfer.
  if (!found || !batch !== !list || !types.includes(`)${permitted}`)) return undefined
  return list
    ? (message) => transfers(message.permitted, message)
    : (message) => transfers([message.permitted], message)
}

const witness = new RegExp(
  String.raw`^Permit(?:|(Batch))WitnessTransferFrom` +
    String.raw`\(TokenPermissions(?:|(\[\])) permitted,${transfer},`,
)

/** Allowances given by Permit2, which expire. */
const allowances = (list: unknown, { spender, sigDeadline }: Fields) =>
  eachOf(list, ({ token, amount, expiration }) => {
    const until = secondsIn(expiration)
    const raw = until === undefined ? undefined : amountIn(amount, 160n)
    const given = permit({ token, spender, raw, usableUntil: sigDeadline })
    return given && until !== undefined ? { ...given, until } : undefined
  })

/** One-time transfers that the spender makes through Permit2. */
const transfers = (list: unknown, { spender, deadline }: Fields) =>
  eachOf(list, ({ token, amount }) =>
    permit({ token, spender, raw: amountIn(amount, 256n), usableUntil: deadline }),
  )

/** undefined if one of the fields isn't of its type. */
function permit({
  raw,
  ...fields
}: {
  token: unknown
  spender: unknown
  owner?: unknown
  raw: Permit['raw'] | undefined
  usableUntil?: unknown
}): Permit | undefined {
  const { token, spender, owner } = fields
  if (!isAddressLike(token) || !isAddressLike(spender) || raw === undefined) return undefined
  if ('owner' in fields && !isAddressLike(owner)) return undefined
  const usableUntil = secondsIn(fields.usableUntil)
  if ('usableUntil' in fields && usableUntil === undefined) return undefined
  return {
    spender,
    token,
    raw,
    ...(isAddressLike(owner) && { owner }),
    ...(usableUntil !== undefined && { usableUntil }),
  }
}

function amountIn(value: unknown, bits: bigint): Permit['raw'] | undefined {
  const raw = integerIn(value, bits)
  return raw === 2n ** bits - 1n ? 'unlimited' : raw
}
