import type { ComponentType } from 'react'
import type { SafeRef } from '#base'
import { mySafesLink, pages, type SafePage } from '#screens'
import { type LazyModule, loadOnce } from '#ui'

type SafeScreen = ComponentType<{ at: SafeRef }>

/** The screens of one safe. Each is a file of its own, loaded when its page is opened. */
export const safeScreens: Record<Exclude<SafePage, 'transaction'>, LazyModule<SafeScreen>> = {
  home: loadOnce(async () => (await import('#screens/home')).HomeScreen),
  assets: loadOnce(async () => (await import('#screens/assets')).AssetsScreen),
  queue: loadOnce(async () => (await import('#screens/queue')).QueueScreen),
  history: loadOnce(async () => (await import('#screens/history')).HistoryScreen),
}
export const transactionScreen = loadOnce(async () => (await import('#screens/transaction')).TransactionScreen)
export const mySafesScreen = loadOnce(async () => (await import('#screens/mySafes')).MySafesScreen)

const byPath = new Map<string, LazyModule<unknown>>([
  [mySafesLink, mySafesScreen],
  [pages.transaction, transactionScreen],
  ...Object.entries(safeScreens).map(([page, screen]) => [pages[page as keyof typeof safeScreens], screen] as const),
])

/** Fetches the screen that an address will show, while the product is still starting. */
export function preloadScreen(pathname: string): void {
  // A failure is told where the screen is drawn; here nobody waits for it.
  void byPath
    .get(pathname)
    ?.load()
    .catch(() => {})
}
