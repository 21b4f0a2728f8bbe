import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'

/** Connector message: the wallet is prompted to add a chain. */
export const addingChain = 'adding_chain'
/** Connector message: the wallet added the chain and is prompted to switch again. */
export const chainAdded = 'chain_added'

/** An app's additional properties of a chain. */
export type AddedChain = {
  [part in Exclude<keyof AddEthereumChainParameter, 'chainId'>]?:
    | AddEthereumChainParameter[part]
    | undefined
}

/**
 * The description of a chain for a wallet that does not know it (EIP-3085). With its public nodes,
 * if it has some: the page's own may have a key.
 */
export const addedChain = (chain: Chain, given: AddedChain = {}): AddEthereumChainParameter => ({
  chainId: numberToHex(chain.id),
  chainName: given.chainName ?? chain.name,
  nativeCurrency: given.nativeCurrency ?? chain.nativeCurrency,
  rpcUrls: given.rpcUrls?.length ? given.rpcUrls : nodesOf(chain),
  blockExplorerUrls:
    given.blockExplorerUrls ?? (chain.blockExplorers ? [chain.blockExplorers.default.url] : []),
  ...(given.iconUrls && { iconUrls: given.iconUrls }),
})

const nodesOf = ({ rpcUrls }: Chain): readonly string[] =>
  rpcUrls.public?.http.length ? rpcUrls.public.http : rpcUrls.default.http
