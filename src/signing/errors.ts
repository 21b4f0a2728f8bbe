/**
 * Why a wallet request failed. `unsupported`: the wallet doesn't know the method, such as signing
 * typed data.
 */
export type WalletReason =
  | 'rejected'
  | 'pending'
  | 'missing'
  | 'wrongChain'
  | 'timedOut'
  | 'unsupported'
  | 'failed'

/**
 * The wallet rejected the request, failed, or can't be reached. Nothing was signed or sent, unless
 * `mayHaveSent` is set.
 */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly why: WalletReason
  /**
   * Whether the wallet lost the node's response, so that the transaction may have been sent anyway.
   */
  readonly mayHaveSent: boolean
  constructor(
    why: WalletReason,
    message: string,
    { mayHaveSent = false, ...options }: ErrorOptions & { mayHaveSent?: boolean } = {},
  ) {
    super(message, options)
    this.why = why
    this.mayHaveSent = mayHaveSent
  }
}

/**
 * `declined`: the gateway rejected the signature. `unreachable`: there was no response, and the
 * gateway may have accepted the signature anyway.
 */
export type SubmitReason = 'declined' | 'unreachable'

export class SubmitError extends Error {
  override readonly name = 'SubmitError'
  readonly why: SubmitReason
  constructor(why: SubmitReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/**
 * `noneLeft`: no more sponsored calls today. `failing`: the relayer's simulation failed. `unsure`:
 * its simulation was inconclusive. `declined`: it rejects the call. `unreachable`: there was no
 * response, and the call may have been relayed anyway.
 */
export type RelayReason = 'noneLeft' | 'failing' | 'unsure' | 'declined' | 'unreachable'

export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly why: RelayReason
  constructor(why: RelayReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/**
 * The wallet took so long that the time in the signed text is too old. Nothing was submitted; a new
 * text has to be signed.
 */
export class SignatureExpiredError extends Error {
  override readonly name = 'SignatureExpiredError'
}
