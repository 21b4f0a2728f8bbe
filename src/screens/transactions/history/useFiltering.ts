import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { loading, type Remote, type SafeRef } from '#base'
import { balancesQuery, type HistoryFilter, toRemote } from '#queries'
import { useChain, useEnvironment } from '#screens/core/environment'
import { type FilterForm, findParam, formParams, readForm, usePageQuery } from '#screens/core/links'
import { usePreferences } from '#screens/core/preferences'
import { checkFilter, type FilterContext, type FilterToken } from './checkFilter.ts'
import type { Filtering } from './HistoryView.tsx'

const none: readonly FilterToken[] = []

/** Days begin at multiples of it in every time zone. */
const quarterHour = 15 * 60_000
const currentQuarter = () => Math.floor(Date.now() / quarterHour) * quarterHour
const watchClock = (onChange: () => void) => {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

export interface UsedFilter extends Filtering {
  /** undefined for the whole history, and for a filter that can't be used, or can't yet. */
  filter: HistoryFilter | undefined
  /**
   * Set while the filter can't be used yet, because the Safe's tokens are loading or couldn't be
   * loaded.
   */
  waiting: Remote<never> | undefined
}

/** The filter in the page's URL. */
export function useFiltering(at: SafeRef, timeZone: string): UsedFilter {
  const { gateway, chains } = useEnvironment()
  const { params, set } = usePageQuery()
  const [{ currency }] = usePreferences()
  const { chainId } = at
  const chain = useChain(chainId)
  const assets = toRemote(
    useQuery({ ...balancesQuery(gateway, at, currency), enabled: chain !== undefined }),
  )
  const items = assets.status === 'ready' ? assets.value.items : undefined
  // Tomorrow is in the future only until midnight.
  const now = useSyncExternalStore(watchClock, currentQuarter)
  const context = useMemo(
    (): FilterContext => ({
      now,
      timeZone,
      chains,
      chain: { chainId, decimals: chain?.decimals ?? 0 },
      tokens: items?.flatMap(({ type, token, symbol, decimals }) =>
        type === 'erc20' ? [{ address: token, symbol, decimals }] : [],
      ),
    }),
    [now, timeZone, chains, chain, chainId, items],
  )
  const found = params[findParam]
  const form = useMemo(() => readForm(params), [params])
  const { filter, needsTokens } = useMemo(() => checkFilter(form, context), [form, context])
  return {
    form,
    filter,
    waiting: needsTokens ? (assets.status === 'failed' ? assets : loading) : undefined,
    // The filter in use is checked with what it was requested with.
    check: (draft: FilterForm) =>
      checkFilter(draft, draft === form ? context : { ...context, now: Date.now() }).problems,
    tokens: context.tokens ?? none,
    // The search stays.
    onApply: (next) => set({ ...formParams(next), ...(found && { [findParam]: found }) }),
  }
}
