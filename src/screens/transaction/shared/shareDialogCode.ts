import { loadCode } from '../../code/index.ts'

export const shareDialog = /*@__PURE__*/ loadCode(
  async () => (await import('./ShareDialog.tsx')).ShareDialog,
)
