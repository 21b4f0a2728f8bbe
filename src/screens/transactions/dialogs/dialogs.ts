import { loadDialog } from '#screens/common/dialogs'

// Signing and executing need the Safe's rules and the chain, so their code is loaded when a dialog
// opens.
export const confirmDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/confirm/dialog')).ConfirmDialog,
)
export const proposeDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/confirm/dialog')).ProposeDialog,
)
export const signManyDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/confirm/signMany')).SignManyDialog,
)
export const deleteDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/delete')).DeleteDialog,
)
export const executeDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/execute/dialog')).ExecuteDialog,
)
export const executeManyDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/execute/executeMany')).ExecuteManyDialog,
)
