export { Notifications } from './Notifications.tsx'
export { QueueCount } from './QueueCount.tsx'
