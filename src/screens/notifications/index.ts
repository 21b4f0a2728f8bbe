export { deviceKey } from './deviceStore.ts'
export * from './NotificationsScreen.tsx'
export type * from './pushPort.ts'
