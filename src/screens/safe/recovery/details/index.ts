// Loaded once something is queued.
export { Recoveries } from '../Recoveries.tsx'
