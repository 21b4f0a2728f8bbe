export { LocalDataScreen } from './LocalDataScreen.tsx'
