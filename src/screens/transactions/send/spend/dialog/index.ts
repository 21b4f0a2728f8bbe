export { SpendLimit } from './SpendLimit.tsx'
