export { EndpointsScreen } from './EndpointsScreen.tsx'
