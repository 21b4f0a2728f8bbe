export { ContactsScreen } from './ContactsScreen.tsx'
export { importContacts, type ImportedContact, planImport } from './csv/planImport.ts'
export { largestFile } from './csv/readText.ts'
