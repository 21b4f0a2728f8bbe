export { SignManyDialog } from './SignManyDialog.tsx'
