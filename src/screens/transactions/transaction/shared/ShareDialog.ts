import { loadDialog } from '#screens/common/dialogs'

export const ShareDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('../share/index.ts')).ShareDialog,
)
