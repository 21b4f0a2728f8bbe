import { loadCode } from '#screens/core/code'

export const addSafeDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/common/addSafe')).AddSafeDialog,
)
