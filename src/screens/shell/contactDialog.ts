import { loadCode } from '../code/index.ts'

/** Names an address, or changes its name. */
export const contactDialog = /*@__PURE__*/ loadCode(
  async () => (await import('../contacts/edit/ContactDialog.tsx')).ContactDialog,
)
