import { type Chain, type EIP1193Provider, numberToHex } from 'viem'
import { type Config, type Connector } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { addedChain } from './addedChain.ts'
import { readWalletError } from './walletErrors.ts'

/** The message by which a connector says that it asks the wallet to learn a chain. */
export const addingChain = 'adding_chain'
/** And the one by which it says that the wallet has learnt it, and is asked once more to change. */
export const chainAdded = 'chain_added'

const nothing = () => {}

/**
 * Asks the connected wallet to change its chain. Where the wallet does not know it (4902), it is asked to add it; `onAdding` is told before, so that
 * the person can be told why the wallet shows something else than was asked for, and `onAdded` where it is asked once more to change.
 * Rejects with what the wallet or wagmi threw: read it with `readWalletError`.
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
  // Not every wallet that has changed says so.
  if ((await chainOf(provider)) === chainId) connector.emitter.emit('change', { chainId })
}

const ask = (provider: EIP1193Provider, { id }: Chain) => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(id) }] })
const chainOf = async (provider: EIP1193Provider) => Number(await provider.request({ method: 'eth_chainId' }))

/** Not by wagmi: it calls whatever goes wrong here a refusal. */
async function add(provider: EIP1193Provider, chain: Chain, onAdded: () => void): Promise<void> {
  await provider.request({ method: 'wallet_addEthereumChain', params: [addedChain(chain)] })
  // Most wallets change to what they have added; the others are asked.
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
