import type { EIP1193Provider } from 'viem'
import type { Connector } from 'wagmi'

// What a connected wallet can be asked for besides the connection: loaded when it is.
export { watchAsset } from 'wagmi/actions'
export { changeChain } from './connectors/changeChain.ts'

/** Has the person choose anew which accounts this page may see. They arrive as a change, as they do when they are chosen in the wallet. */
export async function requestPermissions(connector: Connector): Promise<void> {
  const provider = (await connector.getProvider()) as EIP1193Provider
  await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
}
