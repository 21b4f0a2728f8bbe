import { useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { findOverviews, overviewsQuery, toRemote } from '#queries'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'
import { SwitcherListView } from './SwitcherListView.tsx'

export interface SwitcherListProps {
  /** The Safes that are shown: as many as one call of the gateway returns. */
  safes: readonly SafeRef[]
  onLeave: () => void
}

/** The Safes in the open switcher, with what each holds and what is pending. */
export function SwitcherList({ safes, onLeave }: SwitcherListProps) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const [{ currency }] = usePreferences()
  const overviews = useQuery(overviewsQuery(gateway, { safes, currency, wallet: account }))
  return (
    <SwitcherListView
      safes={safes}
      chains={chains}
      currency={currency}
      numbers={toRemote(overviews).status}
      overviewOf={findOverviews(overviews.data ?? [])}
      onLeave={onLeave}
    />
  )
}
