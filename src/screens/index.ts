export * from './environment.tsx'
export * from './Link.tsx'
export * from './links.ts'
export * from './preferences.ts'
