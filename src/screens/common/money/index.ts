export { FiatValue } from './FiatValue.tsx'
export {
  amountValue,
  type Prices,
  PricesContext,
  PricesProvider,
  tokenOf,
  usePrices,
} from './money.tsx'
export { priceText } from './tokenValue.ts'
export { shareOf } from './shareOf.ts'
export { TotalLabel } from './TotalLabel.tsx'
export { countedPositions, totalWith } from './totalWith.ts'
export { AmountFiat, TransferFiat } from './TransferFiat.tsx'
