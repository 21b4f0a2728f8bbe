export { CopyDialog } from './CopyDialog.tsx'
