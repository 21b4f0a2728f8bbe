import { type ChainNode, chooseNode, isIndependent, type SiteNode, urlsOf } from '#base'
import type { ChainClient } from '#chain'
import type { NodeUrls } from './ownNodes.ts'

/** The nodes that a site has for its chains. */
export interface SiteNodes {
  /** The node that the site has for a chain, or that the gateway suggests for it. */
  siteNode: (chainId: string) => SiteNode | undefined
  /**
   * Reads from a node of a chain, or, while it fails, from the others; undefined if the app may not
   * connect to it.
   */
  connect: (chainId: string, node: ChainNode) => ChainClient | undefined
}

/** Reads from a chain's nodes. */
export interface NodeReader {
  /** For lists and amounts: the fastest node, or another one while that fails. */
  client: ChainClient
  /** For proofs: each node alone, the preferred one first. */
  nodes: readonly ChainClient[]
  /** false: the gateway chose the node, so its responses prove nothing. */
  isIndependent: boolean
}

/** The nodes of chains, as the user has chosen. */
export interface ChosenNodes {
  /** The chain's node: the user's own where there is one, and then never the site's. */
  node: (chainId: string) => ChainNode | undefined
  /** Reads from the chain's node, if the gateway didn't choose it. */
  client: (chainId: string) => ChainClient | undefined
  /**
   * Also reads from the gateway's node, with the user's consent. Only for data shown as not
   * independently checked. The same object each time.
   */
  reader: (chainId: string) => NodeReader | undefined
}

/** The node for each chain, based on the user's choices on this device. */
export function chooseNodes(
  { siteNode, connect }: SiteNodes,
  own: NodeUrls,
  agreed: NodeUrls,
): ChosenNodes {
  const node = (chainId: string) =>
    chooseNode(siteNode(chainId), { own: own[chainId], agreed: agreed[chainId] })
  const readers = new Map<string, NodeReader | undefined>()
  function makeReader(chainId: string): NodeReader | undefined {
    const chosen = node(chainId)
    const client = chosen && connect(chainId, chosen)
    if (!client) return undefined
    const urls = urlsOf(chosen)
    const nodes =
      urls.length === 1
        ? [client]
        : urls.flatMap((url) => connect(chainId, { ...alone(chosen), url }) ?? [])
    return { client, nodes, isIndependent: isIndependent(chosen) }
  }
  const reader = (chainId: string) => {
    if (!readers.has(chainId)) readers.set(chainId, makeReader(chainId))
    return readers.get(chainId)
  }
  const client = (chainId: string) => {
    const read = reader(chainId)
    return read?.isIndependent ? read.client : undefined
  }
  return { node, reader, client }
}

/** A node without the others. */
const alone = (node: ChainNode): ChainNode =>
  node.source === 'gateway' ? node : { url: node.url, source: node.source }
