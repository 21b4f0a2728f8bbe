export { sharedText } from './text.ts'
