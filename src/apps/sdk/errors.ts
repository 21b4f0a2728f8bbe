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

/** The app's request is one that no host may receive. Nothing was sent. */
export class InvalidRequestError extends SafeAppsError {
  override readonly name = 'InvalidRequestError'
  constructor(message: string, options?: ErrorOptions) {
    super(message, codes.invalidParams, options)
  }
}

/** The messages with which hosts without codes report a rejection by the user. */
const rejections: readonly string[] = [hostTexts.transactionRejected, hostTexts.permissionsRejected]

/**
 * The host returned an error. The message comes from the host; `code` is 4001 if the user rejected,
 * on every host.
 */
export class HostError extends SafeAppsError {
  override readonly name = 'HostError'
  constructor(message: string, code?: number) {
    super(message, code ?? (rejections.includes(message) ? codes.rejected : undefined))
  }
}

/** The host didn't respond in time. It may still have received the request. */
export class RequestTimeoutError extends SafeAppsError {
  override readonly name = 'RequestTimeoutError'
}

/**
 * The page isn't in a host's iframe, or the SDK was destroyed. Nothing was sent, or no response
 * will be read.
 */
export class DisconnectedError extends SafeAppsError {
  override readonly name = 'DisconnectedError'
  constructor(message: string) {
    super(message, codes.disconnected)
  }
}

export const PERMISSIONS_REQUEST_REJECTED = codes.rejected

/** A permission was rejected, or can't be requested. */
export class PermissionsError extends SafeAppsError {
  override readonly name = 'PermissionsError'
  declare readonly code: number
  readonly data: unknown
  constructor(message: string, code: number, data?: unknown) {
    super(message, code)
    this.data = data
  }
}
