export { isRefused, messageRisks, type MessageRisks, needsAgreement } from './messageRisks.ts'
export { type Permit, permitsOf } from './permits.ts'
export { signInDomain } from './signIn.ts'
