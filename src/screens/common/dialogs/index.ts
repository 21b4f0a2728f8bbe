export { AddSafeDialog } from './AddSafeDialog.ts'
export { guarded } from './guarded.tsx'
export { loadDialog } from './loadDialog.ts'
