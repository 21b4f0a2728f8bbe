export { reportedName, type Rules, rulesOf } from './rulesOf.ts'
