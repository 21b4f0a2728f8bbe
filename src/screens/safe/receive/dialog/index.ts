export { ReceiveDialog } from './ReceiveDialog.tsx'
