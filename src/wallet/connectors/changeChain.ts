import {
  type Chain,
  type EIP1193Provider,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { type Config, type Connector } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { addedChain, addingChain, chainAdded } from './addedChain.ts'
import { readWalletError } from './walletErrors.ts'

/** How long, in milliseconds, a wallet that approved the switch may take to be on the chain. */
export const switchPatience = 1000

const nothing = () => {}

/**
 * Asks the connected wallet to switch its chain. If the wallet doesn't know the chain (4902), asks
 * it to add the chain. Calls `onAdding` before that, so that the app can explain the wallet's
 * prompt, and `onAdded` before the second switch request.
 * @throws UserRejectedRequestError
 * @throws SwitchChainError for everything else, even if the wallet approves but stays on its chain.
 *   Its cause is the error of the wallet or wagmi: `readWalletError` reads it.
 */
export const changeChain = (
  config: Config,
  connector: Connector,
  chainId: number,
  onAdding: () => void = nothing,
  onAdded: () => void = nothing,
): Promise<void> =>
  change(config, connector, chainId, onAdding, onAdded).catch((error: unknown) => {
    if (error instanceof UserRejectedRequestError || error instanceof SwitchChainError) throw error
    throw readWalletError(error).kind === 'rejected'
      ? new UserRejectedRequestError(error as Error)
      : new SwitchChainError(error as Error)
  })

async function change(
  config: Config,
  connector: Connector,
  chainId: number,
  onAdding: () => void,
  onAdded: () => void,
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  if (connector.type !== 'injected' || !chain)
    return viaWagmi(config, connector, chainId, {
      [addingChain]: onAdding,
      [chainAdded]: onAdded,
    }).then(() => mustBeOn(connector, chainId))
  const provider = (await connector.getProvider()) as EIP1193Provider
  try {
    await ask(provider, chain)
  } catch (error) {
    if (readWalletError(error).kind !== 'chainUnknown') throw error
    onAdding()
    await add(provider, chain, onAdded)
  }
  await mustBeOn(connector, chainId)
  // Some wallets switch without an event.
  connector.emitter.emit('change', { chainId })
}

const ask = (provider: EIP1193Provider, { id }: Chain) =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(id) }] })
const chainOf = async (provider: EIP1193Provider) =>
  Number(await provider.request({ method: 'eth_chainId' }))

/** Some wallets approve and do nothing; others take a moment. */
async function mustBeOn(connector: Connector, chainId: number): Promise<void> {
  const isThere = async () => (await connector.getChainId()) === chainId
  if (await isThere()) return
  await new Promise<void>((done) => {
    const over = () => {
      clearTimeout(timer)
      connector.emitter.off('change', over)
      done()
    }
    const timer = setTimeout(over, switchPatience)
    connector.emitter.on('change', over)
  })
  if (!(await isThere()))
    throw new Error('The wallet approved the switch but is still on its previous network.')
}

/** Not through wagmi, which reports every failure here as a rejection. */
async function add(provider: EIP1193Provider, chain: Chain, onAdded: () => void): Promise<void> {
  await provider.request({ method: 'wallet_addEthereumChain', params: [addedChain(chain)] })
  // Most wallets switch to an added chain; the others need a second request.
  if ((await chainOf(provider)) === chain.id) return
  onAdded()
  await ask(provider, chain)
}

async function viaWagmi(
  config: Config,
  connector: Connector,
  chainId: number,
  tell: Partial<Record<string, () => void>>,
): Promise<void> {
  const listen = ({ type }: { type: string }) => tell[type]?.()
  connector.emitter.on('message', listen)
  try {
    await switchChain(config, { chainId, connector })
  } finally {
    connector.emitter.off('message', listen)
  }
}
