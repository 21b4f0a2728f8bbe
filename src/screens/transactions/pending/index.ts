export { PendingFollower } from './PendingFollower.tsx'
