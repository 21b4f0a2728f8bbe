import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'

/** What an app says of a chain besides what is configured. */
export type AddedChain = { [part in Exclude<keyof AddEthereumChainParameter, 'chainId'>]?: AddEthereumChainParameter[part] | undefined }

/** What a wallet is told of a chain that it does not know (EIP-3085). */
export const addedChain = (chain: Chain, given: AddedChain = {}): AddEthereumChainParameter => ({
  chainId: numberToHex(chain.id),
  chainName: given.chainName ?? chain.name,
  nativeCurrency: given.nativeCurrency ?? chain.nativeCurrency,
  rpcUrls: given.rpcUrls?.length ? given.rpcUrls : chain.rpcUrls.default.http,
  blockExplorerUrls: given.blockExplorerUrls ?? (chain.blockExplorers ? [chain.blockExplorers.default.url] : []),
  ...(given.iconUrls && { iconUrls: given.iconUrls }),
})
