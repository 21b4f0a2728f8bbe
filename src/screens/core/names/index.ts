export {
  type Contact,
  contactAt,
  contactsKey,
  longestName,
  longestPayeeNote,
  parseContacts,
  payeeOf,
  readContactName,
  readPayeeNote,
  readSymbol,
  storedContacts,
  useContacts,
  useContactsTrouble,
} from './contacts.ts'
export { renamed, replacedBy, withContact, withoutContact, withRestored } from './editContacts.ts'
export { type Names, NamesContext, useName, useNames } from './namesContext.ts'
export { mainnet, namesNode } from './namesNode.ts'
export { type ContactDialogPart, NamesProvider } from './NamesProvider.tsx'
export { isUnverified, nameOrAddress, nameText } from './nameText.ts'
export { type KnownNames, type ResolvedName, resolveName } from './resolveName.ts'
export { safeAddress, safeTitle } from './safeNames.ts'
export { namesText } from './text.ts'
