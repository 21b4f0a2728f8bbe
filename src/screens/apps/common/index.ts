export { withCustom, withRemoved } from './addedApps.ts'
export {
  type AppEntry,
  appOf,
  customEntry,
  findApps,
  isPageOf,
  mergedApps,
  refusalOf,
  tagsOf,
} from './appEntry.ts'
export { AppMark } from './AppMark.tsx'
export { shareLink } from './shareLink.ts'
export { appsText } from './text.ts'
