import type { WalletChoice } from '../../src/wallet/connectors/walletChoices.ts'

const tile = (colour: string, letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><text x="20" y="27" font-family="Inter, sans-serif" font-size="20" font-weight="600" fill="#fff" text-anchor="middle">${letter}</text></svg>`,
  )}`

export const aWallet = (change: Partial<WalletChoice> = {}): WalletChoice => ({ id: 'demo', name: 'Demo wallet', icon: tile('#0f5c63', 'D'), recent: false, ...change })

export const someWallets: readonly WalletChoice[] = [
  aWallet({ recent: true }),
  aWallet({ id: 'io.metamask', name: 'MetaMask', icon: tile('#b65312', 'M'), recent: true }),
  aWallet({ id: 'me.rainbow', name: 'Rainbow', icon: tile('#0c2f78', 'R') }),
  aWallet({ id: 'com.brave.wallet', name: 'Brave Wallet', icon: undefined }),
]
