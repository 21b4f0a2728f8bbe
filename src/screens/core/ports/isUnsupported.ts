import { readWalletError } from '#wallet'

/**
 * "Method not found" (JSON-RPC), "unsupported method" (EIP-1193), "method not supported"
 * (EIP-1474), and unsupported in a pairing (WalletConnect).
 */
const codes: readonly unknown[] = [-32_601, 4200, -32_004, 5101]
const words = /not supported|unsupported|not implemented|method not found/i
/** A network may be unsupported, too. */
const others = /chain|network/i

/**
 * Whether a wallet doesn't support a method. A rejection, an open request and a lost connection are
 * something else, whatever the wallet says about them.
 */
export const isUnsupported = (error: unknown): boolean =>
  readWalletError(error).kind === 'failed' &&
  causesOf(error).some(
    ({ code, message }) =>
      codes.includes(code) ||
      (typeof message === 'string' && words.test(message) && !others.test(message)),
  )

/**
 * Invalid parameters (JSON-RPC), a transaction that the node rejected (EIP-1474), and an account or
 * method that the user hasn't authorized (EIP-1193).
 */
const notSent: readonly unknown[] = [-32_602, -32_003, 4100]

/** Whether a wallet's error means that it can't have sent the transaction. */
export const wasNotSent = (error: unknown): boolean =>
  isUnsupported(error) ||
  (readWalletError(error).kind === 'failed' &&
    causesOf(error).some(({ code }) => notSent.includes(code)))

interface Cause {
  code?: unknown
  message?: unknown
  cause?: unknown
}

/** An error and its causes. */
function causesOf(error: unknown): readonly Cause[] {
  const causes: Cause[] = []
  for (let one = error; typeof one === 'object' && one !== null && causes.length < 20;) {
    const { code, message, cause } = one as Cause
    causes.push({ code, message })
    one = cause
  }
  return causes
}
