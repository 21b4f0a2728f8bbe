export { NetworkMark } from './NetworkMark.tsx'
export { TokenMark } from './TokenMark.tsx'
