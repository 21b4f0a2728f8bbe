export { createLocalGateway, localUrl, type LocalGatewayOptions } from './createLocalGateway.ts'
export {
  createLocalStore,
  type LocalData,
  type LocalStore,
  localStoreKey,
  parseLocalData,
} from './localStore.ts'
