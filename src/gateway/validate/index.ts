export * from './createCheck.ts'
export * from './moneyRoutes.ts'
