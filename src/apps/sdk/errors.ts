import { codes, hostTexts } from '#apps/protocol'

/**
 * The base class of the SDK's errors. `code` is numeric, as in EIP-1193; undefined if the host sent
 * none.
 */
export class SafeAppsError extends Error {
  override readonly name: string = 'SafeAppsError'
  readonly code: number | undefined
  constructor(message: string, code?: number, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The app asked for something that no host may be asked. Nothing was sent. */
export class InvalidRequestError extends SafeAppsError {
  override readonly name = 'InvalidRequestError'
  constructor(message: string, options?: ErrorOptions) {
    super(message, codes.invalidParams, options)
  }
}

/** The texts with which hosts that send no codes say that the user refused. */
const refusals: readonly string[] = [hostTexts.transactionRejected, hostTexts.permissionsRejected]

/**
 * The host answered with an error. The message is the host's own; `code` is 4001 if the user
 * refused, on every host.
 */
export class HostError extends SafeAppsError {
  override readonly name = 'HostError'
  constructor(message: string, code?: number) {
    super(message, code ?? (refusals.includes(message) ? codes.rejected : undefined))
  }
}

/** The host did not answer in time. It may have received the request all the same. */
export class RequestTimeoutError extends SafeAppsError {
  override readonly name = 'RequestTimeoutError'
}

/**
 * The page is not in a host's frame, or the SDK was destroyed. Nothing was sent, or no answer will
 * be read.
 */
export class DisconnectedError extends SafeAppsError {
  override readonly name = 'DisconnectedError'
  constructor(message: string) {
    super(message, codes.disconnected)
  }
}

export const PERMISSIONS_REQUEST_REJECTED = codes.rejected

/** A permission was refused, or may not be asked for. */
export class PermissionsError extends SafeAppsError {
  override readonly name = 'PermissionsError'
  declare readonly code: number
  readonly data: unknown
  constructor(message: string, code: number, data?: unknown) {
    super(message, code)
    this.data = data
  }
}
