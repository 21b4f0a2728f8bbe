import { loadDialog } from '#screens/common/dialogs'

export const ExportDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./ExportDialog.tsx')).ExportDialog,
)
