export { NetworkMark } from './NetworkMark.tsx'
export { PartyMark } from './PartyMark.tsx'
export { TokenMark } from './TokenMark.tsx'
