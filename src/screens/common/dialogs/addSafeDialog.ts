import { loadDialog } from './loadDialog.ts'

export const addSafeDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/common/addSafe')).AddSafeDialog,
)
