import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import type { Party } from '#domain'
import {
  balancesQuery,
  chainQuery,
  hasPositions,
  historyQuery,
  positionsQuery,
  queuedQuery,
  readFailure,
  toRemote,
} from '#queries'
import { delegatorOf } from '#safe'
import { useText, useTimeZone } from '#ui'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { contactsLink, linkTo, usePageHref } from '#screens/core/links'
import { resolveName, useNames } from '#screens/core/names'
import type { PrefetchInput } from '#screens/core/prefetch'
import {
  prefetchSafe,
  useActor,
  useKeptFailure,
  useSafeDetail,
  useSafeState,
} from '#screens/core/openSafe'
import { usePreferences } from '#screens/core/preferences'
import { ReceiveButton, useReceive } from '#screens/safe/receive'
import { useRowDialogs } from '#screens/transactions/dialogs'
import { OwnRole } from '#screens/transactions/role'
import { SendButton, useSend } from '#screens/transactions/send'
import { PricesProvider } from '#screens/common/money'
import { componentsText } from '#screens/common/text'
import { usePending } from '#screens/common/pending'
import { firstSteps } from './firstSteps.ts'
import { HomeView } from './HomeView.tsx'
import { useLastVisit } from './lastVisits.ts'
import { homeText } from './text.ts'

/** The home page of a Safe: its settings, assets and pending transactions. */
export function HomeScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const chain = useChain(at.chainId)
  const [{ currency }] = usePreferences()
  const safe = useKeptFailure(useSafeDetail(at))
  const state = useSafeState(at)
  const viewing = {
    safe: state.status === 'ready' ? state.value : undefined,
    entries: usePending(),
    viewer: account,
  }
  const text = useText(homeText)
  const parts = useText(componentsText)
  const { actor } = useActor(at, viewing.safe)
  const isDelegate = viewing.safe !== undefined && delegatorOf(viewing.safe, actor) !== undefined
  const otherwise = isDelegate ? parts('role.propose') : text('readOnly')
  const assets = toRemote(useQuery(balancesQuery(gateway, at, currency)))
  const held = useQuery({
    ...positionsQuery(gateway, at, currency),
    enabled: hasPositions(chain),
  })
  const queue = toRemote(useInfiniteQuery(queuedQuery(gateway, at)))
  // With networks from the configuration, the gateway may not know this one, and then knows none of
  // its Safes.
  const isMissing = safe.status === 'failed' && safe.reason.kind === 'notFound'
  const served = useQuery({ ...chainQuery(gateway, at.chainId), enabled: isMissing })
  const isServed = !(served.isError && readFailure(served.error, true).kind === 'notFound')
  const pending = useRowDialogs(at)
  const { dialog, ...receive } = useReceive(at)
  const { dialog: sendDialog, ...send } = useSend(at)
  const timeZone = useTimeZone()
  const { chainId, address } = at
  // Memoized: ten thousand rows are not grouped by day on every render.
  const past = useMemo(
    () => historyQuery(gateway, { chainId, address }, timeZone),
    [gateway, chainId, address, timeZone],
  )
  const history = toRemote(useInfiniteQuery(past))
  const names = useNames()
  const hrefOf = usePageHref()
  const lastVisit = useLastVisit(at)
  const isNamed = (owner: Party) => {
    const { name, isYou } = resolveName(names, owner, chainId)
    return isYou || name !== null
  }
  const named = safe.status === 'ready' ? safe.value.owners.filter(isNamed).length : 0
  const steps =
    safe.status === 'ready' ? firstSteps({ safe: safe.value, assets, queue, named }) : undefined
  const links = {
    history: linkTo(chains, at, 'history'),
    assets: linkTo(chains, at, 'assets'),
    queue: linkTo(chains, at, 'queue'),
    transaction: (id: string) => linkTo(chains, at, 'transaction', id),
  }
  return (
    <PricesProvider at={at}>
      <HomeView
        at={at}
        chain={chain}
        isServed={isServed}
        viewing={viewing}
        role={account ? <OwnRole at={at} account={account} otherwise={otherwise} /> : otherwise}
        safe={safe}
        assets={assets}
        positions={hasPositions(chain) ? toRemote(held) : undefined}
        queue={queue}
        history={history}
        links={links}
        pendingActions={{ onConfirm: pending.confirm, onExecute: pending.execute }}
        lastVisit={lastVisit}
        firstSteps={
          steps && {
            steps,
            hrefs: {
              fund: linkTo(chains, at, 'assets'),
              name: hrefOf(contactsLink),
              propose: linkTo(chains, at, 'newTransaction'),
            },
          }
        }
        actions={
          <>
            <SendButton {...send} />
            <ReceiveButton {...receive} />
          </>
        }
      />
      {dialog}
      {sendDialog}
      {pending.dialog}
    </PricesProvider>
  )
}

HomeScreen.prefetch = (input: PrefetchInput, { at }: { at: SafeRef }) => {
  const { gateway, queries, currency, timeZone } = input
  prefetchSafe(input, at)
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
  void queries.prefetchInfiniteQuery(queuedQuery(gateway, at))
  void queries.prefetchInfiniteQuery(historyQuery(gateway, at, timeZone))
}
