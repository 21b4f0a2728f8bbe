import type { PathParameters } from '../client.ts'

/** The fields that identify the subject of a response, or of one of its rows. */
interface Wire {
  chainId?: unknown
  address?: { value?: unknown } | string
  safeAddress?: unknown
  messageHash?: unknown
  txId?: unknown
  detailedExecutionInfo?: { safeTxHash?: unknown } | null
  transaction?: { id?: unknown } | null
}

const isHash = (id: unknown) => typeof id === 'string' && /^0x[\da-fA-F]{64}$/.test(id)
/** The Safe in an ID like `transfer_0x…_…`. */
const safeIn = (id: unknown) =>
  typeof id === 'string' ? /^[a-z]+_(0x[\da-fA-F]{40})/.exec(id)?.[1] : undefined

/** A response's value for a path parameter; undefined if it has none. */
const told: Record<string, (answer: Wire, asked: unknown) => unknown> = {
  chainId: ({ chainId }) => chainId,
  safeAddress: ({ safeAddress, address, transaction }) =>
    safeAddress ??
    (typeof address === 'object' ? address?.value : undefined) ??
    safeIn(transaction?.id),
  contractAddress: ({ address }) => address,
  messageHash: ({ messageHash }) => messageHash,
  safeTxHash: ({ detailedExecutionInfo }) => detailedExecutionInfo?.safeTxHash,
  transactionId: ({ txId, detailedExecutionInfo }, asked) =>
    isHash(asked) ? detailedExecutionInfo?.safeTxHash : txId,
}

/** Names of the path parameters that a response, or a row, doesn't match. */
export function mismatchIn(answer: unknown, path: PathParameters): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(path).flatMap(([name, asked]) => {
    const value = told[name]?.(answer, asked)
    return value === undefined ||
      value === null ||
      String(value).toLowerCase() === String(asked).toLowerCase()
      ? []
      : [name]
  })
}
