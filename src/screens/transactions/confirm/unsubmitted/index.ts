export { Unsubmitted } from './Unsubmitted.tsx'
