export { UnsubscribeScreen } from './UnsubscribeScreen.tsx'
