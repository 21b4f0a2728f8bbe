import type { Chain } from 'viem'
import { type AddedChain, addedChain } from './addedChain.ts'
import type { PairingClient } from './pairingClient.ts'

/** Asks a wallet to add a chain; if it cannot, throws the error of the failed switch. */
export async function addPairedChain(
  provider: PairingClient,
  chain: Chain,
  error: unknown,
  given: AddedChain | undefined,
  tell: () => void,
): Promise<void> {
  const canAdd = provider.session?.namespaces.eip155?.methods.includes('wallet_addEthereumChain')
  if (!canAdd || (await isRejected(error))) throw error
  tell()
  await provider.request({ method: 'wallet_addEthereumChain', params: [addedChain(chain, given)] })
}

/**
 * Whether a wallet's error is a rejection. The code that reads it is loaded on demand, like the
 * dialog.
 */
export const isRejected = async (error: unknown) =>
  (await import('./walletErrors.ts')).readWalletError(error).kind === 'rejected'
