export { ExecuteDialog } from './ExecuteDialog.tsx'
