export { RecoveryNotice } from './RecoveryNotice.tsx'
