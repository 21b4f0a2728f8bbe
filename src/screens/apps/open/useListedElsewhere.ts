import { useQueries } from '@tanstack/react-query'
import { type ChainSummary, hasFeature } from '#base'
import { safeAppsQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'

/** An app that isn't listed on the chain of the Safe, but on others. */
export interface ListedElsewhere {
  name: string
  /** Where it is listed. The first one is where the person has a Safe, if there is one. */
  chains: readonly ChainSummary[]
}

/**
 * Where else an app is listed. Asked are the chains of the person's Safes and the first chain with
 * apps, which nearly every app is on: asking all of them would be a request per chain.
 * @param url the app's own address; undefined asks nothing
 * @returns `undefined` while that is unknown, null if it is nowhere
 */
export function useListedElsewhere(
  url: string | undefined,
  chainId: string,
): ListedElsewhere | null | undefined {
  const { gateway, chains } = useEnvironment()
  const [{ addedSafes }] = usePreferences()
  const offering = chains.filter((chain) => hasFeature(chain, 'SAFE_APPS'))
  const isOwn = (chain: ChainSummary) => addedSafes.some((safe) => safe.chainId === chain.chainId)
  const asked = offering.filter(
    (chain, i) => chain.chainId !== chainId && (i === 0 || isOwn(chain)),
  )
  // Lists spell addresses without a slash at the end.
  const spelled = url?.replace(/\/$/, '')
  const lists = useQueries({
    queries: (spelled === undefined ? [] : asked).map((chain) =>
      safeAppsQuery(gateway, chain.chainId, { origin: location.origin, url: spelled ?? '' }),
    ),
  })
  const app = lists.flatMap(({ data }) => data ?? []).find((one) => !one.chainIds.includes(chainId))
  if (!app) return lists.some(({ isPending }) => isPending) ? undefined : null
  const there = offering.filter((chain) => app.chainIds.includes(chain.chainId))
  return {
    name: app.name,
    chains: [...there.filter(isOwn), ...there.filter((chain) => !isOwn(chain))],
  }
}
