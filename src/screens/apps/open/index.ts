export { OpenAppScreen } from './OpenAppScreen.tsx'
