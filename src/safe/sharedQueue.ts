import type { SafeRef } from '#base'
import { encodeSharedLink } from './encodeSharedLink.ts'
import { readShared } from './readShared.ts'
import { encodeSharedFile } from './sharedFile.ts'
import type { SharedProblem, SharedTransaction } from './sharedTransaction.ts'

const format = 'coffer-queue'

/** Longest text of a queue, in characters: hundreds of transactions. */
const longestQueue = 4_000_000

/** More than any queue has; each signature of each is checked when it's added. */
const mostTransactions = 500

/** Pending transactions as the text of one JSON file. */
export const encodeQueueFile = (all: readonly SharedTransaction[]): string =>
  `${JSON.stringify(
    { format, version: 1, transactions: all.map((one) => JSON.parse(encodeSharedFile(one))) },
    null,
    2,
  )}\n`

/** The same as the fragment of a URL, without `#`. */
export const encodeQueueLink = (all: readonly SharedTransaction[]): string =>
  all.map(encodeSharedLink).join('&')

/** What a queue contains: each transaction stands or falls alone. */
export interface ReadQueue {
  all: readonly SharedTransaction[]
  problems: readonly SharedProblem[]
}

/**
 * Reads several shared transactions: a file's text, a link, or its fragment. undefined if it's
 * something else, such as a single one. Never throws.
 * @param expected the Safe in the address bar
 */
export function readSharedQueue(text: string, expected?: SafeRef): ReadQueue | undefined {
  const parts = partsOf(text.trim())
  if (!parts || parts.length > mostTransactions) return undefined
  const read = parts.map((part) => readShared(part, expected))
  return {
    all: read.flatMap((one) => (one.ok ? [one.shared] : [])),
    problems: read.flatMap((one) => (one.ok ? [] : [one.problem])),
  }
}

function partsOf(text: string): readonly string[] | undefined {
  if (text.length > longestQueue) return undefined
  if (!text.startsWith('{')) {
    const parts = text.replaceAll(/\s+/g, '').split('#').at(-1)?.split('&') ?? []
    return parts.length > 1 && parts.every((part) => part.startsWith('tx=')) ? parts : undefined
  }
  try {
    const file = JSON.parse(text) as Record<string, unknown>
    const { transactions } = file
    return file['format'] === format && file['version'] === 1 && Array.isArray(transactions)
      ? transactions.map((one) => JSON.stringify(one))
      : undefined
  } catch {
    return undefined
  }
}
