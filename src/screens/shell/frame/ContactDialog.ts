import { loadDialog } from '#screens/common/dialogs'

/** Names an address, or changes its name. */
export const ContactDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/settings/contacts/edit')).ContactDialog,
)
