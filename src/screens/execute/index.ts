export * from './ExecuteDialog.tsx'
