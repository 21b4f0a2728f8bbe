import { type Address, type Hex, sameAddress } from '#base'
import type { Effect } from './effect.ts'
import { decodeCall } from './method.ts'
import { methods } from './methods.ts'

/**
 * What a call does if its target is a token; undefined for other methods. The call data cannot say
 * whether the target is a token.
 */
export function decodeToken(token: Address, data: Hex, safe: Address): Effect | undefined {
  const sent = decodeCall(methods.transfer, data)
  if (sent) return { kind: 'erc20', token, to: sent[0], raw: sent[1] }
  const told = decodeCall(methods.safeTransferFromWithData, data)
  const item = told ?? decodeCall(methods.safeTransferFrom, data)
  if (item)
    return {
      kind: 'erc721',
      token,
      from: item[0],
      to: item[1],
      id: item[2],
      ...(told && told[3] !== '0x' && { data: told[3] }),
    }
  const moved = decodeCall(methods.transferFrom, data)
  if (moved) return { kind: 'tokenFrom', token, from: moved[0], to: moved[1], raw: moved[2] }
  const added =
    decodeCall(methods.increaseAllowance, data) ?? decodeCall(methods.increaseApproval, data)
  const approved = added ?? decodeCall(methods.approve, data)
  // An approval for the Safe itself moves nothing, but is still shown.
  if (approved)
    return {
      kind: 'approve',
      token,
      spender: approved[0],
      raw: approved[1],
      ...(added && { adds: true }),
    }
  // A permit signed by someone else doesn't affect the Safe.
  const signed = decodeCall(methods.permit, data)
  if (signed && sameAddress(signed[0], safe))
    return { kind: 'approve', token, spender: signed[1], raw: signed[2] }
  // The contract called here is not the token.
  const permitted = sameAddress(token, permit2)
    ? decodeCall(methods.permit2Approve, data)
    : undefined
  if (permitted)
    return {
      kind: 'approve',
      token: permitted[0],
      spender: permitted[1],
      raw: permitted[2],
      via: token,
      until: permitted[3],
    }
  const all = decodeCall(methods.setApprovalForAll, data)
  return all && !sameAddress(token, safe)
    ? { kind: 'approveAll', token, operator: all[0], approved: all[1] }
    : undefined
}

/** Permit2, at the same address on most chains. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/**
 * Practically everything, without reading how much of the token there is: a billion whole tokens of
 * 18 decimals are less than 2^90. Includes all that fits into the 96 bits that some tokens use.
 */
export const isUnlimited = (raw: bigint): boolean => raw >= 2n ** 95n
