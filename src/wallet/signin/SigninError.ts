import type { SigninFailure } from './signinFlow.ts'

/**
 * Why sign-in failed, for the app's own logs; `cause` is the original error. Users read the dialog.
 */
export class SigninError extends Error {
  override readonly name = 'SigninError'
  readonly at: SigninFailure['at']
  constructor(at: SigninFailure['at'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.at = at
  }
}

/** A sign-in component is used without an adapter. */
export class NoAdapterError extends Error {
  override readonly name = 'NoAdapterError'
  constructor() {
    super('No authentication adapter found')
  }
}
