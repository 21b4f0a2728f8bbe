export { deviceKey } from './device/deviceStore.ts'
export { NotificationsScreen } from './NotificationsScreen.tsx'
