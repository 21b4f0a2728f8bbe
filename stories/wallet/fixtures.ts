import type { WalletChoice } from '../../src/wallet/connectors/walletChoices.ts'

// Shapes, not letters: a font inside a picture would be the machine's own.
const tile = (ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><g fill="#fff">${shape}</g></svg>`)}`

const ring = '<path d="M20 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"/>'
const peaks = '<path d="M8 30 15 12l5 9 5-9 7 18z"/>'
const bow = '<path d="M8 30a20 20 0 0 1 22-20v6A14 14 0 0 0 14 30z"/>'

export const aWallet = (change: Partial<WalletChoice> = {}): WalletChoice => ({ id: 'demo', name: 'Demo wallet', icon: tile('#0f5c63', ring), recent: false, ...change })

export const someWallets: readonly WalletChoice[] = [
  aWallet({ recent: true }),
  aWallet({ id: 'io.metamask', name: 'MetaMask', icon: tile('#b65312', peaks), recent: true }),
  aWallet({ id: 'me.rainbow', name: 'Rainbow', icon: tile('#0c2f78', bow) }),
  aWallet({ id: 'com.brave.wallet', name: 'Brave Wallet', icon: undefined }),
]
