export { LimitDialog } from './LimitDialog.tsx'
export { SpendDialog } from './SpendDialog.tsx'
