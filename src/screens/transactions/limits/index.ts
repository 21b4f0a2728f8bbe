export { OwnLimits, type OwnLimitsProps } from './OwnLimits.tsx'
export { readHasLimit } from './readHasLimit.ts'
export { useOwnLimits } from './useOwnLimits.ts'
