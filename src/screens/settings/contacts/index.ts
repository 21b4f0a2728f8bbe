export { ContactsScreen } from './ContactsScreen.tsx'
export { importContacts, type ImportedContact, planImport } from './csv/planImport.ts'
