export { OwnRole } from './OwnRole.tsx'
export { useEnabledModules } from './useEnabledModules.ts'
export { useHasLimit } from './useHasLimit.ts'
