export * from './LocalDataScreen.tsx'
