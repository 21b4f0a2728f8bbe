import type { Guide } from '../../../src/wallet/catalog/types.ts'
import type { WalletFacts } from '../../../src/wallet/connect/pickerWallet.ts'

export const guide: Guide = {
  steps: ['install', 'create', 'scan'],
  learnMore: 'https://learn.test',
}

/** Installed; downloadable as an extension only. */
export const here: WalletFacts = {
  id: 'here',
  connectionMethod: 'here',
  downloads: { extension: 'https://e.test' },
  guides: { extension: guide },
}
/** Available by pairing with a phone only. */
export const onPhones: WalletFacts = {
  id: 'onPhones',
  connectionMethod: 'pairing',
  downloads: { mobile: 'https://m.test' },
  guides: { mobile: guide },
}
/** Everywhere. */
export const onBoth: WalletFacts = {
  id: 'onBoth',
  connectionMethod: 'pairing',
  downloads: { extension: 'https://e.test', desktop: 'https://d.test', mobile: 'https://m.test' },
  guides: { extension: guide, desktop: guide, mobile: guide },
}
/** Not available, and no download. */
export const nowhere: WalletFacts = {
  id: 'nowhere',
  connectionMethod: 'none',
  downloads: {},
  guides: {},
}
/** Not available, with downloads. */
export const notYetHere: WalletFacts = { ...onBoth, id: 'notYetHere', connectionMethod: 'none' }
