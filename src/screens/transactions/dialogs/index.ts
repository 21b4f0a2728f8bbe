export {
  ConfirmDialog,
  DeleteDialog,
  ExecuteDialog,
  ExecuteManyDialog,
  ProposeDialog,
  SignManyDialog,
} from './dialogs.ts'
