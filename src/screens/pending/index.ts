export * from './PendingFollower.tsx'
