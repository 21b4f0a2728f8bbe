import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { SafeRef } from '#base'
import { mySafesLink, pages, type SafePage } from '#screens'

type SafeScreen = LazyExoticComponent<ComponentType<{ at: SafeRef }>>

// Each screen is a file of its own.
const load = {
  mySafes: () => import('#screens/mySafes'),
  home: () => import('#screens/home'),
  assets: () => import('#screens/assets'),
  queue: () => import('#screens/queue'),
  history: () => import('#screens/history'),
  transaction: () => import('#screens/transaction'),
}

/** The screens of one safe, loaded when their page is opened. */
export const screens: Record<Exclude<SafePage, 'transaction'>, SafeScreen> = {
  home: lazy(async () => ({ default: (await load.home()).HomeScreen })),
  assets: lazy(async () => ({ default: (await load.assets()).AssetsScreen })),
  queue: lazy(async () => ({ default: (await load.queue()).QueueScreen })),
  history: lazy(async () => ({ default: (await load.history()).HistoryScreen })),
}
export const TransactionScreen = lazy(async () => ({ default: (await load.transaction()).TransactionScreen }))
export const loadMySafes = load.mySafes

/** Fetches the screen that an address will show, while the product is still starting. */
export function preloadScreen(pathname: string): void {
  const page = pathname === mySafesLink ? 'mySafes' : (Object.keys(pages) as SafePage[]).find((one) => pages[one] === pathname)
  // A failure is told where the screen is drawn; here nobody waits for it.
  if (page) void load[page]().catch(() => {})
}
