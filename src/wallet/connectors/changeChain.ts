import { type EIP1193Provider, numberToHex } from 'viem'
import { type Config, type Connector } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { readWalletError } from './walletErrors.ts'

/** The message by which a connector says that it asks the wallet to learn a chain. */
export const addingChain = 'adding_chain'

/**
 * Asks the connected wallet to change its chain. Where the wallet does not know it (4902), it is asked to add it; `onAdding` is told before, so that
 * the person can be told why the wallet shows something else than was asked for. Rejects with what the wallet or wagmi threw: read it with `readWalletError`.
 */
export async function changeChain(config: Config, connector: Connector, chainId: number, onAdding: () => void = () => {}): Promise<void> {
  if (connector.type !== 'injected' || !config.chains.some(({ id }) => id === chainId)) return viaWagmi(config, connector, chainId, onAdding)
  const provider = (await connector.getProvider()) as EIP1193Provider
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
  } catch (error) {
    if (readWalletError(error).kind !== 'chainUnknown') throw error
    onAdding()
    return viaWagmi(config, connector, chainId)
  }
  // Not every wallet that has changed says so.
  if (Number(await provider.request({ method: 'eth_chainId' })) === chainId) connector.emitter.emit('change', { chainId })
}

async function viaWagmi(config: Config, connector: Connector, chainId: number, onAdding?: () => void): Promise<void> {
  const listen = ({ type }: { type: string }) => type === addingChain && onAdding?.()
  connector.emitter.on('message', listen)
  try {
    await switchChain(config, { chainId, connector })
  } finally {
    connector.emitter.off('message', listen)
  }
}
