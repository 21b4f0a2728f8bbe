import { isUnsupported } from '#screens/core/ports'
import { readWalletError, type Wallet, type WatchedToken } from '#wallet'

/** A token of a chain, for the wallet's own list. */
export interface ListableToken extends Omit<WatchedToken, 'image'> {
  /** Decimal. */
  chainId: string
}

export type WatchOutcome = 'added' | 'rejected' | 'unsupported' | 'failed'

/**
 * Asks the wallet to list a token (EIP-747), after switching to the token's chain: a wallet lists
 * it on the chain that it is on. Never rejects.
 */
export async function watchToken(
  {
    chainId: current,
    switchChain,
    watchAsset,
  }: Pick<Wallet, 'chainId' | 'switchChain' | 'watchAsset'>,
  { chainId, address, symbol, decimals }: ListableToken,
): Promise<WatchOutcome> {
  try {
    if (!watchAsset) return 'unsupported'
    if (current !== Number(chainId)) {
      if (!switchChain) return 'unsupported'
      await switchChain(Number(chainId))
    }
    // Some wallets return nothing if the user rejects.
    return (await watchAsset({ address, symbol, decimals })) === true ? 'added' : 'rejected'
  } catch (error) {
    if (isUnsupported(error)) return 'unsupported'
    return readWalletError(error).kind === 'rejected' ? 'rejected' : 'failed'
  }
}
