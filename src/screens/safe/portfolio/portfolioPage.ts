import { failed, type Freshness, loading, ready, type Remote } from '#base'
import type { Choice } from './choice.ts'
import type { Portfolio, SafeValue } from './portfolio.ts'

/** A Safe of the list, and whether it is chosen to be added up. */
export interface PortfolioRow extends SafeValue {
  isChosen: boolean
}

export interface PortfolioPage {
  portfolio: Portfolio
  /** The Safes of the chosen networks. */
  rows: readonly PortfolioRow[]
  choice: Choice
  /** Networks whose owned Safes couldn't be loaded. */
  missingNetworks: readonly string[]
  /** More Safes whose assets can be loaded. */
  more: number
  /** How many more Safes can be chosen. */
  room: number
  /** The URL that shows this choice to others; undefined if a link can't carry it. */
  link: string | undefined
}

/** Safes added here are shown while, and although, the owned ones aren't loaded. */
export function remotePage(
  page: PortfolioPage,
  owned: Remote<unknown>,
  freshness: Freshness,
  retry: () => void,
): Remote<PortfolioPage> {
  if (owned.status === 'loading' && page.rows.length === 0) return loading
  if (owned.status === 'failed' && page.rows.length === 0) return failed(owned.reason, owned.retry)
  return ready(page, { freshness, retry })
}
