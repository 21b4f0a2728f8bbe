export {
  confirmDialog,
  deleteDialog,
  executeDialog,
  executeManyDialog,
  proposeDialog,
  signManyDialog,
} from './dialogs.ts'
