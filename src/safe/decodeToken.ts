import { type Address, type Hex, sameAddress } from '#base'
import type { Effect } from './effect.ts'
import { decodeCall } from './method.ts'
import { methods } from './methods.ts'

/** What a call does if its target is a token; undefined for other methods. The call data cannot say whether the target is a token. */
export function decodeToken(token: Address, data: Hex, safe: Address): Effect | undefined {
  const sent = decodeCall(methods.transfer, data)
  if (sent) return { kind: 'erc20', token, to: sent[0], raw: sent[1] }
  const item = decodeCall(methods.safeTransferFrom, data) ?? decodeCall(methods.safeTransferFromWithData, data)
  if (item) return { kind: 'erc721', token, from: item[0], to: item[1], id: item[2] }
  const moved = decodeCall(methods.transferFrom, data)
  if (moved) return { kind: 'tokenFrom', token, from: moved[0], to: moved[1], raw: moved[2] }
  const approved = decodeCall(methods.approve, data) ?? decodeCall(methods.increaseAllowance, data)
  // An approval for the Safe itself moves nothing, but is still shown.
  if (approved) return { kind: 'approve', token, spender: approved[0], raw: approved[1] }
  const all = decodeCall(methods.setApprovalForAll, data)
  return all && !sameAddress(token, safe) ? { kind: 'approveAll', token, operator: all[0], approved: all[1] } : undefined
}
