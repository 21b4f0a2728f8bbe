import { loadDialog } from './loadDialog.ts'

export const AddSafeDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/common/addSafe')).AddSafeDialog,
)
