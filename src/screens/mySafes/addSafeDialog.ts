import { loadCode } from '../code/index.ts'

export const addSafeDialog = /*@__PURE__*/ loadCode(
  async () => (await import('./addSafe/AddSafeDialog.tsx')).AddSafeDialog,
)
