export * from './ConfirmDialogView.tsx'
export * from './ExecuteDialogView.tsx'
export * from './TransactionScreen.tsx'
export * from './TransactionView.tsx'
