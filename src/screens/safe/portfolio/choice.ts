import type { ChainSummary, SafeRef } from '#base'
import { readSafeParam, safeParam } from '#screens/core/links'
import { safeKey, withSafes } from '#screens/core/preferences'
import type { PortfolioChoice } from '#screens/core/stores'

/** The parameters of the page's URL. */
const portfolioParams = ['safes', 'networks'] as const

/** A URL names at most so many Safes: longer ones are cut off by some mail and chat programs. */
const mostInUrl = 25

export interface Choice {
  /** The Safes of the list: the known ones, and those in the URL. */
  listed: readonly SafeRef[]
  /** Keys of those that are chosen. */
  chosen: ReadonlySet<string>
  /** IDs of the networks to count; empty for all. */
  networks: readonly string[]
  /** Safes in the URL that can't be read, or are on an unsupported network, as they are there. */
  unread: readonly string[]
  /** The URL names Safes that aren't known here. */
  hasOthers: boolean
}

/**
 * What the portfolio consists of. The URL decides if it names Safes, so that a shared link shows
 * the same to everyone; otherwise, all known Safes but those left out in this browser.
 */
export function readChoice(
  chains: readonly ChainSummary[],
  known: readonly SafeRef[],
  { leftOut }: PortfolioChoice,
  params: Readonly<Record<string, string>>,
): Choice {
  const named = (params['safes'] ?? '').split(',').filter(Boolean)
  const read = named.map((text) => ({ text, param: readSafeParam(chains, text) }))
  const inUrl = read.flatMap(({ param }) => (param.found === 'safe' ? param.at : []))
  const listed = withSafes(known, inUrl)
  const out = new Set(leftOut.map(safeKey))
  const chosen = named.length > 0 ? inUrl.map(safeKey) : known.map(safeKey)
  const shortNames = (params['networks'] ?? '').split(',')
  return {
    listed,
    chosen: new Set(named.length > 0 ? chosen : chosen.filter((key) => !out.has(key))),
    networks: chains.flatMap(({ chainId, shortName }) =>
      shortNames.includes(shortName) ? chainId : [],
    ),
    unread: read.flatMap(({ text, param }) => (param.found === 'safe' ? [] : text)),
    hasOthers: listed.length > known.length,
  }
}

/** The URL's parameters of a choice; none for all Safes on all networks. */
export function choiceParams(
  chains: readonly ChainSummary[],
  { listed, chosen, networks, hasOthers }: Omit<Choice, 'unread'>,
): Readonly<Record<string, string>> {
  const safes = listed.filter((at) => chosen.has(safeKey(at)))
  const names = chains.flatMap(({ chainId, shortName }) =>
    networks.includes(chainId) ? shortName : [],
  )
  return {
    ...(safes.length > 0 && (hasOthers || safes.length < listed.length) && safes.length <= mostInUrl
      ? { safes: safes.map((at) => safeParam(chains, at)).join(',') }
      : {}),
    ...(names.length > 0 ? { networks: names.join(',') } : {}),
  }
}

/** Those on the chosen networks. */
export const inNetworks = (
  { networks }: Pick<Choice, 'networks'>,
  safes: readonly SafeRef[],
): readonly SafeRef[] =>
  safes.filter(({ chainId }) => networks.length === 0 || networks.includes(chainId))

/** The chosen Safes of the chosen networks. */
export const includedOf = (choice: Choice): readonly SafeRef[] =>
  inNetworks(choice, choice.listed).filter((at) => choice.chosen.has(safeKey(at)))
