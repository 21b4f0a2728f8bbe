export * from './EndpointsScreen.tsx'
