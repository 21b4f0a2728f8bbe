export { OwnLimits } from './OwnLimits.tsx'
