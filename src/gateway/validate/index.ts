export type { Check } from './checkOf.ts'
export * from './createCheck.ts'
export * from './createMoneyCheck.ts'
