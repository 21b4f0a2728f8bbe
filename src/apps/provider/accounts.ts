import { codes, providerCodes } from '#apps/protocol'
import { type Method, toHex } from './context.ts'
import { readChainId, readObject } from './params.ts'
import { ProviderRpcError } from './rpcErrors.ts'

/** The methods that the provider handles itself. */
export const accountMethods: Record<string, Method> = {
  eth_accounts: ({ safe }) => [safe.safeAddress],
  eth_requestAccounts: ({ safe }) => [safe.safeAddress],
  eth_chainId: ({ safe }) => toHex(safe.chainId),
  net_version: ({ safe }) => String(safe.chainId),
  wallet_switchEthereumChain({ safe }, [chain]) {
    if (readChainId(readObject(chain, 'The chain').chainId) === safe.chainId) return null
    throw new ProviderRpcError(
      'A Safe exists on a single chain. Open another Safe in the wallet to switch.',
      providerCodes.unknownChain,
    )
  },
  // Apps cannot open a page of the host.
  wallet_showCallsStatus() {
    throw new ProviderRpcError('"wallet_showCallsStatus" not supported', codes.unsupportedMethod)
  },
}
