export { endNotifications } from './endNotifications.ts'
