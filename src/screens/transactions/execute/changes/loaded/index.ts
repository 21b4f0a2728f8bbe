export { changesFrom, draftSimulationFrom } from '../changesFrom.ts'
export { ChangesView } from '../ChangesView.tsx'
