import { people } from '../../../mocks/people.ts'
import type { ConnectedWallet } from '../../../src/wallet/account/WalletRows.tsx'

/** An ENS avatar as a data URI. */
export const aPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    '<rect width="40" height="40" fill="#3b5bdb"/><circle cx="20" cy="16" r="8" fill="#fff"/>' +
    '<path d="M4 40a16 14 0 0 1 32 0z" fill="#fff"/></svg>',
)}`

export const twoWallets: readonly ConnectedWallet[] = [
  { id: '1', name: 'Demo wallet', icon: aPicture, account: people.alice.address, current: true },
  { id: '2', name: 'MetaMask', account: people.bob.address, current: false },
]
