export { SimulationFailure } from './SimulationFailure.tsx'
