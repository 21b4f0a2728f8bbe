import { type Address, type ChainSummary, readUrl, sameAddress } from '#base'
import { explorerHosts, oldSafeHosts } from './explorerHosts.ts'

/** A network that a shared address names, as it names it. */
interface SharedNetwork {
  chainId: string
  label: string
}

export type Shared =
  /** `text` is an address or a name, perhaps with an EIP-3770 prefix. */
  | { text: string; network?: SharedNetwork | undefined }
  /**
   * `payment`: it also says what to pay or call. `unknownLink`: a link to several addresses, or
   * with one of an unknown network.
   */
  | { why: 'payment' | 'unknownLink' }

/**
 * Reads an address in the forms in which wallets, explorers, and Safe apps share it: a payment URI
 * (EIP-681), an account ID (CAIP-10), or a link. undefined for any other text.
 */
export function readShared(text: string, chains: readonly ChainSummary[]): Shared | undefined {
  const [, account, at, rest = ''] =
    /^ethereum:(?:pay-)?([^@/?]*)(?:@(\d{1,20}))?([/?].*)?$/is.exec(text) ?? []
  if (account !== undefined)
    return /^[/?]*$/.test(rest)
      ? { text: account, network: at ? networkOf(at) : undefined }
      : payment
  const [, chainId, ofChain] = /^eip155:(\d{1,20}):(.*)$/is.exec(text) ?? []
  if (chainId !== undefined && ofChain !== undefined)
    return { text: ofChain, network: networkOf(chainId) }
  const link = readWebLink(text)
  return link && readLink(link, chains)
}

/** A link, also without `https://`; undefined for any other text. */
export function readWebLink(text: string): URL | undefined {
  const url = /^https?:\/\//i.test(text)
    ? text
    : /^[\w-]+(?:\.[\w-]+)+\//.test(text) && `https://${text}`
  return url ? readUrl(url) : undefined
}

const payment: Shared = { why: 'payment' }

const networkOf = (digits: string): SharedNetwork => {
  const chainId = BigInt(digits).toString()
  return { chainId, label: chainId }
}

/** Parameters of links that do more than show an account; in the first web apps, behind `#`. */
const payments = /[?&#](?:value|amount|uint256|data)=/i

/** The one address of a link, with the network that its prefix or the link's host stands for. */
function readLink(url: URL, chains: readonly ChainSummary[]): Shared | undefined {
  const words = decoded(url.href)
  // Also the one in `multisig_0x…_0x…`, which a transaction's ID begins with.
  const found = [
    ...words.matchAll(/(?:\b([a-z\d][\w-]*):)?(?<![\da-z])(0x[\da-f]{40})(?![\da-z])/gi),
  ].map(([, prefix = '', address = '']) => ({ prefix, address }))
  const [first] = found
  if (!first) return undefined
  if (payments.test(words)) return payment
  const prefixes = new Set(found.flatMap(({ prefix }) => prefix || []))
  const { address } = first
  if (
    // Text before an @ looks like the host.
    url.username ||
    url.password ||
    found.some((one) => !sameAddress(one.address as Address, address as Address)) ||
    prefixes.size > 1
  )
    return { why: 'unknownLink' }
  const [prefix] = prefixes
  // Links of this app name a network that it doesn't know by its chain ID.
  if (prefix && /^\d{1,20}$/.test(prefix)) return { text: address, network: networkOf(prefix) }
  if (prefix) return { text: `${prefix}:${address}` }
  const host = url.hostname.replace(/^www\./, '')
  const chainId = explorerHosts[host] ?? oldSafeHosts[host] ?? explorerOf(words, chains)
  return chainId ? { text: address, network: { chainId, label: host } } : { why: 'unknownLink' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The chain whose explorer has the link; of several, the one whose path is the longest. */
function explorerOf(link: string, chains: readonly ChainSummary[]): string | undefined {
  const [best] = chains
    .flatMap(({ chainId, explorer }) => {
      const site = explorer?.address.split(/[^/]*\/?\{\{/, 1)[0] ?? ''
      return site && link.startsWith(site) ? { chainId, length: site.length } : []
    })
    .toSorted((a, b) => b.length - a.length)
  return best?.chainId
}
