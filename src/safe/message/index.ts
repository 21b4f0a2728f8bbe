export { isDeclined, messageRisks, type MessageRisks, needsAgreement } from './messageRisks.ts'
export { type Permit, permitsOf } from './permits.ts'
export { readContent, readOrigin } from './readMessage.ts'
export { signInDomain } from './signIn.ts'
