import { ownFields } from '#apps/protocol'
import { executionIn, isAddressLike, isHexBytes, isHexWord, type Log } from '#base'
import type { Context } from './context.ts'

/**
 * How the Safe itself says that a transaction of it ended: its action may fail in a transaction
 * that succeeds. undefined if the receipt has no such event, as contracts before 1.1.0 record no
 * success: then only the host says it.
 */
export function outcomeIn(
  { logs }: Readonly<Record<string, unknown>>,
  { safe }: Context,
  safeTxHash: string,
): 'success' | 'failure' | undefined {
  if (!isHexWord(safeTxHash) || !isAddressLike(safe.safeAddress)) return undefined
  return executionIn(
    { logs: (Array.isArray(logs) ? logs : []).flatMap(readLog) },
    safe.safeAddress,
    safeTxHash,
  )
}

function readLog(log: unknown): Log[] {
  const { address, topics, data } = ownFields(log, 'address', 'topics', 'data') ?? {}
  return isAddressLike(address) &&
    Array.isArray(topics) &&
    topics.every((one) => isHexWord(one)) &&
    isHexBytes(data)
    ? [{ address, topics, data }]
    : []
}
