export { addSafeDialog } from './addSafeDialog.ts'
