export { withCustom, withRemoved } from './addedApps.ts'
export {
  type AppEntry,
  appOf,
  customEntry,
  findApps,
  isPageOf,
  mergedApps,
  rejectionOf,
  tagsOf,
} from './appEntry.ts'
export { AppFacts } from './AppFacts.tsx'
export { AppMark } from './AppMark.tsx'
export { failedApps, useFailedApps } from './failedApps.ts'
export { ManifestNotice } from './ManifestNotice.tsx'
export { shareLink } from './shareLink.ts'
export { appsText } from './text.ts'
