export * from './environment.tsx'
export * from './features.ts'
export * from './links.ts'
export * from './preferences.ts'
