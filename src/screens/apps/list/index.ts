export { AppsScreen } from './AppsScreen.tsx'
