export type * from './check.ts'
export * from './createCheck.ts'
export * from './createMoneyCheck.ts'
