export { Notifications } from './Notifications.tsx'
export { QueueCount } from './QueueCount.tsx'
export { WaitingCount } from './WaitingCount.tsx'
