export { CollectiblesDialog } from './CollectiblesDialog.tsx'
