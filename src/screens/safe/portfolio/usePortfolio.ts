import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { oldestFreshness, ready, retryStale, type SafeRef } from '#base'
import {
  balancesQuery,
  findOverviews,
  hasPositions,
  overviewsQuery,
  ownedSafesQuery,
  positionsQuery,
  toRemote,
} from '#queries'
import { useWallet } from '#wallet'
import { countedPositions } from '#screens/common/money'
import { useEnvironment } from '#screens/core/environment'
import { usePageQuery } from '#screens/core/links'
import { safeKey, usePreferences, withSafes } from '#screens/core/preferences'
import { usePortfolioChoice, withChosen } from '#screens/core/stores'
import {
  changeOf,
  type ChoiceChange,
  choicePath,
  includedOf,
  inNetworks,
  readChoice,
  roomOf,
} from './choice.ts'
import { bySize, type Loaded, portfolioOf, safeValue } from './portfolio.ts'
import { type PortfolioPage, remotePage } from './portfolioPage.ts'

/** How many Safes' assets are requested at a time: no call of the gateway returns several. */
const detailStep = 20

/** The Safes that were chosen, and what they hold together. */
export function usePortfolio() {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const [{ addedSafes, currency }] = usePreferences()
  const [stored, store] = usePortfolioChoice()
  const { params, set } = usePageQuery()
  const [detailed, setDetailed] = useState(detailStep)
  const ids = chains.map(({ chainId }) => chainId)
  const ownedQuery = useQuery(ownedSafesQuery(gateway, account, ids))
  const owned = account && ownedQuery.data ? ownedQuery.data.safes : []
  const known = withSafes(owned, addedSafes)
  const choice = readChoice(chains, known, stored, params)
  const knownKeys = new Set(known.map(safeKey))
  const others = choice.listed.filter((at) => !knownKeys.has(safeKey(at)))

  // The same requests as those of "My Safes", so that neither page repeats what the other loaded.
  const overviews = useQueries({
    queries: [owned, addedSafes, others].map((safes) =>
      overviewsQuery(gateway, { safes, currency, wallet: account }),
    ),
  })
  const overviewRemotes = overviews
    .map((one) => toRemote(one))
    .filter((_, index) => [owned, addedSafes, others][index]?.length)
  const isLoadingOverviews = overviewRemotes.some(({ status }) => status === 'loading')
  const [ofOwned, ofAdded, ofOthers] = overviews.map(({ data }) => data)
  const overviewOf = useMemo(
    () => findOverviews([...(ofOwned ?? []), ...(ofAdded ?? []), ...(ofOthers ?? [])]),
    [ofOwned, ofAdded, ofOthers],
  )

  const isSupported = ({ chainId }: SafeRef) => ids.includes(chainId)
  const included = includedOf(choice)
  const supported = included.filter(isSupported)
  const isWaiting = supported.length > detailed && isLoadingOverviews
  const inDetail = isWaiting
    ? []
    : bySize(supported, (at) => overviewOf(at)?.fiatTotal ?? null).slice(0, detailed)
  const balances = useQueries({
    queries: inDetail.map((at) => balancesQuery(gateway, at, currency)),
  }).map((one) => toRemote(one))
  const chainOf = ({ chainId }: SafeRef) => chains.find((one) => one.chainId === chainId)
  const held = useQueries({
    queries: inDetail.map((at) => ({
      ...positionsQuery(gateway, at, currency),
      enabled: hasPositions(chainOf(at)),
    })),
  }).map((one) => toRemote(one))
  const detailAt = new Map(inDetail.map((at, index) => [safeKey(at), index]))

  const loadedOf = (at: SafeRef): Loaded => {
    const index = detailAt.get(safeKey(at))
    const [assets, positions] = index === undefined ? [] : [balances[index], held[index]]
    const overview = overviewOf(at)
    const isOffered = hasPositions(chainOf(at))
    const inCurrency =
      assets?.status === 'ready' && assets.value.currency === currency ? assets.value : undefined
    const parts = [assets, isOffered ? positions : undefined]
    return {
      at,
      overview,
      assets: inCurrency,
      positions:
        inCurrency && positions?.status === 'ready' && positions.value.currency === currency
          ? (countedPositions(positions, currency) ?? positions.value)
          : undefined,
      hasPositions: isOffered,
      status: !isSupported(at)
        ? 'unsupported'
        : parts.some((part) => part?.status === 'failed')
          ? 'failed'
          : inCurrency || overview
            ? 'ready'
            : isLoadingOverviews || assets
              ? 'loading'
              : 'failed',
    }
  }
  const portfolio = portfolioOf(included.map(loadedOf))
  const rows = inNetworks(choice, choice.listed)
  const path = choicePath(chains, choice)
  const page: PortfolioPage = {
    portfolio,
    choice,
    rows: rows.map((at) => ({
      ...safeValue(loadedOf(at)),
      isChosen: choice.chosen.has(safeKey(at)),
    })),
    missingNetworks: (ownedQuery.data?.missing ?? []).map(
      (chainId) => chains.find((one) => one.chainId === chainId)?.name ?? chainId,
    ),
    more: supported.length - inDetail.length,
    room: roomOf(choice),
    link: path && new URL(path, location.href).href,
  }
  const ownedRemote = toRemote(ownedQuery)
  const all = [...(account ? [ownedRemote] : []), ...overviewRemotes, ...balances, ...held]
  const retry = () => {
    retryStale(all)
    for (const one of all) if (one.status === 'failed') one.retry()
    for (const one of balances)
      if (one.status === 'ready' && one.value.unreadable.length > 0) one.retry()
    // Safes that the gateway left out of its response.
    if (portfolio.safes.some(({ status }) => status === 'failed'))
      for (const one of overviewRemotes) if (one.status === 'ready') one.retry()
    if (page.missingNetworks.length > 0) void ownedQuery.refetch()
  }
  return {
    page: remotePage(page, account ? ownedRemote : ready([]), oldestFreshness(all), retry),
    chains,
    currency,
    detail: () => setDetailed((before) => before + detailStep),
    choose: (change: ChoiceChange) => {
      const { params: next, stored: chosen } = changeOf(chains, choice, change)
      if (chosen) store((before) => withChosen(before, choice.listed, chosen))
      set(next)
    },
    /** Returns from the choice made by a link to the viewer's own. */
    showOwn: () => set({}),
  }
}
