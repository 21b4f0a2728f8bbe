export * from './BatchSummary.tsx'
export * from './BatchSummaryView.tsx'
