/** Paths of the pages that others link to. Each takes `?safe=<shortName>:<address>`; the transaction also `&id=<transaction id>`. */
export const pages = {
  home: '/home',
  assets: '/balances',
  queue: '/transactions/queue',
  history: '/transactions/history',
  transaction: '/transactions/tx',
  newTransaction: '/transactions/new',
  setup: '/settings/setup',
  apps: '/apps',
  openApp: '/apps/open',
} as const

export type SafePage = keyof typeof pages

export const mySafesLink = '/'
export const contactsLink = '/contacts'
export const settingsLink = '/settings'
/** An app that somebody has shared: `?appUrl=<address>&chain=<short name>`. */
export const shareAppLink = '/share/safe-app'
