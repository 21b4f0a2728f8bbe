export { markedTokens } from './markedTokens.ts'
