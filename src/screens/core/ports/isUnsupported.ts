import { readWalletError } from '#wallet'

/**
 * "Method not found" (JSON-RPC), "unsupported method" (EIP-1193) and "method not supported"
 * (EIP-1474).
 */
const codes: readonly unknown[] = [-32_601, 4200, -32_004]
const words = /not supported|unsupported|not implemented|method not found/i
/** A network may be unsupported, too. */
const others = /chain|network/i

/**
 * Whether a wallet doesn't support a method. A rejection, an open request and a lost connection are
 * something else, whatever the wallet says about them.
 */
export function isUnsupported(error: unknown): boolean {
  if (readWalletError(error).kind !== 'failed') return false
  for (
    let one = error, depth = 0;
    typeof one === 'object' && one !== null && depth < 20;
    depth += 1
  ) {
    const { code, message, cause } = one as { code?: unknown; message?: unknown; cause?: unknown }
    if (codes.includes(code)) return true
    if (typeof message === 'string' && words.test(message) && !others.test(message)) return true
    one = cause
  }
  return false
}
