export * from './config.ts'
export * from './csp.ts'
export * from './startApp.tsx'
