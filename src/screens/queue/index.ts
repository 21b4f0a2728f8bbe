export * from './QueueScreen.tsx'
export * from './QueueView.tsx'
