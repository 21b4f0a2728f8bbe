export * from './SendButton.tsx'
export * from './useSend.ts'
