import { loadDialog } from '#screens/common/dialogs'

export const RemindDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('./remind/RemindDialog.tsx')).RemindDialog,
)
