import { createResponseValidator } from '#gateway/validate'

// A separate file, because it is loaded in parallel with the configuration: nothing is drawn with
// it.

export { persistCache, restoreCache } from '#queries/cache'
export { parseConfig } from './config.ts'
export { applyPolicy, contentSecurityPolicy } from './csp.ts'
export { loadChains } from './loadChains.ts'

/** Validates every response before it is used. */
export const responseValidator = createResponseValidator()
