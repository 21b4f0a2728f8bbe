import type { TransactionItem } from '#domain'
import type { Rows } from '#queries'
import { type AppEntry, isPageOf } from '#screens/apps/common'

/** The transactions of a Safe that an app has requested, as far as loaded. */
export interface AppActivity {
  items: readonly TransactionItem[]
  /** How many transactions of the Safe were searched, the newest first. */
  searched: number
}

/** A folder is the same with and without its slash. */
const isOf = (url: string, app: Pick<AppEntry, 'url'>): boolean =>
  isPageOf(url, app) || isPageOf(`${url}/`, app)

/**
 * The transactions whose origin names a page of the app. The account that proposed them wrote it.
 */
export const activityOf = (
  { items }: Pick<Rows<TransactionItem>, 'items'>,
  app: Pick<AppEntry, 'url'>,
): AppActivity => ({
  items: items.filter((item) => item.app !== null && isOf(item.app.url, app)),
  searched: items.length,
})
