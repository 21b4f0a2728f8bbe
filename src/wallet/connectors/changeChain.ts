import { type Chain, type EIP1193Provider, numberToHex } from 'viem'
import { type Config, type Connector } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { addedChain } from './addedChain.ts'
import { readWalletError } from './walletErrors.ts'

/** Connector message: the wallet is asked to add a chain. */
export const addingChain = 'adding_chain'
/** Connector message: the wallet has added it and is asked to switch again. */
export const chainAdded = 'chain_added'

const nothing = () => {}

/**
 * Asks the connected wallet to switch its chain. If the wallet does not know the chain (4902), it is asked to add it. `onAdding` is called before
 * that, so that the app can explain the wallet's prompt, and `onAdded` before the second switch request.
 * Rejects with the error of the wallet or wagmi; see `readWalletError`.
 */
export async function changeChain(
  config: Config,
  connector: Connector,
  chainId: number,
  onAdding: () => void = nothing,
  onAdded: () => void = nothing,
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  if (connector.type !== 'injected' || !chain) return viaWagmi(config, connector, chainId, { [addingChain]: onAdding, [chainAdded]: onAdded })
  const provider = (await connector.getProvider()) as EIP1193Provider
  try {
    await ask(provider, chain)
  } catch (error) {
    if (readWalletError(error).kind !== 'chainUnknown') throw error
    onAdding()
    await add(provider, chain, onAdded)
  }
  // Some wallets switch without an event.
  if ((await chainOf(provider)) === chainId) connector.emitter.emit('change', { chainId })
}

const ask = (provider: EIP1193Provider, { id }: Chain) => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(id) }] })
const chainOf = async (provider: EIP1193Provider) => Number(await provider.request({ method: 'eth_chainId' }))

/** // Not through wagmi, which reports every failure here as a rejection. */
async function add(provider: EIP1193Provider, chain: Chain, onAdded: () => void): Promise<void> {
  await provider.request({ method: 'wallet_addEthereumChain', params: [addedChain(chain)] })
  // Most wallets switch to an added chain; the others are asked.
  if ((await chainOf(provider)) === chain.id) return
  onAdded()
  await ask(provider, chain)
}

async function viaWagmi(config: Config, connector: Connector, chainId: number, tell: Partial<Record<string, () => void>>): Promise<void> {
  const listen = ({ type }: { type: string }) => tell[type]?.()
  connector.emitter.on('message', listen)
  try {
    await switchChain(config, { chainId, connector })
  } finally {
    connector.emitter.off('message', listen)
  }
}
