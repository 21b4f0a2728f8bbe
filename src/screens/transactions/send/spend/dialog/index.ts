export { SpendLimitDialog } from './SpendLimitDialog.tsx'
