/** How node clients of all generations report that the EVM aborted a call. */
const words = new RegExp(
  [
    'revert',
    'invalid opcode',
    'bad instruction',
    '(?:invalid|bad) jump',
    'write protection',
    'stack (?:under|over)flow',
    'stack limit',
    'VM (?:execution error|exception)',
  ].join('|'),
  'i',
)

/** The error codes of Geth, and of Parity and Nethermind. */
const codes: ReadonlySet<unknown> = new Set([3, -32_015])

/**
 * Whether a node's error says that the EVM aborted a call, by its code or its message. Anything
 * else may be the node's own failure, or the network's.
 */
export const isVmError = (code: unknown, message: string): boolean =>
  codes.has(code) || words.test(message)
