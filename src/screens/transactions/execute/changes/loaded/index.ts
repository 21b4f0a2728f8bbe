export { changesFrom, draftGasFrom, draftSimulationFrom } from '../changesFrom.ts'
export { ChangesView } from '../ChangesView.tsx'
