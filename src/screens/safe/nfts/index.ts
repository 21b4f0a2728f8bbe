export { NftsScreen } from './NftsScreen.tsx'
