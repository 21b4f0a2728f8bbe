export { AlertsScreen } from './AlertsScreen.tsx'
