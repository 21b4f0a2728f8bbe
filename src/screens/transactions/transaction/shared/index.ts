export { SharedTransactionScreen } from './SharedTransactionScreen.tsx'
