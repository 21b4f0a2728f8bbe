import { ownFields } from '#apps/protocol'
import { executionIn, isAddressLike, isHexBytes, isHexWord, type Log } from '#base'
import type { Context } from './context.ts'

/**
 * How the Safe itself reports the outcome of its transaction: its action may fail in a transaction
 * that succeeds. undefined if the receipt has no such event, because contracts before 1.1.0 don't
 * record success: then only the host reports it.
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
