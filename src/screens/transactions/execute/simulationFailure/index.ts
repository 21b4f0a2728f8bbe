export { RevertReason } from './RevertReason.tsx'
export { SimulationFailure } from './SimulationFailure.tsx'
