export { MessagesScreen } from './MessagesScreen.tsx'
