import { type ChainNode, chooseNode, isIndependent, type SiteNode } from '#base'
import type { ChainClient } from '#chain'
import type { OwnNodes } from './ownNodes.ts'

/** The nodes that a site has for its chains. */
export interface SiteNodes {
  /** The node that the site has for a chain, or that the gateway suggests for it. */
  siteNode: (chainId: string) => SiteNode | undefined
  /** Reads from a node of a chain; undefined if the app may not connect to it. */
  connect: (chainId: string, node: ChainNode) => ChainClient | undefined
}

/** Reads from a chain's node. */
interface NodeReader {
  client: ChainClient
  /** false: the gateway chose the node, so nothing that it answers is checked by that. */
  isIndependent: boolean
}

/** The nodes of chains, as the user has chosen. */
export interface ChosenNodes {
  /** The chain's node: the user's own where there is one, and then never the site's. */
  node: (chainId: string) => ChainNode | undefined
  /** Reads from the chain's node, if the gateway didn't choose it. */
  client: (chainId: string) => ChainClient | undefined
  /**
   * Reads from the gateway's node as well, once the user has agreed to it. Only for what says that
   * it isn't independently checked.
   */
  reader: (chainId: string) => NodeReader | undefined
}

/** What each chain is read from, by what the user has chosen on this device. */
export function chooseNodes(
  { siteNode, connect }: SiteNodes,
  own: OwnNodes,
  agreed: OwnNodes,
): ChosenNodes {
  const node = (chainId: string) =>
    chooseNode(siteNode(chainId), { own: own[chainId], agreed: agreed[chainId] })
  const reader = (chainId: string): NodeReader | undefined => {
    const chosen = node(chainId)
    const client = chosen && connect(chainId, chosen)
    return client && { client, isIndependent: isIndependent(chosen) }
  }
  const client = (chainId: string) => {
    const read = reader(chainId)
    return read?.isIndependent ? read.client : undefined
  }
  return { node, reader, client }
}
