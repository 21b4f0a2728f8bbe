import { loadCode } from './code/index.ts'

// Signing and executing need the Safe's rules and the chain, so their code is loaded when a dialog
// opens.
export const confirmDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/confirm')).ConfirmDialog,
)
export const proposeDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/confirm')).ProposeDialog,
)
export const signManyDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/confirm')).SignManyDialog,
)
export const deleteDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/delete')).DeleteDialog,
)
export const executeDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/execute')).ExecuteDialog,
)
export const executeManyDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/execute')).ExecuteManyDialog,
)
