import { loadDialog } from '#screens/common/dialogs'

export const shareDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('../share/ShareDialog.tsx')).ShareDialog,
)
