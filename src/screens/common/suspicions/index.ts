export { areSuspiciousShown, useSuspicious } from './suspiciousShown.ts'
export { useLookAlikes } from './useLookAlikes.ts'
export { useSuspicions } from './useSuspicions.ts'
