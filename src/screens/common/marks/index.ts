export { NetworkMark } from './NetworkMark.tsx'
export { PartyMark } from './PartyMark.tsx'
export { type NamedPicture, readPicture } from './readPicture.ts'
export { TokenMark } from './TokenMark.tsx'
