export { keepPrices, keptPrices, keptPricesKey, useKeptPrice } from './keptPrices.ts'
export { type LoadedPrices, loadPastPrices } from './loadPastPrices.ts'
export { type PastPrice, pastPriceId, type PriceRequest } from './pastPrice.ts'
