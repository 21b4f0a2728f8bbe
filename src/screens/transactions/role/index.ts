export { OwnRole } from './OwnRole.tsx'
export { useEnabledModules } from './useEnabledModules.ts'
export { useLimitHolding } from './useLimitHolding.ts'
