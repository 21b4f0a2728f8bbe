export { SignMessageDialog } from './SignMessageDialog.tsx'
