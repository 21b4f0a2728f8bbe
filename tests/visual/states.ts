import { type SectionName, sections } from '../../src/screens/sections.ts'

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
  // Every Safe has an owner.
  setup: ['loading', 'failed', 'stale', 'partial', 'unsupportedChain', 'readOnly', 'owner', 'differs', 'veryLong', 'rightToLeft'],
  // Only the currencies are loaded.
  settings: ['ready', 'loading', 'failed'],
  // They are stored on this device: nothing is loaded.
  contacts: ['ready', 'empty', 'unsupportedChain', 'veryLong', 'huge'],
  // The same for everybody.
  apps: ['ready', 'loading', 'empty', 'failed', 'stale', 'unsupportedChain', 'veryLong', 'huge', 'rightToLeft'],
}

/** Pages and dialogs that are no sections. */
const others: Record<string, readonly State[]> = {
  addSafe: ['loading', 'failed', 'readOnly', 'owner', 'unsupportedChain'],
  receive: ['ready', 'veryLong', 'rightToLeft'],
  filter: ['empty', 'ready', 'rightToLeft'],
  newTransaction: ['empty', 'failed', 'partial', 'unsupportedChain', 'readOnly', 'owner', 'veryLong'],
  appActivity: ['ready', 'loading', 'empty', 'failed', 'stale', 'partial', 'veryLong', 'huge', 'rightToLeft'],
  openApp: ['loading', 'failed', 'readOnly', 'owner', 'veryLong', 'rightToLeft'],
  addApp: ['loading', 'failed', 'ready', 'veryLong', 'rightToLeft'],
  shareApp: ['loading', 'empty', 'failed', 'partial', 'unsupportedChain', 'ready', 'veryLong', 'rightToLeft'],
  appRequest: ['loading', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs', 'veryLong', 'rightToLeft'],
  // They are stored on this device: nothing is loaded.
  appPermissions: ['ready', 'empty', 'veryLong'],
  inspector: ['ready', 'empty', 'veryLong', 'huge', 'rightToLeft'],
  transaction: ['loading', 'failed', 'stale', 'partial', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
  confirm: ['loading', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
  delegates: ['loading', 'empty', 'failed', 'partial', 'notFound', 'readOnly', 'owner', 'veryLong', 'rightToLeft'],
  send: ['loading', 'empty', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs', 'veryLong'],
  execute: ['loading', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
  // Empty: none are left today.
  relay: ['loading', 'empty', 'failed', 'unsupportedChain', 'readOnly', 'owner'],
}

/** The applicable cells by screen: each needs a story. Other states may have stories too. */
export const screensOf = (sections: readonly { name: string }[]): Record<string, readonly State[]> => ({
  ...Object.fromEntries(sections.map(({ name }) => [name, special[name as SectionName] ?? [...data, 'readOnly', 'owner']])),
  ...others,
})
export const screens = screensOf(sections)
