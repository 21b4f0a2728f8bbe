export { BrokenDetail } from './BrokenDetail.tsx'
export { BrokenDialog } from './BrokenDialog.tsx'
export { BrokenPageView } from './BrokenPageView.tsx'
export { BrokenView } from './BrokenView.tsx'
export {
  type ConfigProblem,
  type ConfigProblemKind,
  ConfigProblemView,
} from './ConfigProblemView.tsx'
export { ErrorBoundary } from './ErrorBoundary.tsx'
export { errorDetail } from './errorDetail.ts'
export { NotLoadedView } from './NotLoadedView.tsx'
export { OfflineNotice } from './OfflineNotice.tsx'
export { OutageView } from './OutageView.tsx'
export { StartingView, type StartStage } from './StartingView.tsx'
