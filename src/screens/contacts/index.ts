export * from './ContactsScreen.tsx'
export * from './ContactsView.tsx'
