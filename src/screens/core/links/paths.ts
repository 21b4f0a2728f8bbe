/**
 * Paths of the pages that others link to. Each takes `?safe=<shortName>:<address>`; the transaction
 * also `&id=<transaction id>`, the message `&messageHash=<hash>`.
 */
export const pages = {
  home: '/home',
  assets: '/balances',
  nfts: '/balances/nfts',
  queue: '/transactions/queue',
  history: '/transactions/history',
  transaction: '/transactions/tx',
  newTransaction: '/transactions/new',
  messages: '/transactions/messages',
  message: '/transactions/msg',
  setup: '/settings/setup',
  alerts: '/settings/alerts',
  apps: '/apps',
  openApp: '/apps/open',
} as const

export type SafePage = keyof typeof pages

export const mySafesLink = '/'
/**
 * Several Safes together: `?safes=<short name>:<address>,…&networks=<short name>,…`, both optional.
 */
export const portfolioLink = '/portfolio'
export const createSafeLink = '/new-safe/create'
export const contactsLink = '/contacts'
export const settingsLink = '/settings'
export const localDataLink = '/settings/data'
export const endpointsLink = '/settings/networks'
/** Where a user logs in to the gateway. */
export const accountLink = '/settings/account'
/**
 * The link in emails of the gateway: `?token=<uuid>`, with `&category=<category>` for one kind of
 * email.
 */
export const unsubscribeLink = '/unsubscribe'
export const notificationsLink = '/settings/notifications'
/** An app that someone has shared: `?appUrl=<address>&chain=<short name>`. */
export const shareAppLink = '/share/safe-app'
