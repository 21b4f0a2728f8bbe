// A separate entry point, so importing only these rules pulls in nothing else.
export { plainName } from './plainText.ts'
export {
  createResemblance,
  type FindLookAlike,
  type LookAlike,
  type Other,
  type Resemblance,
  surest,
} from './resemblance.ts'
export {
  findSuspicions,
  knownAccounts,
  type KnownAccounts,
  type KnownParties,
  type Suspicion,
  withoutSuspicious,
} from './suspicions.ts'
