import { loadDialog } from '#screens/common/dialogs'

// Signing and executing need the Safe's rules and the chain, so their code is loaded when a dialog
// opens.
export const ConfirmDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/confirm/dialog')).ConfirmDialog,
)
export const ProposeDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/confirm/dialog')).ProposeDialog,
)
export const SignManyDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/confirm/signMany')).SignManyDialog,
)
export const DeleteDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/delete')).DeleteDialog,
)
export const ExecuteDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/execute/dialog')).ExecuteDialog,
)
export const ExecuteManyDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/transactions/execute/executeMany')).ExecuteManyDialog,
)
