/** The supported currencies in the gateway's order, with the value of one dollar in each. */
export const rates: Record<string, string> = {
  USD: '1',
  EUR: '0.92',
  ETH: '0.0003125',
  AUD: '1.52',
  BTC: '0.000011',
  CAD: '1.38',
  CHF: '0.88',
  CNY: '7.12',
  GBP: '0.79',
  INR: '84.1',
  JPY: '151.2',
  KRW: '1384',
  NZD: '1.68',
  RUB: '92.5',
  TRY: '34.2',
  ZAR: '17.9',
}

/** Ether in dollars; nothing has a price on a test chain. */
export const etherPrice = { price: '3200', change: '-1.25' }
export const noPrice = { price: '0', change: null }
