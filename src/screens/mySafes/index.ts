export * from './MySafesScreen.tsx'
export * from './MySafesView.tsx'
