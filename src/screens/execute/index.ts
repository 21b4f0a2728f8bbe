export * from './ExecuteDialog.tsx'
export * from './executeMany/ExecuteManyDialog.tsx'
