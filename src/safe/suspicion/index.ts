// An entry point of its own: who uses these rules alone needs nothing else of a Safe's.
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
