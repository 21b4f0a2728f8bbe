import { isVmError } from '../vmError.ts'

/** How many characters of a node's message are read: the rest may be a contract's own text. */
const readUpTo = 500

const words =
  /(?:header|block) (?:was )?not found|unknown block|find (?:the )?block|no state .{0,90}for block/i

/** A node's error: its code, and its own message. */
interface NodeError {
  code?: unknown
  details?: unknown
}

/** A node's error message, up to a length that regular expressions can search quickly. */
export const nodeWords = (error: unknown): string =>
  String((error as NodeError | null)?.details ?? (error as Error | null)?.message).slice(
    0,
    readUpTo,
  )

/**
 * Whether a node reports that it doesn't have a block, or its state, yet. A contract's revert
 * reason with the same wording still counts as a revert.
 */
export function isLateBlock(error: unknown): boolean {
  const said = nodeWords(error)
  return words.test(said) && !isVmError((error as NodeError | null)?.code, said)
}
