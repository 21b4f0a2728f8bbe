export { FiatValue } from './FiatValue.tsx'
export { type Prices, PricesContext, PricesProvider, usePrices } from './money.tsx'
export { priceText } from './tokenValue.ts'
export { AmountFiat, TransferFiat } from './TransferFiat.tsx'
