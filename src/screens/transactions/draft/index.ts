export { callAction, effectOf } from './callAction.ts'
export { newTransaction } from './newTransaction.ts'
