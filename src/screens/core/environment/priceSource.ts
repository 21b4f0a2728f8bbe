/**
 * The source of past prices, as the site operator has configured it: a server with DefiLlama's `GET
 * /prices/historical/{seconds}/{coins}`, in US dollars.
 */
export interface PriceSource {
  /** Its base URL. */
  url: string
  /** Its name for each network, by chain ID: `{ "1": "ethereum" }`. */
  chains: Readonly<Record<string, string>>
}
