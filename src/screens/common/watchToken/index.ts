export { watchTokenText } from './text.ts'
export { useWatchToken } from './useWatchToken.ts'
export { type ListableToken } from './watchToken.ts'
