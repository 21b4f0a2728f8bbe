export { nextNonce } from './nextNonce.ts'
export { useOwnerSafes } from './useOwnerSafes.ts'
