export type { PrefetchInput, Screen } from './prefetch.ts'
