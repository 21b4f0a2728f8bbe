import { pages, sections } from '#screens'
import { type LazyModule, loadOnce } from '#ui'

/** The page of one transaction; it belongs to no section. */
export const transactionScreen = loadOnce(async () => (await import('#screens/transaction')).TransactionScreen)

/** Loads the code of a screen before it is rendered. A failure is reported where the screen is rendered. */
export function loadAhead(screen: LazyModule<unknown>): void {
  screen.load().catch(() => {})
}

/** Loads the screen of a URL while the app is still starting. */
export function preloadScreen(pathname: string): void {
  const screen = pathname === pages.transaction ? transactionScreen : sections.find(({ path }) => path === pathname)?.screen
  if (screen) loadAhead(screen)
}
