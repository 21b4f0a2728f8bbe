import { loadCode } from '#screens/core/code'

export const shareDialog = /*@__PURE__*/ loadCode(
  async () => (await import('../share/ShareDialog.tsx')).ShareDialog,
)
