import type { Guide, ListedGroup, ListedWallet, Device } from '../../src/wallet/catalog/types.ts'
import type { WalletToGet } from '../../src/wallet/catalog/walletsToGet.ts'

// Shapes instead of letters: a font inside an image would depend on the machine.
const tile = (ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
      `<rect width="40" height="40" fill="${ground}"/><g fill="#fff">${shape}</g></svg>`,
  )}`

const ring =
  '<path d="M20 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"/>'
const peaks = '<path d="M8 30 15 12l5 9 5-9 7 18z"/>'
const bow = '<path d="M8 30a20 20 0 0 1 22-20v6A14 14 0 0 0 14 30z"/>'
const wave = '<path d="M7 18c6-8 10-2 13 0s7 6 13-2v6c-6 8-10 2-13 0s-7-6-13 2z"/>'

const extensionGuide: Guide = {
  steps: ['install', 'create', 'refresh'],
  learnMore: 'https://learn.test',
}
const phoneGuide: Guide = { steps: ['install', 'create', 'scan'], learnMore: 'https://learn.test' }

export const aWallet = (change: Partial<ListedWallet> = {}): ListedWallet => ({
  id: 'demo',
  name: 'Demo wallet',
  icon: tile('#0f5c63', ring),
  recent: false,
  connectionMethod: 'here',
  downloads: {},
  guides: {},
  ...change,
})

/** Not in the browser, available on phones, and downloadable everywhere. */
export const rainbow = aWallet({
  id: 'rainbow',
  name: 'Rainbow',
  icon: tile('#0c2f78', bow),
  connectionMethod: 'pairing',
  downloads: { extension: 'https://store.test/rainbow', mobile: 'https://rainbow.test/app' },
  guides: { extension: extensionGuide, mobile: phoneGuide },
})
/** Not installed, with a download for every platform. */
export const metaMask = aWallet({
  id: 'metaMask',
  name: 'MetaMask',
  icon: tile('#b65312', peaks),
  connectionMethod: 'none',
  downloads: {
    extension: 'https://store.test/metamask',
    desktop: 'https://metamask.test/desktop',
    mobile: 'https://metamask.test/app',
  },
  guides: {
    extension: extensionGuide,
    desktop: { ...extensionGuide, steps: ['install', 'create', 'connect'] },
    mobile: phoneGuide,
  },
})
export const anyWallet = aWallet({
  id: 'walletConnect',
  name: 'WalletConnect',
  icon: tile('#2563a8', wave),
  connectionMethod: 'pairing',
  anyWallet: true,
})
export const coinbase = aWallet({
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  icon: tile('#2c5ff6', ring),
  connectionMethod: 'pairing',
  downloads: { mobile: 'https://coinbase.test/app' },
  guides: { mobile: phoneGuide },
})
/** Works only in its own browser, and has no icon. */
export const brave: ListedWallet = {
  id: 'brave',
  name: 'Brave Wallet',
  recent: false,
  connectionMethod: 'none',
  downloads: {},
  guides: {},
}

export const someGroups: readonly ListedGroup[] = [
  { heading: 'Installed', wallets: [aWallet({ recent: true })] },
  { heading: 'Popular', wallets: [rainbow, coinbase, metaMask, anyWallet] },
]

export const manyGroups: readonly ListedGroup[] = [
  ...someGroups,
  {
    heading: 'Hardware',
    wallets: ['Ledger Live', 'Trezor Suite', 'Keystone', 'GridPlus Lattice', 'Éclair'].map((name) =>
      aWallet({ id: name, name, icon: tile('#4a4f57', peaks), connectionMethod: 'pairing' }),
    ),
  },
]

export const someToGet: readonly WalletToGet[] = [
  { wallet: rainbow, kind: 'both' },
  { wallet: coinbase, kind: 'mobile' },
  { wallet: metaMask, kind: 'both' },
  {
    wallet: aWallet({
      id: 'frame',
      name: 'Frame',
      icon: tile('#3a3a46', ring),
      connectionMethod: 'none',
      downloads: { desktop: 'https://frame.test' },
    }),
    kind: 'desktop',
  },
  {
    wallet: aWallet({
      id: 'rabby',
      name: 'Rabby',
      icon: tile('#4c65d6', wave),
      connectionMethod: 'none',
      downloads: { extension: 'https://store.test/rabby' },
    }),
    kind: 'extension',
  },
]

export const onDesktop: Device = { browser: 'Chrome', system: 'Linux', mobile: false }
export const onPhone: Device = { browser: 'Safari', system: 'iOS', mobile: true }

/** The time of all stories. */
export const now = Date.UTC(2026, 10, 20, 12, 0, 0)
const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
export const aPairing = {
  uri: `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}`,
  expiresAt: now + 192_000,
}
