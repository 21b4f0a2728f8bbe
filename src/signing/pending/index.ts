// An entry point of its own: pages that list transactions need nothing else of signing.
export * from './pendingStore.ts'
export * from './progress.ts'
