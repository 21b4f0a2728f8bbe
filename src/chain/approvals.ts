import { pad } from 'viem'
import type { Address, Hex } from '#base'
import type { Call } from './ethCall.ts'
import type { CallResult } from './multicall.ts'

/** `approvedHashes(owner, hash)`: any value but zero means that the owner approved the hash. */
export const approvalCalls = (
  safe: Address,
  safeTxHash: Hex,
  signers: readonly Address[],
): Pick<Call, 'to' | 'data'>[] =>
  signers.map((signer) => ({
    to: safe,
    data: `0x7d832974${pad(signer).slice(2)}${safeTxHash.slice(2)}`,
  }))

export const readApprovals = (
  signers: readonly Address[],
  results: readonly CallResult[],
): readonly Address[] =>
  signers.filter((_, at) => {
    const result = results[at]
    return result?.success === true && result.data.length === 66 && BigInt(result.data) !== 0n
  })
