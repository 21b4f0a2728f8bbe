export { DeleteDialog } from './DeleteDialog.tsx'
