export * from './HistoryScreen.tsx'
export * from './HistoryView.tsx'
