export { checkAddress } from './checkAddress.ts'
export { type FetchedManifest, fetchManifest } from './fetchManifest.ts'
export { manifestQuery } from './manifestQuery.ts'
export { useManifestProblem } from './useManifestProblem.ts'
