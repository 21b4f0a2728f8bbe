export type {
  ChainInfo,
  CheckedTransaction,
  EIP712TypedData,
  RestrictedMethods,
  SafeInfoExtended,
} from '#apps/protocol'
export { readParams } from '#apps/protocol'
export {
  type BrowserFeature,
  browserFeatures,
  readBrowserFeatures,
  toAllowAttribute,
} from './browserFeatures.ts'
export type { AppFrame, Host, HostOptions, HostPage } from './host.ts'
export { createHost, maxPending } from './createHost.ts'
export { createQuota } from './createQuota.ts'
export {
  allowedFeatures,
  decideFeatures,
  type FeatureStore,
  forgetFeature,
  readFeatureStore,
  undecidedFeatures,
} from './featureDecisions.ts'
export { isSafeTypedData } from './isSafeTypedData.ts'
export { AppRequestError, type Asker, type Handlers, type HostState } from './handlers.ts'
export type { LoggedMessage } from './messageLog.ts'
export {
  appAddress,
  hasPermission,
  permissionsOf,
  type PermissionStore,
  readPermissionStore,
  removePermission,
  setPermission,
} from './permissions.ts'
export { readAppUrl } from './readAppUrl.ts'
export { type Manifest, manifestUrl, maxManifestSize, readManifest } from './readManifest.ts'
