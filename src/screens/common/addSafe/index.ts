export { AddSafeDialog } from './AddSafeDialog.tsx'
