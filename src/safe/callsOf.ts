import { type Address, sameAddress, zeroAddress } from '#base'
import type { SafeTx } from '#domain'
import type { Call } from './draft.ts'
import { type BatchCall, decodeMultiSend, isMultiSend } from './multiSend.ts'

/** Batches inside batches; deeper ones aren't read. */
const maxDepth = 4

/**
 * The calls that a transaction makes, to repeat them in another one; those of an official batch
 * individually. Undefined if they aren't known, or if it runs another contract's code as the Safe.
 */
export function callsOf(
  tx: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>,
  safe: Address,
): readonly Call[] | undefined {
  return flatten({ ...tx, operation: tx.operation === 0 ? 0 : 1 }, safe, maxDepth)
}

function flatten(
  { operation, ...call }: BatchCall,
  safe: Address,
  depth: number,
): readonly Call[] | undefined {
  const { to, value, data } = call
  // A draft has no call to the zero address.
  if (operation === 0) return sameAddress(to, zeroAddress) ? undefined : [{ to, value, data }]
  const inner = depth > 0 && isMultiSend(to) ? decodeMultiSend(to, data, safe) : undefined
  const calls = inner?.map((one) => flatten(one, safe, depth - 1))
  return calls?.every((one) => one !== undefined) ? calls.flat() : undefined
}
