import { type SectionName, sections } from '../../src/screens/shell/frame/sections.ts'

/** The possible states of a screen, as named on the states page. */
export const states = {
  ready: 'everything there',
  loading: 'loading',
  empty: 'empty',
  failed: 'failed, with retry',
  offline: 'offline',
  stale: 'stale',
  partial: 'partial',
  notFound: 'not found',
  readOnly: 'read-only visitor',
  owner: 'owner',
  unsupportedChain: 'unsupported chain',
  minimized: 'a request minimized',
  differs: 'differs from what is signed',
  veryLong: 'very long values',
  huge: 'very many',
  rightToLeft: 'right to left',
} as const

export type State = keyof typeof states

const data = ['loading', 'empty', 'failed', 'stale', 'partial', 'unsupportedChain'] as const

/** Cells of sections whose states differ from the usual ones. */
const special: Partial<Record<SectionName, readonly State[]>> = {
  // It does not depend on the viewer.
  assets: [...data, 'ready'],
  nfts: [...data, 'readOnly', 'owner'],
  // Every Safe has an owner.
  setup: [
    'loading',
    'failed',
    'stale',
    'partial',
    'unsupportedChain',
    'readOnly',
    'owner',
    'differs',
    'veryLong',
    'rightToLeft',
  ],
  // Empty: no address is registered. Not found: this gateway has no email.
  alerts: [...data, 'notFound', 'readOnly', 'owner', 'veryLong', 'rightToLeft'],
  // Only the currencies are loaded.
  settings: ['ready', 'loading', 'failed'],
  portfolio: [...data, 'readOnly', 'owner', 'veryLong', 'huge', 'rightToLeft'],
  // It is stored in this browser: nothing is loaded.
  localData: ['ready', 'empty', 'failed', 'veryLong', 'rightToLeft'],
  // Loading, failed, and differs are of the checks before it is sent; an unsupported chain has no
  // official contracts.
  create: [
    'empty',
    'loading',
    'failed',
    'unsupportedChain',
    'readOnly',
    'owner',
    'differs',
    'veryLong',
    'rightToLeft',
  ],
  // Read-only: not signed in. Not found: the gateway keeps no accounts.
  account: [
    'ready',
    'loading',
    'empty',
    'failed',
    'stale',
    'partial',
    'notFound',
    'readOnly',
    'veryLong',
    'rightToLeft',
  ],
  notifications: [...data, 'ready', 'readOnly', 'owner', 'veryLong', 'huge', 'rightToLeft'],
  // They are stored on this device: nothing is loaded.
  contacts: ['ready', 'empty', 'unsupportedChain', 'veryLong', 'huge'],
  // Each network has a row.
  endpoints: ['ready', 'loading', 'failed', 'veryLong', 'huge', 'rightToLeft'],
  // The same for everyone.
  messages: [...data, 'readOnly', 'owner', 'veryLong', 'rightToLeft'],
  apps: [
    'ready',
    'loading',
    'empty',
    'failed',
    'stale',
    'unsupportedChain',
    'veryLong',
    'huge',
    'rightToLeft',
  ],
}

/** Pages and dialogs that aren't sections. */
const others: Record<string, readonly State[]> = {
  endpoint: ['empty', 'loading', 'failed', 'stale', 'partial', 'ready', 'veryLong', 'rightToLeft'],
  addSafe: ['loading', 'failed', 'readOnly', 'owner', 'unsupportedChain'],
  receive: ['ready', 'veryLong', 'rightToLeft'],
  filter: ['empty', 'ready', 'rightToLeft'],
  newTransaction: [
    'empty',
    'failed',
    'partial',
    'unsupportedChain',
    'readOnly',
    'owner',
    'veryLong',
  ],
  appActivity: [
    'ready',
    'loading',
    'empty',
    'failed',
    'stale',
    'partial',
    'veryLong',
    'huge',
    'rightToLeft',
  ],
  openApp: [
    'loading',
    'failed',
    'readOnly',
    'owner',
    'unsupportedChain',
    'minimized',
    'veryLong',
    'rightToLeft',
  ],
  addApp: ['loading', 'failed', 'ready', 'veryLong', 'rightToLeft'],
  shareApp: [
    'loading',
    'empty',
    'failed',
    'partial',
    'unsupportedChain',
    'ready',
    'veryLong',
    'rightToLeft',
  ],
  appRequest: [
    'loading',
    'failed',
    'unsupportedChain',
    'readOnly',
    'owner',
    'differs',
    'veryLong',
    'rightToLeft',
  ],
  // They are stored on this device: nothing is loaded.
  appPermissions: ['ready', 'empty', 'veryLong'],
  inspector: ['ready', 'empty', 'veryLong', 'huge', 'rightToLeft'],
  unsubscribe: ['ready', 'failed', 'notFound', 'veryLong', 'rightToLeft'],
  transaction: [
    'loading',
    'failed',
    'stale',
    'partial',
    'unsupportedChain',
    'readOnly',
    'owner',
    'differs',
  ],
  message: [
    'loading',
    'failed',
    'stale',
    'notFound',
    'readOnly',
    'owner',
    'differs',
    'veryLong',
    'rightToLeft',
  ],
  newMessage: ['empty', 'failed', 'ready', 'rightToLeft'],
  confirm: ['loading', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
  delegates: [
    'loading',
    'empty',
    'failed',
    'partial',
    'notFound',
    'readOnly',
    'owner',
    'veryLong',
    'rightToLeft',
  ],
  // Not found: the network has no official contract for them.
  limits: [
    'ready',
    'loading',
    'empty',
    'failed',
    'stale',
    'partial',
    'notFound',
    'readOnly',
    'owner',
    'veryLong',
    'huge',
    'rightToLeft',
  ],
  // Not found: it is gone in the meantime.
  limit: ['loading', 'empty', 'failed', 'notFound', 'readOnly', 'owner', 'veryLong', 'rightToLeft'],
  // Differs: the chain expects it to fail.
  spend: [
    'ready',
    'loading',
    'empty',
    'failed',
    'readOnly',
    'owner',
    'differs',
    'veryLong',
    'rightToLeft',
  ],
  send: [
    'loading',
    'empty',
    'failed',
    'unsupportedChain',
    'readOnly',
    'owner',
    'differs',
    'veryLong',
  ],
  execute: ['loading', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
  // Empty: none are left today.
  relay: ['loading', 'empty', 'failed', 'unsupportedChain', 'readOnly', 'owner'],
}

/** The applicable cells by screen: each needs a story. Other states may have stories too. */
export const screensOf = (
  sections: readonly { name: string }[],
): Record<string, readonly State[]> => ({
  ...Object.fromEntries(
    sections.map(({ name }) => [
      name,
      special[name as SectionName] ?? [...data, 'readOnly', 'owner'],
    ]),
  ),
  ...others,
})
export const screens = screensOf(sections)
