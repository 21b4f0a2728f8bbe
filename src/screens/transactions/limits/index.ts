export { OwnLimits, type OwnLimitsProps } from './OwnLimits.tsx'
export { type LimitHolding, readHolding } from './readHolding.ts'
export { useOwnLimits } from './useOwnLimits.ts'
