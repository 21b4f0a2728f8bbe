export { isRefused, messageRisks, type MessageRisks, needsAgreement } from './messageRisks.ts'
export { signInDomain } from './signIn.ts'
