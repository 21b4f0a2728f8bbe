/** Why the wallet didn't do what it was asked. */
export type WalletReason = 'rejected' | 'pending' | 'missing' | 'wrongChain' | 'timedOut' | 'failed'

/** The wallet refused, failed or can't be reached. Nothing was signed or sent, except where `mayHaveSent` is set. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly why: WalletReason
  /** A wallet that lost the node's answer may have sent the transaction all the same. */
  readonly mayHaveSent: boolean
  constructor(why: WalletReason, message: string, { mayHaveSent = false, ...options }: ErrorOptions & { mayHaveSent?: boolean } = {}) {
    super(message, options)
    this.why = why
    this.mayHaveSent = mayHaveSent
  }
}

/** `refused`: the gateway answered no. `unreachable`: no answer came, and the gateway may have taken the signature all the same. */
export type SubmitReason = 'refused' | 'unreachable'

export class SubmitError extends Error {
  override readonly name = 'SubmitError'
  readonly why: SubmitReason
  constructor(why: SubmitReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}
