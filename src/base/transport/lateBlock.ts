import { isVmError } from '../vmError.ts'

/** Characters of a node's message that are read: what follows may be a contract's own words. */
const readUpTo = 500

const words =
  /(?:header|block) (?:was )?not found|unknown block|find (?:the )?block|no state .{0,90}for block/i

/** A node's error: its code, and its own message. */
interface NodeError {
  code?: unknown
  details?: unknown
}

/** What a node says of an error, up to a length that expressions can read at once. */
export const nodeWords = (error: unknown): string =>
  String((error as NodeError | null)?.details ?? (error as Error | null)?.message).slice(
    0,
    readUpTo,
  )

/**
 * Whether a node says that it doesn't know a block, or not its state yet. A contract's reason that
 * reads like it is a revert.
 */
export function isLateBlock(error: unknown): boolean {
  const said = nodeWords(error)
  return words.test(said) && !isVmError((error as NodeError | null)?.code, said)
}
