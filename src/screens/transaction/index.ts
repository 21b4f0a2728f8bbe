// The dialogs are not among these: each of them is a file of its own, loaded when it is opened.
export * from './TransactionScreen.tsx'
export * from './TransactionView.tsx'
