export {
  ConfirmDialog,
  DeleteDialog,
  ExecuteDialog,
  ExecuteManyDialog,
  ProposeDialog,
  SignManyDialog,
} from './dialogs.ts'
export { type RowDialogActions, useRowDialogs } from './useRowDialogs.tsx'
