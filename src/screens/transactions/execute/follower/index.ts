export { Follower } from './Follower.tsx'
