export * from './config.ts'
export * from './csp.ts'
export type { StartProps } from './Start.tsx'
export * from './startApp.tsx'
