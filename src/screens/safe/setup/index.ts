export { SetupScreen } from './SetupScreen.tsx'
