export { AddAppDialog } from './AddAppDialog.tsx'
