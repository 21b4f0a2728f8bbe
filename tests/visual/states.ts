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

/** The applicable cells: each needs a story. Other states may have stories too. */
export const screens: Record<string, readonly State[]> = {
  mySafes: [...data, 'readOnly', 'owner'],
  addSafe: ['loading', 'failed', 'readOnly', 'owner', 'unsupportedChain'],
  home: [...data, 'readOnly', 'owner'],
  // It does not depend on the viewer.
  assets: [...data, 'ready'],
  queue: [...data, 'readOnly', 'owner'],
  history: [...data, 'readOnly', 'owner'],
  transaction: ['loading', 'failed', 'stale', 'partial', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
  confirm: ['loading', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
  execute: ['loading', 'failed', 'unsupportedChain', 'readOnly', 'owner', 'differs'],
}
