export { ExecuteManyDialog } from './ExecuteManyDialog.tsx'
