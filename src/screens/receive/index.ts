export * from './ReceiveButton.tsx'
export * from './useReceive.ts'
