export { ConfirmDialog, DeleteDialog, ExecuteDialog, ProposeDialog } from './dialogs.ts'
export { useRowDialogs } from './useRowDialogs.tsx'
