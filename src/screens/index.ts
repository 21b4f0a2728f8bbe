export * from './environment.tsx'
export * from './capabilities.ts'
export * from './links.ts'
export * from './preferences.ts'
