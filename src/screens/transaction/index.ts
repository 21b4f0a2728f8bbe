export * from './shared/ShareDialog.tsx'
export * from './TransactionScreen.tsx'
export * from './TransactionView.tsx'
