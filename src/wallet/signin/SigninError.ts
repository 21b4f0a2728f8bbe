import type { SigninFailure } from './signinFlow.ts'

/** Why signing in did not work, for the app's own records; `cause` is what was thrown. People read the dialog. */
export class SigninError extends Error {
  override readonly name = 'SigninError'
  readonly at: SigninFailure['at']
  constructor(at: SigninFailure['at'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.at = at
  }
}

/** A part of sign-in stands where nothing says how. */
export class NoAdapterError extends Error {
  override readonly name = 'NoAdapterError'
  constructor() {
    super('No authentication adapter found')
  }
}
