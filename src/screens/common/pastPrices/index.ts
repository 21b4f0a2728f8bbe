export { keepPrices, useKeptPrice } from './keptPrices.ts'
export { loadPastPrices } from './loadPastPrices.ts'
export { type PastPrice, pastPriceId, type PriceRequest } from './pastPrice.ts'
