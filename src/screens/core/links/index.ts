export {
  fieldsByType,
  type FilterField,
  type FilterForm,
  filterParams,
  filterTypes,
  findParam,
  formParams,
  noFilter,
  readForm,
  tidyForm,
} from './filterParams.ts'
export {
  canonicalSafeParam,
  linkTo,
  linkToMessage,
  linkToPath,
  readSafeParam,
  rewriteOldLink,
  safeParam,
} from './links.ts'
export { PageHrefContext, usePageHref } from './pageHref.ts'
export { PageQueryContext, usePageQuery } from './pageQuery.ts'
export {
  accountLink,
  contactsLink,
  createSafeLink,
  endpointsLink,
  localDataLink,
  mySafesLink,
  notificationsLink,
  pages,
  portfolioLink,
  settingsLink,
  shareAppLink,
  unsubscribeLink,
} from './paths.ts'
