export { FiatValue } from './FiatValue.tsx'
export { type Prices, PricesContext, PricesProvider } from './money.tsx'
export { priceText } from './tokenValue.ts'
export { AmountFiat, TransferFiat } from './TransferFiat.tsx'
