/** The source of a site's node for a chain: its `config.json`, our table, or the gateway. */
export interface SiteNode {
  url: string
  /** URLs of the chain's other nodes: what they prove has to agree. */
  others?: readonly string[]
  /**
   * `config`: written in `config.json`. `table`: the public node in the table that the app ships.
   * `gateway`: only suggested by the gateway, because there is neither.
   */
  source: 'config' | 'table' | 'gateway'
}

/** The node of a chain, and where its URL comes from. */
export type ChainNode =
  | { url: string; others?: readonly string[]; source: 'config' | 'person' | 'table' }
  /** `agreed`: whether the user allows the app to use this node at this URL. */
  | { url: string; source: 'gateway'; agreed: boolean }

/** The user's choice for a chain. */
export interface NodeChoice {
  /** URLs of the user's own nodes, the first one preferred. */
  own?: readonly string[] | undefined
  /** URLs of the gateway's nodes that they approved. */
  agreed?: readonly string[] | undefined
}

/**
 * The node for reading a chain: the user's own, otherwise the site's. They're never mixed. Consent
 * to a gateway's node applies to one URL: if the gateway names another one, it no longer counts.
 */
export function chooseNode(
  site: SiteNode | undefined,
  { own = [], agreed = [] }: NodeChoice,
): ChainNode | undefined {
  const [first, ...rest] = own
  if (first !== undefined) return { ...withOthers(first, rest), source: 'person' }
  if (!site) return undefined
  const { url, others = [], source } = site
  return source === 'gateway'
    ? { url, source, agreed: agreed.includes(url) }
    : { ...withOthers(url, others), source }
}

/** A node's URL, with those of others if there are any. */
export const withOthers = (url: string, others: readonly string[]) =>
  others.length > 0 ? { url, others } : { url }

/** The URLs of a chain's nodes, the preferred one first. */
export const urlsOf = (node: ChainNode | SiteNode): readonly [string, ...string[]] => [
  node.url,
  ...(('others' in node ? node.others : undefined) ?? []),
]

/**
 * Whether a node's responses can prove anything. A gateway's node can't: it would vouch for the
 * gateway that chose it.
 */
export const isIndependent = (node: SiteNode | ChainNode | undefined): boolean =>
  node !== undefined && node.source !== 'gateway'

/** Whether the app may connect to a node: a gateway's, only once the user has agreed. */
export const mayConnect = (node: ChainNode): boolean => node.source !== 'gateway' || node.agreed
