export { NewTransactionScreen } from './NewTransactionScreen.tsx'
