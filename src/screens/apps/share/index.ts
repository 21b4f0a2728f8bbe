export { ShareAppScreen } from './ShareAppScreen.tsx'
