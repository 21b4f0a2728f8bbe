export { addSafeDialog } from './addSafeDialog.ts'
export { guarded } from './guarded.tsx'
export { loadDialog } from './loadDialog.ts'
