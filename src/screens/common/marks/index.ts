export { NetworkMark, type NetworkMarkProps } from './NetworkMark.tsx'
export { TokenMark, type TokenMarkProps } from './TokenMark.tsx'
