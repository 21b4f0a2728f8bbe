export { ConfirmDialog } from './ConfirmDialog.tsx'
export { ProposeDialog } from './ProposeDialog.tsx'
