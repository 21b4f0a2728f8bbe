import { useQueries } from '@tanstack/react-query'
import { type ChainSummary, hasFeature } from '#base'
import { safeAppsQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'

/** An app that isn't listed on the chain of the Safe, but on others. */
export interface ListedElsewhere {
  name: string
  /** Where it's listed. First comes a chain where the user has a Safe, if any. */
  chains: readonly ChainSummary[]
}

/**
 * Where else an app is listed. Checks the chains of the user's Safes and the first chain with apps,
 * which nearly every app supports: checking all chains would be a request per chain.
 * @param url the app's own URL; undefined disables it
 * @returns `undefined` while unknown, null if it's listed nowhere
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
