export { type NumbersProps, SafePending, SafeQueue, SafeToSign, SafeTotal } from './SafeNumbers.tsx'
