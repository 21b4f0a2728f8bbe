import type { Address, ChainSummary, Hex, SafeRef } from '#base'
import { parseAddress } from '#safe'
import { pages, type SafePage } from './paths.ts'

/**
 * `eth:0x…`, with the chain's own short name; the decimal chain ID where the chain is not known.
 */
export const safeParam = (chains: readonly ChainSummary[], at: SafeRef): string =>
  `${chains.find((chain) => chain.chainId === at.chainId)?.shortName ?? at.chainId}:${at.address}`

/** A path with the Safe in its query. The colon stays readable: a query may contain it. */
export const linkToPath = (chains: readonly ChainSummary[], at: SafeRef, path: string): string =>
  `${path}?safe=${safeParam(chains, at)}`

/** URL of a page of a Safe, as a path with its query. */
export const linkTo = (
  chains: readonly ChainSummary[],
  at: SafeRef,
  page: SafePage,
  id?: string,
): string =>
  `${linkToPath(chains, at, pages[page])}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`

/** URL of the page of one message, by the hash that owners sign. */
export const linkToMessage = (chains: readonly ChainSummary[], at: SafeRef, hash: Hex): string =>
  `${linkTo(chains, at, 'message')}&messageHash=${hash}`

export type SafeParam =
  | { found: 'safe'; at: SafeRef }
  | { found: 'none' }
  | { found: 'unknownChain'; prefix: string; address: Address }
  | { found: 'invalid'; text: string }
  /** Mixed case that isn't the checksum of EIP-55: a character may be mistyped. */
  | { found: 'badChecksum'; text: string }

/** Reads the `safe` parameter of a URL. The address is returned with its checksum. */
export function readSafeParam(
  chains: readonly ChainSummary[],
  text: string | undefined,
): SafeParam {
  if (!text) return { found: 'none' }
  const [prefix = '', address] = text.includes(':') ? text.split(':', 2) : ['', text]
  const read = parseAddress(address ?? '')
  if (!read.ok) return { found: read.reason === 'badChecksum' ? 'badChecksum' : 'invalid', text }
  const chain = chains.find(
    (one) => one.shortName === prefix || (/^\d+$/.test(prefix) && one.chainId === prefix),
  )
  if (!chain) return { found: 'unknownChain', prefix, address: read.address }
  return { found: 'safe', at: { chainId: chain.chainId, address: read.address } }
}

/** The `safe` parameter of a URL with the address as it was read; its prefix stays. */
export const canonicalSafeParam = (text: string, { address }: SafeRef): string =>
  text.slice(0, text.indexOf(':') + 1) + address

/**
 * Rewrites old links, such as `/eth:0x…/transactions/<id>`, to current ones; undefined for others.
 */
export function rewriteOldLink(chains: readonly ChainSummary[], path: string): string | undefined {
  const [, safe, section = 'home', rest] =
    /^\/([\w-]+:0x[0-9a-f]{40})(?:\/([\w-]+))?(?:\/([^/]+))?\/?$/i.exec(path) ?? []
  const read = readSafeParam(chains, safe)
  // The page reports the address problem.
  if (read.found === 'badChecksum') return `${pages.home}?safe=${read.text}`
  if (read.found !== 'safe') return undefined
  if (section === 'transactions' && rest && rest !== 'queue' && rest !== 'history') {
    const id = decoded(rest)
    return id && linkTo(chains, read.at, 'transaction', id)
  }
  const page = ({ home: 'home', balances: 'assets', queue: 'queue', history: 'history' } as const)[
    section === 'transactions' ? (rest ?? 'history') : section
  ]
  return linkTo(chains, read.at, page ?? 'home')
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined // a broken escape, as in a link that was cut off
  }
}
