import { createResponseValidator } from '#gateway/validate'

// In its own file so that it loads in parallel with the configuration; nothing renders with it.

export { persistCache, restoreCache } from '#queries/cache'
export { parseConfig } from './config.ts'
export { applyPolicy, contentSecurityPolicy } from './csp.ts'
export { loadChains } from './loadChains.ts'

/** Validates every response before it is used. */
export const responseValidator = createResponseValidator()
