export type { MessageRisk } from '../messageRisk.ts'
export {
  isMessageDanger,
  isDeclined,
  type MessageRisks,
  messageRisks,
  messageRisksToAgree,
} from './messageRisks.ts'
export { givesForNothing, type Order, type OrderItem } from './order.ts'
export { ordersOf } from './orders.ts'
export { type AuthorizedPayment, paymentIn } from './payments.ts'
export { type Permit, permitsOf } from './permits.ts'
export { readContent, readOrigin } from './readMessage.ts'
export { signInDomain } from './signIn.ts'
