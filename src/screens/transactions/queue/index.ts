export { QueueScreen } from './QueueScreen.tsx'
