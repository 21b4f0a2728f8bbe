import { describe, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { baseWallet } from '../../../src/wallet/catalog/wallets/baseWallet.ts'
import { metaMaskWallet } from '../../../src/wallet/catalog/wallets/metaMaskWallet.ts'
import type { WalletEntry } from '../../../src/wallet/catalog/types.ts'
import { findConnector } from '../../../src/wallet/connectors/findConnector.ts'

interface Given {
  id: string
  type: string
  name: string
  rdns?: string | readonly string[]
}

/** The name of the connector for a wallet that hasn't announced itself. */
function found(entry: WalletEntry, connectors: readonly Given[]): string | undefined {
  const config = { connectors } as unknown as Config
  const asked = { id: entry.id, connectionMethod: 'pairing' } as const
  return findConnector(config, asked, entry, { announced: [], found: new Map() })?.name
}

const pairing = { id: 'walletConnect', type: 'walletConnect', name: 'WalletConnect' }
const imitation = { id: 'io.metamask', type: 'injected', name: 'Sparkle' }

describe('the connector of a wallet', () => {
  test('is the app’s own, under any of its names', () => {
    const base = { id: 'baseAccount', type: 'baseAccount', name: 'Base', rdns: 'app.base.account' }
    const sdk = { id: 'sdk', type: 'metaMask', name: 'MetaMask', rdns: ['io.metamask'] }
    expect(found(baseWallet, [pairing, base])).toBe('Base')
    expect(found(metaMaskWallet, [pairing, imitation, sdk])).toBe('MetaMask')
  })

  test('is never an extension’s that announces the wallet’s name', () =>
    expect(found(metaMaskWallet, [imitation, pairing])).toBe('WalletConnect'))
})
