import { codes, hostTexts, providerCodes, texts } from '#apps/protocol'

/**
 * An error of {@link https://eips.ethereum.org/EIPS/eip-1193 EIP-1193}: always with a numeric code.
 */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  constructor(message: string, code: number, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export const invalidParams = (message: string): ProviderRpcError =>
  new ProviderRpcError(message, codes.invalidParams)

/** The methods that need user input. */
const asksUser = /^(personal_sign|eth_sign|eth_sendTransaction|wallet_sendCalls)/

/**
 * Gives any SDK failure a code. Existing hosts send none: a rejection is recognized by its message.
 * Other failures of a request to the user are -32003, because libraries retry after -32603, and the
 * user would be prompted again.
 */
export function toRpcError(error: unknown, method: string): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const { message = error, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  const text = typeof message === 'string' && message !== '' ? message : hostTexts.requestFailed
  return new ProviderRpcError(
    text,
    typeof code === 'number' && Number.isSafeInteger(code) ? code : codeOf(text, method),
    { cause: error },
  )
}

function codeOf(text: string, method: string): number {
  if (text === hostTexts.transactionRejected || text === hostTexts.permissionsRejected)
    return codes.rejected
  if (Object.values<string>(texts).includes(text)) return codes.invalidParams
  return asksUser.test(method) ? providerCodes.transactionRejected : codes.internal
}
