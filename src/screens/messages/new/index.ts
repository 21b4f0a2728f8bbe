export { NewMessageDialog } from './NewMessageDialog.tsx'
