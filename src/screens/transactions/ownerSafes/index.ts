export { useOwnerSafes } from './useOwnerSafes.ts'
