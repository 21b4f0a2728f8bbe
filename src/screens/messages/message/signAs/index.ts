export { SignAsDialog } from './SignAsDialog.tsx'
