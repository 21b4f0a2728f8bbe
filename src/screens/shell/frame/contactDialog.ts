import { loadCode } from '#screens/core/code'

/** Names an address, or changes its name. */
export const contactDialog = /*@__PURE__*/ loadCode(
  async () => (await import('#screens/settings/contacts/edit')).ContactDialog,
)
