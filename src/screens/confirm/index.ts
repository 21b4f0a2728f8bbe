export * from './ConfirmDialog.tsx'
export type { Draft } from './draft.ts'
export * from './ProposeDialog.tsx'
