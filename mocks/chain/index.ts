export { createChain } from './createChain.ts'
export {
  base,
  baseTokens,
  household,
  safes,
  smallPlaces,
  type SafePlace,
  type Scenario,
} from './genesis/places.ts'
export { loadGenesis, loadPlaces } from './genesis/loadGenesis.ts'
export { chargeForData, gasPriceOracle } from './gasPriceOracle.ts'
export { impostor, replaceSingleton } from './impostor.ts'
export { multicall3 } from './names.ts'

export { rpcHandle } from './rpcHandle.ts'
export { pastCount, pastIndexOf, pastNonce, pastRecord } from './past.ts'

export { indexedDbStore } from './store/indexedDbStore.ts'
export { memoryStore } from './store/memoryStore.ts'
export type * from './types.ts'
