export { AddDelegateDialog } from './AddDelegateDialog.tsx'
export { RemoveDelegateDialog } from './RemoveDelegateDialog.tsx'
