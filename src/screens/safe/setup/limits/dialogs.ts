export { LimitDialog } from './LimitDialog.tsx'
