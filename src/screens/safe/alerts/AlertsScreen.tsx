import { useQuery } from '@tanstack/react-query'
import { mapRemote, type SafeRef } from '#base'
import { safePolling, snapshotQuery, toRemote } from '#queries'
import { useText } from '#ui'
import { useChain, useEnvironment } from '#screens/core/environment'
import { accountLink, linkTo, linkToPath } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import { prefetchSafe, useKeptFailure, useSafeDetail } from '#screens/core/openSafe'
import { rulesOf } from '#screens/safe/rules'
import { Page, UnsupportedChain } from '#screens/common/pages'
import { AlertsView } from './AlertsView.tsx'
import { EmailAlerts } from './email/EmailAlerts.tsx'
import { RecoveryAlerts } from './recovery/RecoveryAlerts.tsx'
import { alertsText } from './text.ts'

/**
 * The gateway's email alerts for the owners of a Safe: an owner's own address, and the monitored
 * modules.
 */
export function AlertsScreen({ at }: { at: SafeRef }) {
  const text = useText(alertsText)
  const { chains, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const node = client(at.chainId)
  const reported = useKeptFailure(useSafeDetail(at))
  const snapshot = useKeptFailure(
    toRemote(useQuery({ ...snapshotQuery(node, at), refetchInterval: safePolling })),
  )
  if (!chain) {
    return (
      <Page heading={text('title')}>
        <UnsupportedChain chainId={at.chainId} />
      </Page>
    )
  }
  const onChain = node ? snapshot : undefined
  const loginHref = linkToPath(chains, at, accountLink)
  return (
    <AlertsView setupHref={linkTo(chains, at, 'setup')}>
      <EmailAlerts
        at={at}
        chain={chain}
        owners={mapRemote(rulesOf(reported, onChain), ({ owners }) => owners)}
        loginHref={loginHref}
      >
        <RecoveryAlerts
          at={at}
          chain={chain}
          reported={reported}
          onChain={onChain}
          loginHref={loginHref}
        />
      </EmailAlerts>
    </AlertsView>
  )
}

AlertsScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  prefetchSafe(input, at)
  const node = input.client(at.chainId)
  if (node) void input.queries.prefetchQuery(snapshotQuery(node, at))
}
