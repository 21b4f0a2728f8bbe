import { createSigningValidator } from '#gateway/validate'

/** What the product always checks. A file of its own, so that the rest of the checks stays out of the product. */
export const signingValidator = createSigningValidator()
