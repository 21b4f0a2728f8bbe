export { TransactionScreen } from './TransactionScreen.tsx'
