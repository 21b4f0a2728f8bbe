export * from './TransactionScreen.tsx'
export * from './TransactionView.tsx'
