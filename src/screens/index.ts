export { type Prices, PricesContext } from './common/money/index.ts'
export {
  agreedNodes,
  type Environment,
  EnvironmentProvider,
  hasCapability,
  ownNodes,
  useChain,
  useEnvironment,
} from './core/environment/index.ts'
export { AppLanguageProvider, useLanguageSettled } from './core/language/index.ts'
export {
  canonicalSafeParam,
  endpointsLink,
  PageQueryContext,
  pages,
  readSafeParam,
  rewriteOldLink,
  shareAppLink,
  unsubscribeLink,
} from './core/links/index.ts'
export {
  loadNetworkMarks,
  type OwnMarks,
  OwnMarksContext,
  preloadMarks,
} from './core/marks/index.ts'
export { contactsKey, type Names, NamesContext } from './core/names/index.ts'
export { addedSafes, lookOf, preferencesKey, usePreferences } from './core/preferences/index.ts'
export type { PrefetchInput, Screen } from './core/prefetch/index.ts'
export { ContactDialog, isOffered, type Section, sections } from './shell/frame/index.ts'
