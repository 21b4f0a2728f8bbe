import {
  pages,
  type PrefetchInput,
  type Screen,
  sections,
  shareAppLink,
  unsubscribeLink,
} from '#screens'
import { loadCode } from '#screens/core/code'
import type { LazyModule } from '#ui'

/** The page of one transaction; it belongs to no section. */
export const transactionScreen = loadCode(
  async () => (await import('#screens/transactions/transaction')).TransactionScreen,
)

/** The page on which a transaction is drafted; it belongs to no section. */
export const newTransactionScreen = loadCode(
  async () => (await import('#screens/transactions/newTransaction')).NewTransactionScreen,
)

/** The page of one message; it belongs to no section. */
export const messageScreen = loadCode(
  async () => (await import('#screens/messages/message')).MessageScreen,
)

/** The page of an embedded app; it belongs to no section. */
export const openAppScreen = loadCode(
  async () => (await import('#screens/apps/open')).OpenAppScreen,
)

/** The page of a shared link to an app. */
export const shareAppScreen = loadCode(
  async () => (await import('#screens/apps/share')).ShareAppScreen,
)

/** The page for links in the gateway's emails. */
export const unsubscribeScreen = loadCode(
  async () => (await import('#screens/safe/alerts/unsubscribe')).UnsubscribeScreen,
)

/** The page for a transaction in the URL's fragment. */
export const sharedScreen = loadCode(
  async () => (await import('#screens/transactions/transaction/shared')).SharedTransactionScreen,
)

/** The page for unknown URLs. */
export const notFoundScreen = loadCode(
  async () => (await import('#screens/shell/notFound')).NotFoundScreen,
)

/**
 * Whether speculative requests are allowed. Without a mouse, a scrolling finger touches rows that
 * it doesn't open.
 */
const isFree = () =>
  navigator.onLine &&
  matchMedia('(hover: hover)').matches &&
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/**
 * Loads a screen's code before it's rendered, and preloads its data. Failures are reported when the
 * screen renders.
 */
export function loadAhead<Props>(
  screen: LazyModule<Screen<Props>>,
  data?: { input: PrefetchInput; props: Props },
): void {
  screen
    .load()
    .then(({ prefetch }) => data && isFree() && prefetch?.(data.input, data.props))
    .catch(() => {})
}

/** Loads the screen of a URL while the app is still starting. */
export function preloadScreen(pathname: string): void {
  const others: Readonly<Record<string, LazyModule<Screen<never>>>> = {
    [pages.transaction]: transactionScreen,
    [pages.newTransaction]: newTransactionScreen,
    [pages.message]: messageScreen,
    [pages.openApp]: openAppScreen,
    [shareAppLink]: shareAppScreen,
    [unsubscribeLink]: unsubscribeScreen,
  }
  const screen: LazyModule<Screen<never>> | undefined =
    others[pathname] ?? sections.find(({ path }) => path === pathname)?.screen
  if (screen) loadAhead(screen)
}
