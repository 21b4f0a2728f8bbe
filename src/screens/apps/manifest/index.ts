export { checkAddress } from './checkAddress.ts'
export { fetchManifest } from './fetchManifest.ts'
export { manifestQuery } from './manifestQuery.ts'
export { useManifestProblem } from './useManifestProblem.ts'
