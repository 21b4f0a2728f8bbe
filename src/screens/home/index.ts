export * from './HomeScreen.tsx'
export * from './HomeView.tsx'
