import type { Address, ChainSummary, SafeRef } from '#base'
import { portfolioLink, readSafeParam, safeParam } from '#screens/core/links'
import { safeKey, withSafes } from '#screens/core/preferences'
import type { PortfolioChoice } from '#screens/core/stores'

/** Most Safes that a URL names: longer URLs are cut off by some mail and chat programs. */
export const mostInUrl = 25

export interface Choice {
  /** The Safes of the list: the known ones, and those in the URL. */
  listed: readonly SafeRef[]
  /** Keys of the chosen Safes. */
  chosen: ReadonlySet<string>
  /** IDs of the networks to count; empty for all. */
  networks: readonly string[]
  /**
   * What the URL names but can't be shown. Contains none of its text, because anyone can write a
   * link: how many entries aren't Safes or are too many, and the addresses on unsupported networks.
   */
  unread: { entries: number; unsupported: readonly Address[] }
  /** Whether the URL decides, and the choice stored in this browser doesn't count. */
  isFromLink: boolean
}

/**
 * What the portfolio consists of. The URL decides if it names Safes, even none, so that a shared
 * link shows the same to everyone; otherwise, all known Safes but those left out in this browser.
 */
export function readChoice(
  chains: readonly ChainSummary[],
  known: readonly SafeRef[],
  { leftOut }: PortfolioChoice,
  params: Readonly<Record<string, string>>,
): Choice {
  const named = (params['safes'] ?? '').split(',').filter(Boolean)
  const read = named.slice(0, mostInUrl).map((text) => readSafeParam(chains, text))
  const inUrl = read.flatMap((param) => (param.found === 'safe' ? param.at : []))
  const unsupported = read.flatMap((one) => (one.found === 'unknownChain' ? one.address : []))
  const isFromLink = params['safes'] !== undefined
  const out = new Set(leftOut.map(safeKey))
  const chosen = isFromLink ? inUrl : known.filter((at) => !out.has(safeKey(at)))
  const shortNames = (params['networks'] ?? '').split(',', chains.length)
  return {
    listed: withSafes(known, inUrl),
    chosen: new Set(chosen.map(safeKey)),
    networks: chains.flatMap(({ chainId, shortName }) =>
      shortNames.includes(shortName) ? chainId : [],
    ),
    unread: {
      entries: named.length - inUrl.length - unsupported.length,
      unsupported: [...new Set(unsupported)],
    },
    isFromLink,
  }
}

/** What a user changes: the Safes of the shown networks, or the networks. */
export type ChoiceChange = Partial<Pick<Choice, 'chosen' | 'networks'>>

export interface Changed {
  /** The URL's new parameters. */
  params: Readonly<Record<string, string>>
  /** The listed Safes to store as chosen; undefined: what is stored stays. */
  stored: readonly SafeRef[] | undefined
}

/**
 * Where a change goes. The choice of a link changes only in the URL, so that opening a link never
 * costs the viewer their own; their own is stored in this browser, and the URL stays without Safes.
 */
export function changeOf(
  chains: readonly ChainSummary[],
  choice: Choice,
  change: ChoiceChange,
): Changed {
  const networks = change.networks ?? choice.networks
  // Safes of other networks stay as they were chosen.
  const shown = new Set(inNetworks(choice, choice.listed).map(safeKey))
  const chosen = choice.listed.filter((at) => {
    const key = safeKey(at)
    return (change.chosen && shown.has(key) ? change.chosen : choice.chosen).has(key)
  })
  return {
    params: {
      ...(choice.isFromLink ? { safes: safesParam(chains, chosen) } : {}),
      ...networksParam(chains, networks),
    },
    stored: change.chosen && !choice.isFromLink ? chosen : undefined,
  }
}

const safesParam = (chains: readonly ChainSummary[], safes: readonly SafeRef[]) =>
  safes
    .slice(0, mostInUrl)
    .map((at) => safeParam(chains, at))
    .join(',')

function networksParam(chains: readonly ChainSummary[], networks: readonly string[]) {
  const names = chains.flatMap(({ chainId, shortName }) =>
    networks.includes(chainId) ? shortName : [],
  )
  return names.length > 0 ? { networks: names.join(',') } : {}
}

/** How many more Safes can be chosen: a link has room for a few, this browser for all. */
export const roomOf = ({ chosen, isFromLink }: Choice): number =>
  isFromLink ? Math.max(0, mostInUrl - chosen.size) : Infinity

/** The path of a link to this choice; undefined if it is empty or too long for a link. */
export function choicePath(chains: readonly ChainSummary[], choice: Choice): string | undefined {
  const { listed, chosen, networks } = choice
  if (chosen.size === 0 || chosen.size > mostInUrl) return undefined
  const safes = listed.filter((at) => chosen.has(safeKey(at)))
  const params = { safes: safesParam(chains, safes), ...networksParam(chains, networks) }
  return `${portfolioLink}?${Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`
}

/** The Safes on the chosen networks. */
export const inNetworks = (
  { networks }: Pick<Choice, 'networks'>,
  safes: readonly SafeRef[],
): readonly SafeRef[] =>
  safes.filter(({ chainId }) => networks.length === 0 || networks.includes(chainId))

/** The chosen Safes of the chosen networks. */
export const includedOf = (choice: Choice): readonly SafeRef[] =>
  inNetworks(choice, choice.listed).filter((at) => choice.chosen.has(safeKey(at)))
