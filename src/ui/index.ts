export * from './text/catalogue.ts'
export * from './text/TextProvider.tsx'
export * from './text/useFormat.ts'
export * from './text/useText.ts'
