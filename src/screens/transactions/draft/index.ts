export { effectOf, type ReadCall, readCall } from './callAction.ts'
export { newTransaction } from './newTransaction.ts'
