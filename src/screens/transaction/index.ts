export * from './shared/ShareDialog.tsx'
export * from './shared/SharedTransactionScreen.tsx'
export * from './TransactionScreen.tsx'
export * from './TransactionView.tsx'
