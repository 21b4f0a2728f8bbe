import { createSigningValidator } from '#gateway/validate'

/** Validates the responses that the app always validates. A separate file, so that the app doesn't include the other validators. */
export const signingValidator = createSigningValidator()
