import type { EIP1193Provider } from 'viem'
import type { Connector } from 'wagmi'

// Wallet requests besides connecting, loaded once a wallet is connected.
export { watchAsset } from 'wagmi/actions'
export { changeChain } from './connectors/changeChain.ts'

/**
 * Lets the user choose again which accounts this page can see. The result arrives as a change
 * event, as if chosen in the wallet.
 */
export async function requestPermissions(connector: Connector): Promise<void> {
  const provider = (await connector.getProvider()) as EIP1193Provider
  await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
}
