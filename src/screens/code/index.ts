export * from './isReachable.ts'
export * from './loadCode.ts'
export * from './useWithCode.ts'
