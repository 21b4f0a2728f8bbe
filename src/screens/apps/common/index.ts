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
export { AppAddress } from './AppAddress.tsx'
export { AppFacts } from './AppFacts.tsx'
export { AppMark } from './AppMark.tsx'
export { failedApps, useFailedApps } from './failedApps.ts'
export { ImitationAddress } from './ImitationAddress.tsx'
export { LookAlikeNotice } from './LookAlikeNotice.tsx'
export { ManifestNotice } from './ManifestNotice.tsx'
export { foreignLetters } from './oddLetters.ts'
export { resemblingApp } from './resemblingApp.ts'
export { shareLink } from './shareLink.ts'
export { appsText } from './text.ts'
