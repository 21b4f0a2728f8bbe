import { loadDialog } from '#screens/common/dialogs'

export const CopyDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./dialog/index.ts')).CopyDialog,
)
