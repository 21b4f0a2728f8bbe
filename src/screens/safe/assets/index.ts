export { AssetsScreen } from './AssetsScreen.tsx'
