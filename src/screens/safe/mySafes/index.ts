export { MySafesScreen } from './MySafesScreen.tsx'
